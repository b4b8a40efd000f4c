import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { newTabNote, outsideLink } from "../lib/linkProps";

interface Props {
  href: string;
  children: ReactNode;
  /** The name of a variant of the theme, for example "buttons.primary". */
  variant?: string;
}

/** A link to another site, which opens in a new tab. A hidden text in the link tells screen readers so. */
export function ExternalLink({ href, children, variant }: Props) {
  return (
    <a {...outsideLink(href)} {...(variant && { sx: { variant } })}>
      {children}
      <span className="visually-hidden">{newTabNote}</span>
    </a>
  );
}

/**
 * A list of links to other sites, each with its details. The component renders nothing if the list is empty. The list is an `ol`, because
 * the reader views of browsers leave out a `ul` that consists mostly of links. They also leave out a `div` if links make up more than a
 * fifth of its text, so the element around a list is a `section`.
 */
export function ExternalLinks({ links }: { links: readonly Queries.OutsideLinkFragment[] }) {
  if (links.length === 0) return null;
  return (
    <ol role="list" className="text" sx={{ listStyle: "none", mt: 4, display: "grid", gap: 3 }}>
      {links.map(({ text, url, detail }) => (
        <li key={url} sx={{ lineHeight: 1.4 }}>
          <ExternalLink href={url}>{text}</ExternalLink>{" "}
          {detail && <span sx={{ display: "block", fontSize: "menu", color: "muted" }}>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}

export const query = graphql`
  fragment OutsideLink on OutsideLink {
    text
    url
    detail
  }
`;
