import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { assertFound } from "../lib/assertFound";

/**
 * Creates a page for every Page, Testimony, DocumentPart and Redirect node. The context of a page is the id of its node. A redirect is a
 * page too, so that it works on every host, even without scripts. The content has been checked before, so no two pages have the same path,
 * and each redirect has a target.
 */
export const createPages: GatsbyNode["createPages"] = async (args: CreatePagesArgs) => {
  const { actions, reporter } = args;
  const result: { data?: Queries.PagesQuery; errors?: unknown } =
    await args.graphql<Queries.PagesQuery>(/* graphql */ `query Pages {
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
  const create = (path: string, template: string, { id }: { id: string }) => {
    actions.createPage({ path, component: resolve("src/templates", `${template}.tsx`), context: { id } });
  };
  for (const page of data.allPage.nodes) create(page.path, page.template, page);
  for (const testimony of data.allTestimony.nodes) create(testimony.path, "testimony", testimony);
  for (const part of data.allDocumentPart.nodes) create(part.path, "document", part);
  for (const { from, page, testimony } of data.allRedirect.nodes)
    create(from, "moved", assertFound(page ?? testimony, "page or testimony for", from));
};
