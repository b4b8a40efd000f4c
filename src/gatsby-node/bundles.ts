/** Bundles the two scripts that browsers load: the inline script, and the list of the search. */
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build, type BuildOptions } from "esbuild";
import { minify } from "terser";
import { sha256 } from "../content-model/sha256";

/** The esbuild options of both bundles. With these options, two builds of the same code write the same bundle. */
const forBrowsers: BuildOptions = {
  bundle: true,
  minify: true,
  format: "iife",
  // The option `target` affects only syntax, not methods. ESLint refuses methods that the oldest browsers of package.json's browserslist
  // lack.
  target: "es2020",
  write: false,
};

/**
 * Bundles and minifies the script that is in every page. Terser makes esbuild's result another 6 % smaller, measured with gzip or brotli.
 */
export async function bundleInlineScript(): Promise<string> {
  const { outputFiles } = await build({ ...forBrowsers, entryPoints: ["src/inlineScript.ts"] });
  const { code = "" } = await minify(outputFiles?.[0]?.text ?? "", { ecma: 2020, compress: { passes: 3 } });
  return code;
}

/**
 * Bundles the search's list with React and cmdk. No other part of the site runs React in a visitor's browser. The folder of the bundle
 * belongs to the built site, and `gatsby develop` serves it too.
 * @returns the address of the bundle. The address changes when the content of the bundle changes
 */
export async function bundleSearchList(root = "public"): Promise<string> {
  const { outputFiles } = await build({
    ...forBrowsers,
    entryPoints: ["src/search/searchList.tsx"],
    jsx: "automatic",
    jsxImportSource: "react",
    define: { "process.env.NODE_ENV": '"production"' },
    // cmdk imports a dialog of 10 KB that the site never shows, so an empty module replaces this dialog.
    alias: { "@radix-ui/react-dialog": "./src/search/noDialog.ts" },
    legalComments: "none",
  });
  const code = outputFiles?.[0]?.text ?? "";
  const address = `/static/search-${sha256(code).slice(0, 20)}.js`;
  await mkdir(dirname(join(root, address)), { recursive: true });
  await writeFile(join(root, address), code);
  return address;
}
