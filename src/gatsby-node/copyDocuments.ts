import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Publishes documents at /documents, next to the pages of their text. Documents of an earlier build are deleted first: a document that the
 * campaign has removed must not stay online.
 * @param shown the files that pages show or link to, relative to content/; no review covers any other
 * @param content the content folder
 * @param root the folder of the built site
 */
export async function copyDocuments(
  shown: ReadonlySet<string>,
  content: string,
  root: string,
): Promise<void> {
  const target = join(root, "documents");
  const before = await readdir(target, { recursive: true }).catch(() => []);
  for (const name of before.filter((each) => each.endsWith(".pdf"))) await rm(join(target, name));
  for (const name of [...shown].filter((each) => each.endsWith(".pdf")))
    await cp(join(content, name), join(root, name));
}
