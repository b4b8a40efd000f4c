interface Props {
  /** The id that the heading, or what it heads, has on the page. */
  id: string;
  children: string;
}

/**
 * The words of a heading as a link to it, whose address can be copied or sent on. It is no tab stop: a page may have thirty
 * of them, and keyboard users reach headings in other ways. Headings of Markdown get theirs in gatsby-node/sections.ts.
 */
export const Permalink = ({ id, children }: Props) => (
  <a href={`#${id}`} tabIndex={-1}>
    {children}
  </a>
);

/** A heading of the second level that leads to itself. */
export const Heading = ({ id, className, children }: Props & { className?: string }) => (
  <h2 id={id} className={className}>
    <Permalink id={id}>{children}</Permalink>
  </h2>
);
