import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import { checkGatsby } from "../gatsby-ssr/gatsbyInternals";
import { bundleInlineScript, bundleSearchList } from "./bundles";

/**
 * Inserts the inline script and the address of the search's list into the code that renders pages. Pages of the built site do not load
 * webpack's bundles for browsers.
 */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  plugins,
  stage,
}: CreateWebpackConfigArgs) => {
  checkGatsby((file) => readFileSync(join("node_modules", file), "utf8"));
  const define = plugins.define as (names: Record<string, string>) => object;
  actions.setWebpackConfig({
    // Source maps would reveal paths of the machine that builds.
    ...(stage === "build-javascript" && { devtool: false }),
    plugins: [
      define({
        INLINE_SCRIPT: JSON.stringify(await bundleInlineScript()),
        SEARCH_LIST: JSON.stringify(await bundleSearchList()),
      }),
    ],
  });
};
