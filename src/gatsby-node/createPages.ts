import { resolve } from "node:path";
import type { CreatePagesArgs, GatsbyNode } from "gatsby";
import { toPages, type PagesData } from "./toPages";

/** Creates a page for every Page, Testimony and Redirect node. */
export const createPages: GatsbyNode["createPages"] = async (args: CreatePagesArgs) => {
  const { actions, reporter } = args;
  const result: { data?: PagesData; errors?: unknown } = await args.graphql<PagesData>(`
    query Pages {
      allPage {
        nodes {
          id
          path
          template
          fileName
        }
      }
      allTestimony {
        nodes {
          id
          path
          fileName
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
  const { pages, problems } = toPages(result.data);
  if (problems.length > 0) {
    reporter.panicOnBuild(problems.join("\n"));
    return;
  }
  for (const { path, template, id } of pages) {
    actions.createPage({ path, component: resolve("src/templates", `${template}.tsx`), context: { id } });
  }
};
