import { readCitation } from "../citations";
import { entriesOf, type Content } from "../contentFile";
import { readDocumentIn, typedName, type DocumentText } from "../pdf/readDocuments";
import { errorIn, problemAt, type Problem } from "../problem";
import { citationsOf } from "./checkCitations";
import { checkQuotations } from "./checkQuotations";

/** "Page 3 has" or "Pages 3, 4 and 9 have". */
const pagesInWords = (numbers: readonly number[]) =>
  numbers.length === 1
    ? `Page ${numbers.join("")} has`
    : `Pages ${numbers.slice(0, -1).join(", ")} and ${numbers.slice(-1).join("")} have`;

/** Finds PDFs of documents.yaml that are not there, cannot be read or have pages without text, citations of pages that they do not have, and quotations of words that are not in them. */
export async function checkDocumentTexts(site: Content): Promise<Problem[]> {
  const { names, files } = site;
  const problems: Problem[] = [];
  const texts = new Map<string, DocumentText>();
  for (const { file, entry, content } of entriesOf(site, "Document")) {
    if (content.file === undefined) continue;
    const [name, at] = [`documents/${content.file}`, [...entry.path, "file"]];
    const text = names.has(name) ? await readDocumentIn(site, name) : "it does not exist. Correct its name";
    if (typeof text === "string") {
      const message = `content/${name} cannot be read: ${text}.`;
      problems.push(problemAt(file, at, message));
      continue;
    }
    texts.set(content.anchor, text);
    const empty = text.pages.flatMap((page, index) => (page.length === 0 ? [index + 1] : []));
    if (empty.length === 0) continue;
    const message = `${pagesInWords(empty)} no text in content/${name}, so nobody can search or quote what is there, or hear it read. Recognize the text, for example with "ocrmypdf ${content.file} new.pdf", or type it into content/${typedName(name)}: for each page a line like [page ${String(empty[0])}], then its text.`;
    problems.push(problemAt(file, at, message, "warning"));
  }
  const owned = new Map<string, string>();
  for (const { file, entry, content } of entriesOf(site, "Source")) {
    const { anchor, document } = content;
    if (document === undefined) continue;
    owned.set(anchor, document);
    if (texts.has(document)) continue;
    const message = `The document "${document}" has no PDF here, so nothing can be cited from it. Give its address with "url" instead.`;
    problems.push(problemAt(file, [...entry.path, "document"], message));
  }
  for (const content of files)
    for (const { written, place } of citationsOf(content)) {
      const { anchor, place: page = "1" } = readCitation(written);
      const count = texts.get(owned.get(anchor) ?? "")?.pages.length ?? Infinity;
      const message = `"${written}" names a page that the document does not have: its last one is ${count}.`;
      if (Number(page.split("-").at(-1)) > count) problems.push(errorIn(content.file, place, message));
    }
  return [...problems, ...checkQuotations(site, texts)];
}
