import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateWebpackConfigArgs, GatsbyNode } from "gatsby";
import {
  checkGatsby,
  scriptsFragment,
  statsFile,
  templateScripts,
  toLateScripts,
} from "../browser/gatsbyInternals";
import { lateScriptsId } from "../browser/inlineData";
import { hashLength } from "../lib/paths";
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

/** The parts of webpack's types used here. */
interface Configuration {
  output: { hashDigestLength?: number };
  module: { rules: { use?: Loader | Loader[] }[] };
  optimization?: { splitChunks?: { cacheGroups?: CacheGroups } };
}
interface Loader {
  options?: { name?: string };
}
type CacheGroups = Record<string, { name?: string | ((...about: unknown[]) => string) } | false>;
interface Compiler {
  hooks: {
    afterEmit: { tap: (name: string, emitted: (compilation: Compilation) => void) => void };
    done: {
      tapPromise: (tap: { name: string; stage: number }, done: (stats: Stats) => Promise<void>) => void;
    };
  };
}
interface Compilation {
  hash: string;
  assets: object;
}
interface Stats {
  hash: string;
  compilation: { namedChunkGroups: Map<string, { getFiles: () => string[] }> };
}

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
      compilation.hash = createHash("sha256").update(names).digest("hex").slice(0, hashLength);
    }),
};

/** Shortens the hashes in the names of scripts, styles and fonts: every page names a dozen files, and a hash cannot be compressed. */
function shortenHashes({ output, module, optimization }: Configuration): void {
  output.hashDigestLength = hashLength;
  for (const { use } of module.rules)
    for (const { options } of [use ?? []].flat())
      if (options?.name) options.name = options.name.replace("[hash]", `[hash:${hashLength}]`);
  const groups: CacheGroups = optimization?.splitChunks?.cacheGroups ?? {};
  for (const group of Object.values(groups)) {
    if (!group || typeof group.name !== "function") continue;
    const { name } = group;
    group.name = (...about) => name(...about).slice(0, hashLength);
  }
}

/** Leaves unused modules out of the visitor's scripts, and loads the scripts late. */
export const onCreateWebpackConfig: GatsbyNode["onCreateWebpackConfig"] = async ({
  actions,
  getConfig,
  loaders,
  plugins,
  stage,
}: CreateWebpackConfigArgs) => {
  // In every stage, since the pages name files that the scripts' build writes; setWebpackConfig would ignore `output`.
  const config = (getConfig as () => Configuration)();
  shortenHashes(config);
  actions.replaceWebpackConfig(config);
  if (stage === "build-html" || stage === "develop-html") {
    const code = JSON.stringify(await bundleInlineScript());
    const define = plugins.define as (names: Record<string, string>) => object;
    // The scripts are built before the pages, but not for the development server.
    const scripts = stage === "build-html" ? templateScripts(readFileSync(statsFile, "utf8")) : {};
    const names = { INLINE_SCRIPT: code, TEMPLATE_SCRIPTS: JSON.stringify(scripts) };
    actions.setWebpackConfig({ plugins: [define(names)] });
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
