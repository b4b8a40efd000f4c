import { cp, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * Publishes the documents of content/documents at /documents, beside the pages of their text. Those of an earlier build are deleted
 * first: a document that the campaign has removed must not stay online.
 * @param content the content folder
 * @param root the folder of the built site
 */
export async function copyDocuments(content: string, root: string): Promise<void> {
  const target = join(root, "documents");
  const before = await readdir(target, { recursive: true }).catch(() => []);
  for (const name of before.filter((each) => each.endsWith(".pdf"))) await rm(join(target, name));
  await cp(join(content, "documents"), target, {
    recursive: true,
    filter: (name) => !/\.[^/\\.]+$/.test(name) || name.endsWith(".pdf"),
  }).catch((error: unknown) => {
    // Documents are optional.
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
  });
}
