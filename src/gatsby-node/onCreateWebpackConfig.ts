import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import type { Compiler } from "webpack";
import { checkGatsby, scriptsFragment, toLateScripts } from "../gatsby-ssr/gatsbyInternals";
import { lateScriptsId } from "../browser/inlineData";
import { bundleInlineScript } from "./bundleInlineScript";

/** Modules that would be bundled although the site does not use them; the last one is for Emotion's `withTheme`. */
const unused = {
  "gatsby-script": false,
  "@builder.io/partytown/integration": false,
  "hoist-non-react-statics": false,
} as const;

/** Gatsby's Slice API, which the site does not use either. */
const slices = /[\\/]\.cache[\\/]slice\.js$/;

/** The webpack name of the search's list (SearchDialog.tsx). */
const searchName = "search-palette";

/**
 * Puts the names of the script files into every page as data, in place of Gatsby's script tags. Gatsby keeps these tags in one file and inserts
 * it into each page after rendering, so that changed scripts do not re-render pages; replacing that file preserves this.
 */
const lateScripts = {
  apply: ({ hooks }: Compiler) =>
    // After Gatsby, which writes the file at the default stage.
    hooks.done.tapPromise(
      { name: "late-scripts", stage: 100 },
      async ({ hash, compilation: { namedChunkGroups } }) => {
        const filesOf = (name: string) => namedChunkGroups.get(name)?.getFiles();
        const data = toLateScripts(await readFile(scriptsFragment, "utf8"), { hash, filesOf }, searchName);
        const html = `<script type="application/json" id="${lateScriptsId}">${JSON.stringify(data)}</script>`;
        await writeFile(scriptsFragment, html);
      },
    ),
};

/**
 * Makes the compilation's hash, which Gatsby puts into every page, that of the files' names. webpack's own depends on
 * what was in its cache, so that building the same site again would change every page.
 */
const reproducibleHash = {
  apply: ({ hooks }: Compiler) =>
    hooks.afterEmit.tap("reproducible-hash", (compilation) => {
      const names = Object.keys(compilation.assets).sort().join("\n");
      compilation.hash = createHash("sha256").update(names).digest("hex").slice(0, 20);
    }),
};

/** Leaves unused modules out of the visitor's scripts, and loads the scripts late. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  loaders,
  plugins,
  stage,
}: CreateWebpackConfigArgs) => {
  if (stage === "build-html" || stage === "develop-html") {
    const code = JSON.stringify(await bundleInlineScript());
    const define = plugins.define as (names: Record<string, string>) => object;
    actions.setWebpackConfig({ plugins: [define({ INLINE_SCRIPT: code })] });
  }
  if (stage !== "build-javascript") return;
  checkGatsby((file) => readFileSync(join("node_modules", file), "utf8"));
  actions.setWebpackConfig({
    // Source maps would reveal paths on the build machine.
    devtool: false,
    resolve: { alias: unused },
    plugins: [reproducibleHash, lateScripts],
    module: { rules: [{ test: slices, use: [(loaders.null as () => object)()] }] },
  });
};
