import { rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { documentIndexPath, type TextPage } from "../lib/passages";
import { assertFound } from "../lib/assertFound";

/** By its file: Gatsby compiles each `import` to `require`, for which the package names none. */
function loadPagefind(): typeof import("pagefind") {
  const file = resolve("node_modules/pagefind/lib/index.js");
  return createRequire(file)(file) as typeof import("pagefind");
}

/** Interfaces of its own that Pagefind writes beside the index. */
const unused = ["component-ui", "highlight", "modular-ui", "ui"].flatMap((name) => [
  `pagefind-${name}.js`,
  `pagefind-${name}.css`,
]);

function assertDone(errors: readonly string[]): void {
  if (errors.length > 0) throw new Error(`The documents could not be indexed: ${errors.join("; ")}`);
}

/**
 * Writes an index of documents, a record for each of their pages, in parts that a visitor's browser loads as it needs them.
 * @param parts the finished pages with their text; without any there is no index
 * @param root the folder of the built site
 */
export async function writeDocumentIndex(
  parts: readonly TextPage[],
  language: string,
  root: string,
): Promise<void> {
  const folder = join(root, documentIndexPath);
  // An earlier build may have left parts that this one does not have.
  await rm(folder, { recursive: true, force: true });
  if (parts.length === 0) return;
  const { close, createIndex } = loadPagefind();
  const created = await createIndex();
  assertDone(created.errors);
  const index = assertFound(created.index, "index", "of documents");
  for (const { path, title, sections } of parts)
    for (const { id, heading = "", passages } of sections)
      if (id !== undefined)
        assertDone(
          (
            await index.addCustomRecord({
              url: `${path}#${id}`,
              content: passages.join("\n"),
              language,
              meta: { heading },
              // Not among what is searched: each page of a document would be found by its title.
              filters: { document: [title] },
            })
          ).errors,
        );
  assertDone((await index.writeFiles({ outputPath: folder })).errors);
  await close();
  for (const name of unused) await rm(join(folder, name), { force: true });
}
