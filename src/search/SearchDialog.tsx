import { graphql, useStaticQuery } from "gatsby";
import { X } from "lucide";
import type { ThemeUICSSObject } from "theme-ui";
import { Icon, IconButton } from "../components/Icon";
import { marker } from "../theme/colors";
import { placeholder } from "./dialogState";

/** The address of the script searchList.tsx. Webpack inserts this address (see gatsby-node.ts). */
declare const SEARCH_LIST: string;

/** Selects the results of the list and, before the list has loaded, the links in the HTML. */
const entry = "& :is([cmdk-item], [data-plain] a)";

/** The styles of the list and its results. They are in the page, so that the script of the list does not need to contain styles. */
const listStyles: ThemeUICSSObject = {
  "[cmdk-list], ul": {
    listStyle: "none",
    maxHeight: 300,
    overflowY: "auto",
    overscrollBehavior: "contain",
    borderTop: "1px solid",
    borderColor: "line",
  },
  // When the visitor has typed something, the plain links are hidden. Until the list has loaded, nothing can compare them with the query.
  "input:not(:placeholder-shown) + ul": { display: "none" },
  "[cmdk-group-heading]": { variant: "text.smallCaps", px: 3, pt: 3, pb: 1 },
  [entry]: {
    variant: "links.item",
    flexDirection: "column",
    alignItems: "flex-start",
    justifyContent: "center",
    py: 2,
    cursor: "pointer",
  },
  [`${entry} > span + span`]: { fontSize: "small", color: "muted" },
  mark: { bg: marker.background, color: marker.text, borderRadius: "2px" },
  // With forced colours, the selected result loses its background. This outline, which is usually transparent, then becomes visible.
  "[aria-selected=true]": { outline: "2px solid transparent" },
  "[cmdk-list] ~ p": { m: 0, px: 4, textAlign: "center", fontSize: "menu", color: "muted" },
  "[cmdk-list] ~ p:not(:empty)": { py: 2 },
  "p button": {
    border: 0,
    bg: "transparent",
    color: "accent",
    font: "inherit",
    textDecoration: "underline",
    cursor: "pointer",
  },
  "[cmdk-list]:has([cmdk-item]) + p:not(:empty)": { borderTop: "1px solid", borderColor: "line" },
};

/**
 * The search dialog, with a field and the entries as links. search.inline.ts opens and closes the dialog, and loads the script
 * searchList.tsx. This script replaces the field and the links by the list.
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
        // Without this rule, browsers that do not support dialogs would always show the dialog.
        "&:not([open])": { display: "none" },
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
                  <span>{`${title} `}</span>
                  <span>{description}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <div data-island="" />
      {/* The button comes after the field, so that the field gets the focus when the dialog opens. It works without a script. */}
      <form method="dialog">
        <IconButton label="Close" type="submit">
          <Icon icon={X} size={20} />
        </IconButton>
      </form>
    </dialog>
  );
}
