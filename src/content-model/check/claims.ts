/** Which dated or numbered claims cite a source: for `content:check -- --sources`. */
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { readLink } from "../readLink";
import { readCitation } from "../citations";
import type { Content, ContentFile } from "../readContent";
import type { Source } from "../source";
import { sentencesOf } from "../sentences";
import { placeOfNode, type Problem } from "../problem";

/** A sentence that states a date, a time or a number. */
export interface Claim extends Pick<Problem, "file" | "line"> {
  sentence: string;
  /**
   * What its own paragraph or entry cites for it: a place in a source; a page that is read whole (a press report, a release, or a
   * linked page); a source without the place; or nothing.
   */
  restsOn: "place" | "page" | "source" | "nothing";
}

/** Digits, months and numbers in words; "one" is left out, since it is mostly a pronoun, and so is "may" in lower case, a verb. */
const numbered =
  /\d|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|[A-Za-z]+teen|[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty|hundred|thousand)\b/;

/** A question states nothing. */
const isClaim = (sentence: string) => numbered.test(sentence) && !sentence.endsWith("?");

/** Placeholders for a citation and for a link to another site while a paragraph is split into sentences. */
const [citationSign, linkSign] = ["\u2020", "\u2021"];

/** The citations in a node, as written. */
function citedIn(node: Nodes): string[] {
  const cited: string[] = [];
  visit(node, "citation", ({ value }) => {
    cited.push(value);
  });
  return cited;
}

/** A paragraph as text, with a placeholder for each citation and after each link to another site. */
function textOf(node: Nodes, from: string): string {
  if (node.type === "citation") return citationSign;
  const text =
    "children" in node ? node.children.map((child) => textOf(child, from)).join("") : toString(node);
  return node.type === "link" && readLink(node.url, from).kind === "outside" ? `${text}${linkSign}` : text;
}

/** What a claim rests on, by what is cited for it and whether it holds a link to another site. */
type GroundOf = (cited: readonly string[], hasLink?: boolean) => Claim["restsOn"];

/** Sources that are so short that a reader is not sent to a place in them. */
const readWhole: readonly unknown[] = ["press", "official release"] satisfies Source["kind"][];

function groundsBy(files: readonly ContentFile[]): GroundOf {
  const pages = new Set(
    files
      .filter(({ kind }) => kind.type === "Source")
      .flatMap(({ entries }) => entries.filter(({ value }) => readWhole.includes(value.kind)))
      .map(({ value }) => value.anchor),
  );
  return (written, hasLink = false) => {
    const cited = written.map(readCitation);
    if (cited.some(({ place }) => place !== undefined)) return "place";
    if (hasLink || cited.some(({ anchor }) => pages.has(anchor))) return "page";
    return cited.length > 0 ? "source" : "nothing";
  };
}

/** The claims of one paragraph: each rests on the citations in it, otherwise on the next in the paragraph, otherwise on the last. */
function claimsOf(paragraph: Nodes, page: ContentFile, groundOf: GroundOf): Claim[] {
  const { file, relativePath } = page;
  const { line } = placeOfNode(paragraph, page);
  const cited = citedIn(paragraph);
  let before = 0;
  // A citation after the full stop belongs to the sentence before it.
  const text = textOf(paragraph, relativePath).replace(/([^\s\w\u2020\u2021]*)(\u2020+)/g, "$2$1");
  return sentencesOf(text).flatMap((segment) => {
    const count = segment.split(citationSign).length - 1;
    const own = count > 0 ? cited.slice(before, before + count) : cited.slice(before, before + 1);
    const relied = own.length > 0 ? own : cited.slice(-1);
    before += count;
    const sentence = segment.replace(/[\u2020\u2021]/g, "").trim();
    if (!isClaim(sentence)) return [];
    return [{ file, line, sentence, restsOn: groundOf(relied, segment.includes(linkSign)) }];
  });
}

function claimsOfPage(page: ContentFile, groundOf: GroundOf): Claim[] {
  const found: Claim[] = [];
  visit(page.tree, "paragraph", (paragraph) => {
    found.push(...claimsOf(paragraph, page, groundOf));
    return SKIP;
  });
  return found;
}

/** For each list whose entries make claims: the fields with the claims, and those with their sources. An event has a date, so it is one claim. */
const textsWithSources: Partial<
  Record<string, readonly { text: string; sources: string; isDated?: true }[]>
> = {
  TimelineEvent: [{ text: "title", sources: "sources", isDated: true }],
  Contention: [
    { text: "claim", sources: "sources" },
    { text: "found", sources: "foundSources" },
  ],
  MediaCard: [{ text: "text", sources: "sources" }],
};

function claimsOfList({ file, kind, yaml, entries }: ContentFile, groundOf: GroundOf): Claim[] {
  return (textsWithSources[kind.type] ?? []).flatMap(({ text, sources, isDated }) =>
    entries.flatMap(({ value, path }) => {
      const cited = Array.isArray(value[sources]) ? value[sources].map(String) : [];
      const { line } = yaml.placeOf([...path, text]);
      const words = typeof value[text] === "string" ? value[text] : "";
      const stated = isDated
        ? [words]
        : sentencesOf(words)
            .map((one) => one.trim())
            .filter(isClaim);
      return stated.map((sentence) => ({ file, line, sentence, restsOn: groundOf(cited) }));
    }),
  );
}

/** Every dated or numbered claim of pages, timeline, contentions and media; testimonies are opinions and cite nothing. */
export function claims({ files }: Content): Claim[] {
  const groundOf = groundsBy(files);
  return files.flatMap((file) => (file.kind.type === "Page" ? claimsOfPage : claimsOfList)(file, groundOf));
}

/** A sentence that says how many claims have a source. */
export function sharesOf(all: readonly Claim[]): string {
  const share = (...wanted: Claim["restsOn"][]) => {
    const count = all.filter(({ restsOn }) => wanted.includes(restsOn)).length;
    return `${count} (${Math.round((100 * count) / Math.max(1, all.length))} %)`;
  };
  const [any, place, page] = [share("place", "page", "source"), share("place"), share("page")];
  return `Of ${all.length} dated or numbered claims ${any} have a source beside them: ${place} with the place in it, ${page} in a press report, a release or a linked page, which is read whole.`;
}
