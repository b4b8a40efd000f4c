import { readFile, writeFile } from "node:fs/promises";
import { Parser } from "htmlparser2";
import { z } from "zod";
import { readCitation } from "../../src/content-model/citations";
import { entriesOf } from "../../src/content-model/contentFile";
import { faultOf, findQuotation, searchedText } from "../../src/content-model/findQuotation";
import { textOfPdf } from "../../src/content-model/pdf/readDocuments";
import { formatProblem } from "../../src/content-model/problem";
import { quotationKey, quotationsIn } from "../../src/content-model/quotation";
import type { ContentOf } from "../../src/content-model/kind";
import { quotationKind } from "../../src/content-model/quotationEntry";
import { readContent } from "../../src/content-model/readContent";
import { sourceKind, type Source } from "../../src/content-model/source";
import { isInline } from "../../src/lib/passages";
import { updateYaml } from "../merge/updateYaml";

/** The paragraphs of a text, or the reason why it cannot be read. */
type Text = string[] | { why: string };

const unread = new Set(["noscript", "script", "style", "template", "title"]);

function paragraphsOfHtml(html: string): string[] {
  const paragraphs = [""];
  let unreadAround = 0;
  const begin = (name: string) => {
    if (!isInline(name)) paragraphs.push("");
  };
  const parser = new Parser({
    onopentag(name) {
      if (unread.has(name)) unreadAround += 1;
      if (name === "br") paragraphs.push(`${paragraphs.pop() ?? ""} `);
      begin(name);
    },
    onclosetag(name) {
      if (unread.has(name)) unreadAround -= 1;
      begin(name);
    },
    ontext(text) {
      if (unreadAround === 0) paragraphs.push(`${paragraphs.pop() ?? ""}${text}`);
    },
  });
  parser.end(html);
  return paragraphs.map((text) => text.trim()).filter((text) => text !== "");
}

async function textAt(url: string): Promise<Text> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(30_000) });
    if (!answer.ok) return { why: `its address answers with status ${answer.status}` };
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (!bytes.subarray(0, 5).equals(Buffer.from("%PDF-"))) {
      const paragraphs = paragraphsOfHtml(bytes.toString());
      return paragraphs.length > 0 ? paragraphs : { why: "its address shows no text without scripts" };
    }
    const pages = await textOfPdf(bytes);
    if (typeof pages === "string") return { why: `its PDF cannot be read: ${pages}` };
    const paragraphs = searchedText(pages.map((page) => page.paragraphs)).texts;
    return paragraphs.length > 0 ? paragraphs : { why: "scanned" };
  } catch {
    return { why: "its address does not answer" };
  }
}

/** Returns the text of the page at the address of a source. If this page cannot be read, returns the text of the archived copy. */
async function sourceText({ url, archivedUrl }: Source): Promise<{ text: Text; inCopy: boolean }> {
  const text: Text = url === undefined ? { why: "not online" } : await textAt(url);
  if (Array.isArray(text) || archivedUrl === undefined) return { text, inCopy: false };
  const copy = await textAt(archivedUrl);
  return Array.isArray(copy) ? { text: copy, inCopy: true } : { text, inCopy: false };
}

type QuotationCheck = ContentOf<typeof quotationKind>;

/**
 * Looks for every quotation at the address of its source. Leaves out quotations from documents of the site, because each build checks them.
 * @param root the content folder
 * @param day today, YYYY-MM-DD
 * @returns a line for each quotation that is not in its source or that cannot be checked, a summary, and the results for quotations.yaml
 */
export async function lookUpQuotations(
  root: string,
  day: string,
): Promise<{ lines: string[]; checks: QuotationCheck[]; isWrong: boolean }> {
  const content = await readContent(root);
  const sources = new Map(
    entriesOf(content, sourceKind).flatMap(({ content: source }) =>
      source.document === undefined ? [[source.anchor, source] as const] : [],
    ),
  );
  const texts = new Map<string, ReturnType<typeof sourceText>>();
  const checks = new Map<string, QuotationCheck>();
  const lines: string[] = [];
  for (const file of content.files)
    for (const { at, ...quotation } of quotationsIn(file)) {
      const { anchor } = readCitation(quotation.source);
      const source = sources.get(anchor);
      if (!source) continue;
      const reading = texts.get(anchor) ?? sourceText(source);
      texts.set(anchor, reading);
      const { text, inCopy } = await reading;
      const check = { ...quotation, checkedOn: day, inCopy };
      const tell = (severity: "error" | "warning", message: string) =>
        lines.push(
          formatProblem({ file: file.file, ...at, severity, message: `${quotation.source}: ${message}.` }),
        );
      if (!Array.isArray(text)) {
        tell("warning", `“${quotation.quote}” cannot be checked: ${text.why}`);
        checks.set(quotationKey(quotation), { ...check, result: "cannot check", why: text.why });
        continue;
      }
      const fault = faultOf(quotation.quote, findQuotation(quotation.quote, text));
      if (fault !== undefined) tell("error", fault);
      checks.set(quotationKey(quotation), { ...check, result: fault === undefined ? "found" : "not there" });
    }
  const count = (result: QuotationCheck["result"]) =>
    [...checks.values()].filter((each) => each.result === result).length;
  lines.push(
    `Quotations: ${count("found")} found, ${count("not there")} not there, ${count("cannot check")} cannot be checked.`,
  );
  return { lines, checks: [...checks.values()], isWrong: count("not there") > 0 };
}

/**
 * Writes the results into quotations.yaml. A quotation that was found before and cannot be checked today keeps its earlier result.
 * @param root the content folder
 */
export async function remember(root: string, checks: readonly QuotationCheck[]): Promise<void> {
  const path = `${root}/${quotationKind.source}`;
  const text = await readFile(path, "utf8").catch(() => "");
  const known = new Map<string, Record<string, unknown>>(
    entriesOf(await readContent(root), quotationKind).map(({ entry, content }) => [
      quotationKey(content),
      entry.value,
    ]),
  );
  for (const { inCopy, ...check } of checks) {
    const key = quotationKey(check);
    if (check.result !== "cannot check" || !known.has(key))
      known.set(key, inCopy ? { ...check, inCopy } : check);
  }
  await writeFile(path, updateYaml(text, [...known.values()], z.array(quotationKind.schema)));
}
