import { Heading } from "./Heading";

/**
 * Groups links by letter and sorts them like the index of a book: an accented letter counts as the letter without the accent.
 * @returns pairs of a letter and its links. Links that begin with a digit or another character are under "#"
 */
function toLetters<Link extends { readonly label: string }>(links: readonly Link[]) {
  const collator = new Intl.Collator("en-GB", { sensitivity: "base", numeric: true });
  const letters = new Map<string, Link[]>();
  for (const link of [...links].sort((a, b) => collator.compare(a.label, b.label))) {
    const plain = link.label.normalize("NFD").charAt(0).toUpperCase();
    const letter = /[A-Z]/.test(plain) ? plain : "#";
    letters.set(letter, [...(letters.get(letter) ?? []), link]);
  }
  return [...letters];
}

/** The A-Z index of the site's pages, laid out like the index of a book. */
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
