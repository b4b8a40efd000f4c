import { visit } from "unist-util-visit";
import { placeProblem, readCitation } from "../citations";
import { filesOf, fieldText, type Content, type ContentFile } from "../contentFile";
import { sourceKind, type Source } from "../source";
import { errorIn, placeOfNode, problemAt, type Place, type Problem } from "../problem";
import { textsIn } from "../textsIn";
import { didYouMean } from "./checkShape";
import { referencesOf } from "./references";

interface Cited {
  written: string;
  place: Place;
}

export function citationsOf(file: ContentFile): Cited[] {
  const cited = referencesOf(file)
    .filter(({ to }) => to === "source")
    .map(({ value, path }): Cited => ({ written: value, place: file.yaml.placeOf(path) }));
  visit(file.tree, "citation", (node) => {
    cited.push({ written: node.value, place: placeOfNode(node, file) });
  });
  return cited;
}

/** Returns the kind of each source by its anchor; undefined if sources.yaml cannot be read. */
function kindsOf(
  sources: readonly ContentFile<typeof sourceKind>[],
): Map<string, Source["kind"] | undefined> | undefined {
  if (sources.some(({ yaml }) => yaml.errors.length > 0)) return undefined;
  const entries = sources.flatMap((file) => file.entries);
  return new Map(
    entries.flatMap((entry) => {
      const anchor = fieldText(entry, "anchor");
      return anchor === undefined ? [] : [[anchor, entry.content?.kind] as const];
    }),
  );
}

type Fault = Pick<Problem, "message" | "inForm">;

function faultOf(written: string, kinds: Map<string, Source["kind"] | undefined>): Fault | undefined {
  const { anchor, place } = readCitation(written);
  if (!kinds.has(anchor)) {
    const meant = didYouMean(anchor, [...kinds.keys()]);
    return {
      message: `There is no source "${anchor}". Write the anchor of an entry of content/sources.yaml, or add one there.${meant}`,
      // No other source is proposed: the sentence may not be in it.
      inForm: `There is no source “${anchor}” any more. Bring it back in Sources, or cite another source here.`,
    };
  }
  const kind = kinds.get(anchor);
  const problem = place === undefined || !kind ? undefined : placeProblem(kind, place);
  return problem === undefined
    ? undefined
    : { message: `"${written}" does not name a valid place. ${problem}` };
}

/** Finds Markdown citations in plain texts, where readers would see the brackets. */
function citingTexts(file: ContentFile): Problem[] {
  const message = `Only the text of a page can cite in this way. ${
    file.kind.shape === "markdown" ? "Cite in the text instead" : 'Put it in the list "sources:" of the entry'
  }.`;
  return file.entries
    .flatMap(({ value, path }) => textsIn(value, path))
    .filter(({ text }) => text.includes("[^"))
    .map(({ path }) => problemAt(file, path, message));
}

/** Finds citations of sources that do not exist, places in the wrong form for their source, and sources that nothing cites. */
export function checkCitations(whole: Content): Problem[] {
  const { files } = whole;
  const sources = filesOf(whole, sourceKind);
  const kinds = kindsOf(sources);
  const problems = files.flatMap(citingTexts);
  if (!kinds) return problems;
  const used = new Set<string>();
  for (const content of files) {
    for (const { written, place } of citationsOf(content)) {
      used.add(readCitation(written).anchor);
      const fault = faultOf(written, kinds);
      if (fault) problems.push({ ...errorIn(content.file, place, fault.message), ...fault });
    }
  }
  for (const file of sources) {
    for (const entry of file.entries) {
      const anchor = fieldText(entry, "anchor") ?? "";
      if (used.has(anchor)) continue;
      const message = `Nothing cites the source "${anchor}". Cite it, or delete it.`;
      problems.push(problemAt(file, [...entry.path, "anchor"], message, "warning"));
    }
  }
  return problems;
}
