import { build, type BuildOptions } from "esbuild";

/** The options of both bundles for browsers. The same code gives the same text. */
export const forBrowsers: BuildOptions = {
  bundle: true,
  minify: true,
  format: "iife",
  // Syntax only: methods that the oldest browsers of package.json's browserslist lack are refused by ESLint.
  target: "es2020",
  write: false,
};

/** Bundles and minifies the script that is in every page. */
export async function bundleInlineScript(): Promise<string> {
  const { outputFiles } = await build({ ...forBrowsers, entryPoints: ["src/inlineScript.ts"] });
  return outputFiles?.[0]?.text.trim() ?? "";
}
