/** Which dated or numbered claims cite a source: for `content:check -- --sources`. */
import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { SKIP, visit } from "unist-util-visit";
import { readLink } from "../readLink";
import { readCitation } from "../citations";
import type { Content, ContentFile } from "../readContent";
import { sentencesOf } from "../sentences";
import { placeOfNode, type Problem } from "./problem";

/** A sentence that states a date, a time or a number. */
export interface Claim extends Pick<Problem, "file" | "line"> {
  sentence: string;
  /** Whether its own paragraph or entry cites a source or links to another site, and whether that names a place in the source. */
  hasSource: boolean;
  hasPlace: boolean;
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

const hasPlace = (written: string) => readCitation(written).place !== undefined;

/** The claims of one paragraph: each rests on the citations in it, otherwise on the next in the paragraph, otherwise on the last. */
function claimsOf(paragraph: Nodes, page: ContentFile): Claim[] {
  const { file, relativePath } = page;
  const { line } = placeOfNode(paragraph, page);
  const cited = citedIn(paragraph);
  let before = 0;
  // A citation after the full stop belongs to the sentence before it.
  const text = textOf(paragraph, relativePath).replace(/([^\s\w\u2020\u2021]*)(\u2020+)/g, "$2$1");
  return sentencesOf(text).flatMap((segment) => {
    const count = segment.split(citationSign).length - 1;
    const own = count > 0 ? cited.slice(before, before + count) : cited.slice(before, before + 1);
    const rest = own.length > 0 ? own : cited.slice(-1);
    before += count;
    const sentence = segment.replace(/[\u2020\u2021]/g, "").trim();
    if (!isClaim(sentence)) return [];
    const hasSource = rest.length > 0 || segment.includes(linkSign);
    return [{ file, line, sentence, hasSource, hasPlace: rest.some(hasPlace) }];
  });
}

function claimsOfPage(page: ContentFile): Claim[] {
  const found: Claim[] = [];
  visit(page.tree, "paragraph", (paragraph) => {
    found.push(...claimsOf(paragraph, page));
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

function claimsOfList({ file, kind, yaml, entries }: ContentFile): Claim[] {
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
      return stated.map((sentence) => ({
        file,
        line,
        sentence,
        hasSource: cited.length > 0,
        hasPlace: cited.some(hasPlace),
      }));
    }),
  );
}

/** Every dated or numbered claim of pages, timeline, contentions and media; testimonies are opinions and cite nothing. */
export function claims({ files }: Content): Claim[] {
  return files.flatMap((file) => (file.kind.type === "Page" ? claimsOfPage(file) : claimsOfList(file)));
}

/** A sentence that says how many claims have a source. */
export function sharesOf(all: readonly Claim[]): string {
  const share = (isMet: (claim: Claim) => boolean) => {
    const count = all.filter(isMet).length;
    return `${count} (${Math.round((100 * count) / Math.max(1, all.length))} %)`;
  };
  const [sources, places] = [share(({ hasSource }) => hasSource), share(({ hasPlace }) => hasPlace)];
  return `Of ${all.length} dated or numbered claims ${sources} have a source beside them, ${places} with the place in it.`;
}
