import { Heading } from "../components/Permalink";
import { toLetters } from "./letters";

/** The A-Z of Content, set like a book's index. */
export function AtoZ({ pages }: { pages: Queries.HomeQuery["allPage"]["nodes"] }) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="a-z" sx={{ borderTop: "3px double", borderColor: "line", py: 6, my: 5 }}>
      <Heading id="a-z" sx={{ fontSize: "h2", mb: 5 }}>
        A-Z of Content
      </Heading>
      <dl
        sx={{
          columnWidth: "14rem",
          columnGap: 6,
          lineHeight: 1.4,
          "> div": { display: "flex", gap: 4, breakInside: "avoid", pb: 4 },
          dt: {
            variant: "text.figures",
            fontSize: "h2",
            lineHeight: 1,
            color: "accent",
            minWidth: "1.75rem",
          },
          ul: { listStyle: "none" },
          a: { display: "block", py: 1, textDecoration: "none" },
          "a:hover": { textDecoration: "underline" },
        }}
      >
        {toLetters(pages).map(([letter, links]) => (
          <div key={letter}>
            <dt>{letter}</dt>
            <dd>
              <ul role="list">
                {links.map(({ label, path }) => (
                  <li key={path}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
