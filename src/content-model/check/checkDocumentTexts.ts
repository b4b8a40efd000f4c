import { readCitation } from "../citations";
import type { Content, ContentFile } from "../contentFile";
import type { Document } from "../document";
import { readDocument, typedName, type DocumentText } from "../pdf/readDocuments";
import type { Problem } from "../problem";
import type { Source } from "../source";
import { citationsOf } from "./checkCitations";

interface Listed {
  Document: Document;
  Source: Source;
}

/** The entries of a list that have no mistakes, each with its file and path. */
export const entriesOf = <Type extends keyof Listed>({ files }: Content, type: Type) =>
  files
    .filter(({ kind }) => kind.type === type)
    .flatMap((file) =>
      file.entries.flatMap(({ content, path }) =>
        content ? [{ file, path, entry: content as unknown as Listed[Type] }] : [],
      ),
    );

/** "Page 3 has" or "Pages 3, 4 and 9 have". */
const pagesInWords = (numbers: readonly number[]) =>
  numbers.length === 1
    ? `Page ${numbers.join("")} has`
    : `Pages ${numbers.slice(0, -1).join(", ")} and ${numbers.slice(-1).join("")} have`;

/** Finds PDFs of documents.yaml that are not there, cannot be read or have pages without text, and citations of pages that they do not have. */
export async function checkDocumentTexts(site: Content): Promise<Problem[]> {
  const { root, names, files } = site;
  const problems: Problem[] = [];
  const report = (
    { file, yaml }: ContentFile,
    path: PropertyKey[],
    message: string,
    severity: Problem["severity"] = "error",
  ) => void problems.push({ file, ...yaml.placeOf(path), message, severity });
  const texts = new Map<string, DocumentText>();
  for (const { file, path, entry } of entriesOf(site, "Document")) {
    if (entry.file === undefined) continue;
    const [name, at] = [`documents/${entry.file}`, [...path, "file"]];
    const text = names.has(name) ? await readDocument(`${root}/${name}`) : "it does not exist";
    if (typeof text === "string") {
      report(
        file,
        at,
        `content/${name} cannot be read: ${text}. Correct the name, or save the PDF again without a password.`,
      );
      continue;
    }
    texts.set(entry.anchor, text);
    const empty = text.pages.flatMap((page, index) => (page.length === 0 ? [index + 1] : []));
    if (empty.length === 0) continue;
    const message = `${pagesInWords(empty)} no text in content/${name}, so nobody can search or quote what is there, or hear it read. Recognize the text, for example with "ocrmypdf ${entry.file} new.pdf", or type it into content/${typedName(name)}: for each page a line like [page ${String(empty[0])}], then its text.`;
    report(file, at, message, "warning");
  }
  const owned = new Map(
    entriesOf(site, "Source").flatMap(({ file, path, entry: { anchor, document } }) => {
      if (document === undefined) return [];
      if (!texts.has(document))
        report(
          file,
          [...path, "document"],
          `The document "${document}" has no PDF here, so nothing can be cited from it. Give its address with "url" instead.`,
        );
      return [[anchor, document]];
    }),
  );
  for (const content of files)
    for (const { written, place } of citationsOf(content)) {
      const { anchor, place: page = "1" } = readCitation(written);
      const count = texts.get(owned.get(anchor) ?? "")?.pages.length ?? Infinity;
      if (Number(page.split("-").at(-1)) > count)
        problems.push({
          file: content.file,
          ...place,
          message: `"${written}" names a page that the document does not have: its last one is ${count}.`,
          severity: "error",
        });
    }
  return problems;
}
