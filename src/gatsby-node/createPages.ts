import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { toPages, type PagesData } from "./toPages";

/** Creates a page for every Page, Testimony, DocumentPart and Redirect node. */
export const createPages: GatsbyNode["createPages"] = async (args: CreatePagesArgs) => {
  const { actions, reporter } = args;
  const result: { data?: PagesData; errors?: unknown } = await args.graphql<PagesData>(`
    query Pages {
      allPage {
        nodes {
          id
          path
          template
        }
      }
      allTestimony {
        nodes {
          id
          path
        }
      }
      allDocumentPart {
        nodes {
          id
          path
        }
      }
      allRedirect {
        nodes {
          from
          page {
            id
          }
          testimony {
            id
          }
        }
      }
    }
  `);
  if (result.errors || !result.data) {
    reporter.panicOnBuild(`The list of pages could not be read: ${String(result.errors)}`);
    return;
  }
  for (const { path, template, id } of toPages(result.data)) {
    actions.createPage({ path, component: resolve("src/templates", `${template}.tsx`), context: { id } });
  }
};
