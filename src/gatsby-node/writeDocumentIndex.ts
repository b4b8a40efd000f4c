import { readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import type { CustomRecord } from "pagefind";
import { sha256 } from "../content-model/sha256";
import { documentIndexPath, type TextPage } from "../lib/passages";
import { assertFound } from "../lib/assertFound";

/** Loads Pagefind by its file, because Gatsby compiles each `import` to `require`, for which the package has no entry. */
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

/** Some hosts take 20,000 files. In a campaign with 140 hearings, two records to a file cost a query 10 KB more. */
const options = { maxFragments: 8000 };

/** Returns a record for each page of a document. */
const recordsOf = (parts: readonly TextPage[], language: string): CustomRecord[] =>
  parts.flatMap(({ path, title, sections }) =>
    sections.flatMap(({ id, heading = "", passages }) =>
      id === undefined
        ? []
        : {
            url: `${path}#${id}`,
            content: passages.join("\n"),
            language,
            meta: { heading },
            // Not among what is searched: each page of a document would be found by its title.
            filters: { document: [title] },
          },
    ),
  );

/**
 * Writes an index of documents, in parts that a visitor's browser loads as it needs them, unless an earlier build has written it.
 * @param parts the finished pages with their text; without any, there is no index
 * @param root the folder of the built site
 */
export async function writeDocumentIndex(
  parts: readonly TextPage[],
  language: string,
  root: string,
): Promise<void> {
  const folder = join(root, documentIndexPath);
  const stamp = join(folder, "made-of.txt");
  const records = recordsOf(parts, language);
  const program = await readFile("node_modules/pagefind/package.json", "utf8");
  const digest = sha256(JSON.stringify([program, options, records]));
  if ((await readFile(stamp, "utf8").catch(() => "")) === digest) return;
  // An earlier build may have left parts that this one does not have.
  await rm(folder, { recursive: true, force: true });
  if (records.length === 0) return;
  const { close, createIndex } = loadPagefind();
  const created = await createIndex(options);
  assertDone(created.errors);
  const index = assertFound(created.index, "index", "of documents");
  for (const record of records) assertDone((await index.addCustomRecord(record)).errors);
  assertDone((await index.writeFiles({ outputPath: folder })).errors);
  await close();
  for (const name of unused) await rm(join(folder, name), { force: true });
  await writeFile(stamp, digest);
}
