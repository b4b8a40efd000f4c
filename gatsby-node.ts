/** Gatsby's hooks of the build and of the development site. */
import { readFileSync } from "node:fs";
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
import { writeWaitingPages } from "./src/gatsby-node/writeWaitingPages";
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

/** The templates of the pages that createPages has created last, by the paths of the pages. Undefined before its first call. */
let lastTemplates: ReadonlyMap<string, string> | undefined;

/** For each path, the number of times that the development site has got a page there, or a page with another template. */
const changes = new Map<string, number>();

/**
 * Returns the part of a page's context that is different after each change of the template at a path, for example after the address of a
 * page was changed and changed back. Gatsby writes the data file of a page, which names the template, only if the result of the page's
 * query is different from the last result. The context is a part of this result.
 */
function changeAt(path: string, template: string): { change?: number } {
  if (lastTemplates && lastTemplates.get(path) !== template) changes.set(path, (changes.get(path) ?? 0) + 1);
  const change = changes.get(path);
  return change === undefined ? {} : { change };
}

/**
 * Creates a page for every Page, Testimony, DocumentPart and Redirect node. The context of a page is the id of its node and, in the
 * development site, the number that `changeAt` returns. A redirect is also a page, so that it works on every host, even without scripts.
 * The content check has already ensured that no two pages have the same path, and that each redirect has a target.
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
  const templates = new Map<string, string>();
  const create = (path: string, template: string, { id }: { id: string }) => {
    templates.set(path, template);
    const component = resolve("src/templates", `${template}.tsx`);
    actions.createPage({ path, component, context: { id, ...changeAt(path, template) } });
  };
  for (const page of data.allPage.nodes) create(page.path, page.template, page);
  for (const testimony of data.allTestimony.nodes) create(testimony.path, "testimony", testimony);
  for (const part of data.allDocumentPart.nodes) create(part.path, "document", part);
  for (const { from, page, testimony } of data.allRedirect.nodes)
    create(from, "moved", assertFound(page ?? testimony, "page or testimony for", from));
  lastTemplates = templates;
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
 * problems in content. Also makes Gatsby write the data of pages that it has forgotten to write.
 */
export const onCreateDevServer: GatsbyNode["onCreateDevServer"] = ({
  app,
  emitter,
  store,
}: CreateDevServerArgs) => {
  writeWaitingPages({ emitter, store });
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
