/** Decides which pages the site has, without side effects. */
import { assertFound } from "../lib/assertFound";

/** The list of pages, from checked content: no two have one path, and each old address leads somewhere. */
export interface PagesData {
  allPage: { nodes: readonly { id: string; path: string; template: string }[] };
  allTestimony: { nodes: readonly { id: string; path: string }[] };
  allDocumentPart: { nodes: readonly { id: string; path: string }[] };
  allRedirect: { nodes: readonly OldAddress[] };
}

interface OldAddress {
  from: string;
  page: { id: string } | null;
  testimony: { id: string } | null;
}

interface PageToCreate {
  path: string;
  /** The name of a file in src/templates, without its extension. */
  template: string;
  /** The whole page context: the id of the page's node. */
  id: string;
}

/** The pages of the site. A moved address is a page too, so that it works on every host, even without scripts. */
export const toPages = ({
  allPage,
  allTestimony,
  allDocumentPart,
  allRedirect,
}: PagesData): PageToCreate[] => [
  ...allPage.nodes.map(({ path, template, id }) => ({ path, template, id })),
  ...allTestimony.nodes.map(({ path, id }) => ({ path, template: "testimony", id })),
  ...allDocumentPart.nodes.map(({ path, id }) => ({ path, template: "document", id })),
  ...allRedirect.nodes.map(({ from, page, testimony }) => ({
    path: from,
    template: "moved",
    id: assertFound(page ?? testimony, "page or testimony for", from).id,
  })),
];
