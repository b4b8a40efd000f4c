/** Checks citations: places in the wrong form for their source, and sources that nothing cites. */
import { visit } from "unist-util-visit";
import { placeProblem, readCitation } from "../citations";
import { entriesOf, type Content, type ContentFile } from "../contentFile";
import { sourceKind } from "../source";
import { errorIn, placeOfNode, problemAt, type Place, type Problem } from "../problem";
import { referencesOf } from "../references";

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

/** Finds places in the wrong form for their source, and sources that nothing cites. checkTargets.ts finds sources that do not exist. */
export function checkCitations(site: Content): Problem[] {
  const sources = entriesOf(site, sourceKind);
  const kinds = new Map(sources.map(({ content: { anchor, kind } }) => [anchor, kind]));
  const used = new Set<string>();
  const problems: Problem[] = [];
  for (const content of site.files)
    for (const { written, place } of citationsOf(content)) {
      const { anchor, place: passage } = readCitation(written);
      used.add(anchor);
      const kind = kinds.get(anchor);
      const problem = passage === undefined || !kind ? undefined : placeProblem(kind, passage);
      if (problem !== undefined)
        problems.push(errorIn(content.file, place, `"${written}" does not name a valid place. ${problem}`));
    }
  const unused = sources.filter(({ content: { anchor } }) => !used.has(anchor));
  return [
    ...problems,
    ...unused.map(({ file, entry, content: { anchor } }) =>
      problemAt(
        file,
        [...entry.path, "anchor"],
        `Nothing cites the source "${anchor}". Cite it, or delete it.`,
        "warning",
      ),
    ),
  ];
}
