import { build } from "esbuild";

/** Bundles and minifies the script that is in every page; the same code gives the same text. */
export async function bundleInlineScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["src/inlineScript.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? "";
}
