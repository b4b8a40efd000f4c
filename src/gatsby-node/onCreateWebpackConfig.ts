import { resolve } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";

/**
 * Modules that every visitor would load though the site uses nothing of them: Gatsby's script component and the worker
 * for other sites' scripts, and what Emotion's `withTheme` needs.
 */
const unused = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  "hoist-non-react-statics": false,
} as const;

/** Gatsby's Slice API, which the site does not use either. */
const slices = /[\\/]\.cache[\\/]slice\.js$/;

/**
 * Tells Chromium to compile whole scripts as they arrive, beside the page; else it compiles each function when a visitor's tap first
 * needs it. To others it is a comment.
 */
const compileHint = {
  banner: "//# allFunctionsCalledOnLoad",
  raw: true,
  test: /^(app|framework|component-)/,
  // After the minifier, which would take it away, and before names get their hash.
  stage: 1000,
} as const;

/** Leaves out of the visitor's scripts what nothing uses (docs/performance.md holds the budget), and begins them with our own entry. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = ({
  actions,
  getConfig,
  loaders,
  plugins,
  stage,
}: CreateWebpackConfigArgs) => {
  if (stage !== "build-javascript") return;
  const config = (getConfig as () => { entry: Record<string, string> })();
  actions.replaceWebpackConfig({ ...config, entry: { ...config.entry, app: resolve("src/frame/entry.ts") } });
  actions.setWebpackConfig({
    // Source maps would carry the paths of the builder's machine.
    devtool: false,
    resolve: { alias: unused },
    plugins: [(plugins.banner as (options: typeof compileHint) => object)(compileHint)],
    module: { rules: [{ test: slices, use: [(loaders.null as () => object)()] }] },
  });
};
