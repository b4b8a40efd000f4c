import type { ReactNode } from "react";

interface Props {
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

/** A block of a list: a heading with what belongs to it, below a strong line. */
export function RuledBlock({ id, title, className, children }: Props) {
  return (
    <section aria-labelledby={id} className={className} sx={{ variant: "cards.ruled" }}>
      <h2 id={id} sx={{ fontSize: "h2", mb: 3 }}>
        {title}
      </h2>
      {children}
    </section>
  );
}
