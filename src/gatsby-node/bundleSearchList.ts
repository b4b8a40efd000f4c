import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { build } from "esbuild";
import { sha256 } from "../content-model/sha256";
import { forBrowsers } from "./bundleInlineScript";

/**
 * Bundles the search's list with React and cmdk, the one island of the site, and writes it where the built site and `gatsby develop` serve it.
 * @returns its address, which changes with its content
 */
export async function bundleSearchList(root = "public"): Promise<string> {
  const { outputFiles } = await build({
    ...forBrowsers,
    entryPoints: ["src/search/searchList.tsx"],
    jsx: "automatic",
    jsxImportSource: "react",
    define: { "process.env.NODE_ENV": '"production"' },
    // cmdk brings a dialog that the site never shows: 10 KB.
    alias: { "@radix-ui/react-dialog": "./src/search/noDialog.ts" },
    legalComments: "none",
  });
  const code = outputFiles?.[0]?.text ?? "";
  const address = `/static/search-${sha256(code).slice(0, 20)}.js`;
  await mkdir(dirname(join(root, address)), { recursive: true });
  await writeFile(join(root, address), code);
  return address;
}
