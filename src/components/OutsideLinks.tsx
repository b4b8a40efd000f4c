import { graphql } from "gatsby";
import { OutsideLink } from "./OutsideLink";

export function OutsideLinks({ links }: { links: readonly Queries.OutsideLinkFragment[] }) {
  if (links.length === 0) return null;
  return (
    <ul role="list" sx={{ listStyle: "none", mt: 4, display: "grid", gap: 3 }}>
      {links.map(({ text, url, detail }) => (
        <li key={url} sx={{ lineHeight: 1.4 }}>
          <OutsideLink href={url}>{text}</OutsideLink>
          {detail && <span sx={{ display: "block", fontSize: "menu", color: "muted" }}>{detail}</span>}
        </li>
      ))}
    </ul>
  );
}

export const query = graphql`
  fragment OutsideLink on OutsideLink {
    text
    url
    detail
  }
`;
