import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { assertFound } from "../lib/assertFound";

interface WithId {
  id: string;
}

/** The nodes of all pages, from checked content: no two have one path, and each old address leads somewhere. */
export interface PagesData {
  allPage: { nodes: readonly (WithId & { path: string; template: string })[] };
  allTestimony: { nodes: readonly (WithId & { path: string })[] };
  allDocumentPart: { nodes: readonly (WithId & { path: string })[] };
  allRedirect: { nodes: readonly { from: string; page: WithId | null; testimony: WithId | null }[] };
}

/**
 * Creates a page for every Page, Testimony, DocumentPart and Redirect node; its context is the id of its node. An address that has moved is a
 * page too, so that it works on every host, even without scripts.
 */
export const createPages: GatsbyNode["createPages"] = async (args: CreatePagesArgs) => {
  const { actions, reporter } = args;
  const result: { data?: PagesData; errors?: unknown } = await args.graphql<PagesData>(`{
    allPage { nodes { id path template } }
    allTestimony { nodes { id path } }
    allDocumentPart { nodes { id path } }
    allRedirect { nodes { from page { id } testimony { id } } }
  }`);
  const { data } = result;
  if (result.errors || !data) {
    reporter.panicOnBuild(`The list of pages could not be read: ${String(result.errors)}`);
    return;
  }
  const create = (path: string, template: string, { id }: WithId) => {
    actions.createPage({ path, component: resolve("src/templates", `${template}.tsx`), context: { id } });
  };
  for (const page of data.allPage.nodes) create(page.path, page.template, page);
  for (const testimony of data.allTestimony.nodes) create(testimony.path, "testimony", testimony);
  for (const part of data.allDocumentPart.nodes) create(part.path, "document", part);
  for (const { from, page, testimony } of data.allRedirect.nodes)
    create(from, "moved", assertFound(page ?? testimony, "page or testimony for", from));
};
