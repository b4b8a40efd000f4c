import type { ReactNode } from "react";
import { Heading } from "./Permalink";

interface Props {
  id: string;
  title: string;
  children: ReactNode;
}

export function RuledBlock({ id, title, children }: Props) {
  return (
    <section sx={{ variant: "cards.ruled" }}>
      <Heading id={id} sx={{ fontSize: "h2", mb: 3, breakAfter: "avoid" }}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
