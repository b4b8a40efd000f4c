/** Gatsby's hooks of the build and of the development site. */
import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import express from "express";
import type {
  CreateDevServerArgs,
  CreatePagesArgs,
  CreateSchemaCustomizationArgs,
  CreateWebpackConfigArgs,
  GatsbyNode,
} from "gatsby";
import { z } from "zod";
import { kinds } from "./src/content-model/kinds";
import { indexOf } from "./src/content-model/siteIndex";
import { bundleInlineScript, bundleSearchList } from "./src/gatsby-node/bundles";
import { streamErrors } from "./src/gatsby-node/contentErrors";
import { derivedShape } from "./src/gatsby-node/derivedFields";
import { documentPart } from "./src/gatsby-node/documentNodes";
import { graphqlTypes } from "./src/gatsby-node/graphqlTypes";
import { citation } from "./src/gatsby-node/pageCitations";
import { sourcedContent } from "./src/gatsby-node/sourceNodes";
import { checkGatsby, withoutEslint } from "./src/gatsby-ssr/gatsbyInternals";
import { assertFound } from "./src/lib/assertFound";
import { decodeEscapes } from "./src/lib/decodeEscapes";
import { contentErrorsPath } from "./src/lib/paths";

export { onPreInit } from "./src/gatsby-node/onPreInit";

const contentProblem = z.strictObject({
  file: z.string().describe("The file, for example content/timeline.yaml."),
  line: z.int().describe("The line, counted from 1."),
  column: z.int().describe("The column, counted from 1."),
  message: z.string().describe("What is wrong, and what to write instead."),
  severity: z
    .enum(["error", "warning"])
    .describe('"error" if the problem stops a build, otherwise "warning".'),
});

/** The types of nodes that the build makes and that are not kinds of content. */
const otherNodes = [
  {
    type: "ContentList",
    description: "A YAML file of content. gatsby-transformer-yaml makes nodes of its entries.",
    schema: z.strictObject({ relativePath: z.string().describe("The file, relative to content/.") }),
  },
  {
    type: "ContentProblem",
    description:
      "A problem that the check found in content. An error stops the build, and a warning is advice.",
    schema: contentProblem,
  },
  {
    type: "DocumentPart",
    description: "A page of the site with some pages of a document's text.",
    schema: documentPart,
  },
];

/** Defines the GraphQL types of all nodes. The types of content are derived from the schemas of its kinds. */
export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = ({
  actions,
  schema,
}: CreateSchemaCustomizationArgs) => {
  actions.createTypes(graphqlTypes([...kinds, ...otherNodes], [citation], schema, derivedShape));
};

export { sourceNodes } from "./src/gatsby-node/sourceNodes";

/**
 * Deletes the data files of pages that no longer exist from the development site. If such a page is created again, Gatsby runs its query,
 * but keeps the file unless the result is different from the last result. The file may name another template, because the page that
 * redirects an old address is at the same address.
 * @param created the paths of all pages that exist now
 */
async function deleteOldPageData({ store }: CreatePagesArgs, created: ReadonlySet<string>): Promise<void> {
  const getState = store.getState as () => { pages: ReadonlyMap<string, { componentPath: string }> };
  const { pages } = getState();
  for (const [path, { componentPath }] of pages)
    if (/[\\/]src[\\/]templates[\\/]/.test(componentPath) && !created.has(path))
      await rm(join("public/page-data", path, "page-data.json"), { force: true });
}

/**
 * Creates a page for every Page, Testimony, DocumentPart and Redirect node. The context of a page is the id of its node. A redirect is also
 * a page, so that it works on every host, even without scripts. The content check has already ensured that no two pages have the same path,
 * and that each redirect has a target.
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
  const created = new Set<string>();
  const create = (path: string, template: string, { id }: { id: string }) => {
    created.add(path);
    actions.createPage({ path, component: resolve("src/templates", `${template}.tsx`), context: { id } });
  };
  for (const page of data.allPage.nodes) create(page.path, page.template, page);
  for (const testimony of data.allTestimony.nodes) create(testimony.path, "testimony", testimony);
  for (const part of data.allDocumentPart.nodes) create(part.path, "document", part);
  for (const { from, page, testimony } of data.allRedirect.nodes)
    create(from, "moved", assertFound(page ?? testimony, "page or testimony for", from));
  if (process.env.gatsby_executing_command === "develop") await deleteOldPageData(args, created);
};

/**
 * Returns whether any page shows the document at this path, or links to it. The path is relative to /documents. onPostBuild publishes only
 * such documents.
 */
function isShown(path: string): boolean {
  const content = sourcedContent();
  return (
    content !== undefined &&
    path.endsWith(".pdf") &&
    indexOf(content).files.has(`documents${decodeEscapes(path)}`)
  );
}

/**
 * While `npm run develop` runs, adds two things to the development server: the documents as the built site has them, and the current
 * problems in content.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({ app }: CreateDevServerArgs) => {
  (app as express.Express).get(contentErrorsPath, streamErrors);
  const folder = express.static("content/documents", { redirect: false });
  (app as express.Express).use("/documents", (request, response, next) => {
    if (isShown(request.path)) folder(request, response, next);
    else next();
  });
};

/**
 * Inserts the inline script and the address of the search's list into the code that renders pages. Leaves out webpack's bundles for
 * browsers, which no page of the built site loads. Turns off Gatsby's ESLint for the development site.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  plugins,
  stage,
}: CreateWebpackConfigArgs) => {
  checkGatsby((file) => readFileSync(join("node_modules", file), "utf8"));
  if (stage === "develop") {
    const config = (getConfig as () => { plugins: object[] })();
    actions.replaceWebpackConfig({ ...config, plugins: withoutEslint(config.plugins) });
  }
  const define = plugins.define as (names: Record<string, string>) => object;
  actions.setWebpackConfig({
    // Without this setting, source maps would reveal paths of the machine that builds.
    ...(stage === "build-javascript" && { devtool: false }),
    plugins: [
      define({
        INLINE_SCRIPT: JSON.stringify(await bundleInlineScript()),
        SEARCH_LIST: JSON.stringify(await bundleSearchList()),
      }),
    ],
  });
};

export { onPostBuild } from "./src/gatsby-node/onPostBuild";
