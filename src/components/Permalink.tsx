import { permalink } from "../lib/linkProps";

interface Props {
  /** The id that the heading, or what it heads, has on the page. */
  id: string;
  children: string;
}

/** The words of a heading as a link to it. */
export const Permalink = ({ id, children }: Props) => <a {...permalink(id)}>{children}</a>;

/** A heading of the second level that leads to itself. */
export const Heading = ({ id, className, children }: Props & { className?: string }) => (
  <h2 id={id} className={className}>
    <Permalink id={id}>{children}</Permalink>
  </h2>
);
