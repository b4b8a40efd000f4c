import { build } from "esbuild";
import { minify } from "terser";

/**
 * Bundles and minifies the script that is in every page; the same code gives the same text. Terser, with which Gatsby minifies the other
 * scripts, makes it 5 % smaller than esbuild alone.
 */
export async function bundleInlineScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["src/browser/inline/index.ts"],
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2020",
    write: false,
  });
  const { code = "" } = await minify(outputFiles[0]?.text ?? "", { ecma: 2020, compress: { passes: 3 } });
  return code;
}
