import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** A copy of the project whose packages are those of the original. */
export function copyProject(): string {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const parts = [
    "content",
    "src",
    "static",
    "package.json",
    "tsconfig.json",
    "gatsby-config.ts",
    "gatsby-node.ts",
    "gatsby-browser.tsx",
    "gatsby-ssr.tsx",
  ];
  for (const part of parts) cpSync(part, join(folder, part), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  return folder;
}
