import { graphql, useStaticQuery } from "gatsby";
import { X } from "lucide";
import { Icon, IconButton } from "../components/Icon";
import { listStyles } from "./paletteStyles";
import { placeholder } from "./dialogState";

/** Put in by webpack (gatsby-node/onCreateWebpackConfig.ts): the address of the search's list, searchList.tsx. */
declare const SEARCH_LIST: string;

/**
 * The search dialog: a field, and the entries as links. The inline script opens and closes it (search.inline.ts) and loads the list, which then takes the
 * place of both (searchList.tsx).
 */
export function SearchDialog() {
  const { allSearchEntry, allDocumentPart } = useStaticQuery<Queries.SearchEntriesQuery>(graphql`
    query SearchEntries {
      allDocumentPart(limit: 1) {
        totalCount
      }
      allSearchEntry(sort: { position: ASC }) {
        nodes {
          title
          description
          page {
            path
          }
        }
      }
    }
  `);
  return (
    <dialog
      id="search"
      aria-label="Search the site"
      data-list={SEARCH_LIST}
      data-documents={allDocumentPart.totalCount > 0 ? "" : undefined}
      sx={{
        variant: "cards.panel",
        position: "fixed",
        top: ["1rem", "12vh"],
        m: "0 auto",
        p: 0,
        width: "min(36rem, calc(100vw - 2rem))",
        "&::backdrop": { bg: "rgb(0 0 0 / 45%)" },
        input: {
          width: "100%",
          minHeight: "3.25rem",
          pl: 4,
          pr: 7,
          border: 0,
          bg: "transparent",
          color: "text",
          font: "inherit",
          outlineOffset: "-3px",
          "&::placeholder": { color: "muted", opacity: 1 },
        },
        form: { position: "absolute", top: "0.25rem", right: "0.25rem" },
        ...listStyles,
      }}
    >
      <div data-plain="">
        <input type="text" placeholder={placeholder} aria-label={placeholder} autoComplete="off" />
        {allSearchEntry.nodes.length > 0 && (
          <ul role="list">
            {allSearchEntry.nodes.map(({ title, page: { path }, description }) => (
              <li key={path}>
                <a href={path}>
                  <span>{title}</span>
                  <span>{description}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div data-island="" />
      {/* After the field, which takes the focus. The browser closes the dialog without a script. */}
      <form method="dialog">
        <IconButton label="Close" type="submit">
          <Icon icon={X} size={20} />
        </IconButton>
      </form>
    </dialog>
  );
}
