import type { ReactNode } from "react";
import { Permalink } from "./Permalink";

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

export function RuledBlock({ id, title, children }: Props) {
  return (
    <section aria-labelledby={id} sx={{ variant: "cards.ruled" }}>
      <h2 id={id} sx={{ fontSize: "h2", mb: 3, breakAfter: "avoid" }}>
        <Permalink id={id}>{title}</Permalink>
      </h2>
      {children}
    </section>
  );
}
