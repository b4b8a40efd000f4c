/** Which dated or numbered sentences of the pages stand beside a source: for the list of `content:check -- --sources`. */
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { readCitation } from "../citations";
import type { Content, ContentFile } from "../readContent";
import { topOfFile, type Problem } from "./problem";

/** A sentence that names a date, a time or a number. */
export interface Claim extends Pick<Problem, "file" | "line"> {
  sentence: string;
  /** Whether anything is cited in the same section. */
  isInCitedSection: boolean;
  /** Whether its own paragraph or entry cites anything, and whether that names a place in the source. */
  hasSource: boolean;
  hasPlace: boolean;
}

/** Digits, months and numbers in words; "one" is left out, since it is mostly no number, and "may" is no month. */
const numbered =
  /\d|\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b|\b(?:[Tt]wo|[Tt]hree|[Ff]our|[Ff]ive|[Ss]ix|[Ss]even|[Ee]ight|[Nn]ine|[Tt]en|[Ee]leven|[Tt]welve|[A-Za-z]+teen|[Tt]wenty|[Tt]hirty|[Ff]orty|[Ff]ifty|hundred|thousand)\b/;

const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/** Stands for a citation while a paragraph is cut into sentences. */
const sign = "\u2020";

/** The citations of a node, as they are written. */
function citedIn(node: Nodes): string[] {
  const cited: string[] = [];
  visit(node, "citation", ({ value }) => {
    cited.push(value);
  });
  return cited;
}

/** A paragraph as text with a sign for each citation. */
function textOf(node: Nodes): string {
  if (node.type === "citation") return sign;
  return "children" in node ? node.children.map(textOf).join("") : toString(node);
}

const hasPlace = (written: string) => readCitation(written).place !== undefined;

/** The claims of one paragraph: each rests on the citations in it, else on the next in the paragraph, else on the last. */
function claimsOf(paragraph: Nodes, { file, bodyLine }: ContentFile, isInCitedSection: boolean): Claim[] {
  const cited = citedIn(paragraph);
  const line = (paragraph.position?.start.line ?? 1) + bodyLine - 1;
  let before = 0;
  // A number stands behind the full stop, and belongs to the sentence in front of it.
  const text = textOf(paragraph).replace(/([^\s\w\u2020]*)(\u2020+)/g, "$2$1");
  return [...sentences.segment(text)].flatMap(({ segment }) => {
    const count = segment.split(sign).length - 1;
    const own = count > 0 ? cited.slice(before, before + count) : cited.slice(before, before + 1);
    const rest = own.length > 0 ? own : cited.slice(-1);
    before += count;
    const sentence = segment.replaceAll(sign, "").trim();
    if (!numbered.test(sentence)) return [];
    return [
      { file, line, sentence, isInCitedSection, hasSource: rest.length > 0, hasPlace: rest.some(hasPlace) },
    ];
  });
}

function claimsOfPage(page: ContentFile): Claim[] {
  const sections: Nodes[][] = [[]];
  for (const node of page.tree.children) {
    if (node.type === "heading" && node.depth === 2) sections.push([]);
    else sections.at(-1)?.push(node);
  }
  return sections.flatMap((nodes) => {
    const isInCitedSection = nodes.some((node) => citedIn(node).length > 0);
    const claims: Claim[] = [];
    for (const node of nodes) {
      visit(node, "paragraph", (paragraph) => {
        claims.push(...claimsOf(paragraph, page, isInCitedSection));
        return SKIP;
      });
    }
    return claims;
  });
}

/** An entry of the timeline is dated by itself, and so is one claim. */
function claimsOfTimeline({ file, yaml, entries }: ContentFile): Claim[] {
  return entries.map(({ value, path }) => {
    const cited = Array.isArray(value.sources) ? value.sources.map(String) : [];
    const hasSource = cited.length > 0;
    const { line } = { ...topOfFile, ...yaml.placeOf(path) };
    const sentence = String(value.title);
    return { file, line, sentence, isInCitedSection: hasSource, hasSource, hasPlace: cited.some(hasPlace) };
  });
}

/** Every dated or numbered claim of pages and timeline; testimonies are opinions and cite nothing. */
export function claims({ files }: Content): Claim[] {
  return files.flatMap((file) => {
    if (file.kind.type === "Page") return claimsOfPage(file);
    return file.kind.type === "TimelineEvent" ? claimsOfTimeline(file) : [];
  });
}
