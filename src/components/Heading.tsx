import type { ReactNode } from "react";
import { permalink } from "../lib/linkProps";

interface Props {
  /** The id of the heading, or of the section or entry that has the heading. The permalink links to it. */
  id: string;
  children: string;
}

/** The text of a heading, which is a link to the heading itself. A click copies the address of the link (see copyAndShare.inline.ts). */
export const Permalink = ({ id, children }: Props) => <a {...permalink(id)}>{children}</a>;

interface HeadingProps extends Props {
  className?: string;
  /** An element before the text that is not part of the link, for example a number. */
  before?: ReactNode;
}

/**
 * A heading of the second level that links to itself. Reader views of browsers remove a heading whose id contains a word such as "contact",
 * "media" or "tags". They keep the heading if it has the class `entry` (see `REGEXPS` of Readability, the reader view of Firefox).
 */
export const Heading = ({ id, className, before, children }: HeadingProps) => (
  <h2 id={id} className={className === undefined ? "entry" : `entry ${className}`}>
    {before}
    <Permalink id={id}>{children}</Permalink>
  </h2>
);

interface RuledBlockProps {
  id: string;
  title: string;
  children: ReactNode;
}

/** A block with a horizontal line above it and a heading that links to itself. */
export function RuledBlock({ id, title, children }: RuledBlockProps) {
  return (
    <section sx={{ variant: "cards.ruled" }}>
      <Heading id={id} sx={{ fontSize: "h2", mb: 3, breakAfter: "avoid" }}>
        {title}
      </Heading>
      {children}
    </section>
  );
}
