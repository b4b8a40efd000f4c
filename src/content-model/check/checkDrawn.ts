/** Finds what would leave a gap on the rendered page: empty content, content that a template does not render, and headings that clash. */
import type { Nodes, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { CONTINUE, SKIP, visit } from "unist-util-visit";
import { headingIds, readHeading } from "../../lib/headings";
import { fieldText, type Content, type ContentFile } from "../contentFile";
import { errorIn, placeOfNode, type Problem } from "../problem";
import { shownBy } from "../shown";
import { leafletProblems } from "./checkLeaflet";

/** The elements that must not be empty, with the message for each. */
const needsWords: Partial<Record<Nodes["type"], string>> = {
  paragraph: "This paragraph is empty. Delete what stands for a space here; a blank line is enough",
  heading: "This heading has no words. Write some behind the #, or delete it",
  listItem: "This entry of a list is empty. Write its words, or delete its mark",
  blockquote: "This quotation is empty. Write its words, or delete the >",
  link: "This link has no words. Write them between the square brackets",
  linkReference: "This link has no words. Write them between the square brackets",
};

const wordsIn = (node: Nodes) => readHeading(toString(node)).title.trim();

function emptyProblem(node: Nodes, parent: Nodes): string | undefined {
  if (node.type === "listItem" && typeof node.checked === "boolean")
    return "Boxes to tick are not used here. Delete the square brackets.";
  if (node.type === "table" && node.children[0]?.children.some((cell) => wordsIn(cell) === ""))
    return "A column of this table has no heading. Write what it holds into the first row.";
  if (node.type === "heading" && parent.type !== "root")
    return "A heading cannot stand in a list or in a quotation. Write it at the beginning of a line.";
  if (node.type === "heading" && wordsIn(node) !== "" && headingIds()(wordsIn(node)) === "")
    return "This heading has no letter or digit, so that nothing could link to it. Write some words.";
  const message = needsWords[node.type];
  // Pictures without alternative text are reported elsewhere.
  const isEmpty = wordsIn(node) === "" && !JSON.stringify(node).includes('"type":"image');
  return message !== undefined && isEmpty ? `${message}.` : undefined;
}

/** Returns whether a heading is followed directly by the next one of its own level, or by nothing. */
function isLonely(children: readonly RootContent[], index: number): boolean {
  const heading = children[index];
  const next = children.slice(index + 1).find(({ type }) => type !== "definition");
  if (heading?.type !== "heading") return false;
  return next === undefined || (next.type === "heading" && next.depth <= heading.depth);
}

/** Headings that a page has twice, and addresses of headings that an entry of its list has. */
function clashes(content: ContentFile, site: Content): Problem[] {
  const { file, tree } = content;
  const { entries, sources, campaign } = shownBy(content, site.files);
  const { contentions, statements } = campaign;
  const anchors = new Set<string | undefined>();
  const taken = new Map<string, string>();
  if (sources.length > 0) taken.set("Sources", "the list of sources");
  if (contentions) taken.set(contentions.heading, "the contentions");
  if (statements) taken.set(statements.heading, "the statements");
  for (const { file: list, entry, anchor } of entries) {
    const named = list.kind.shownOn?.named;
    if (named === "anchor") anchors.add(anchor);
    else if (named) taken.set(fieldText(entry, named) ?? "", list.file);
  }
  return tree.children.flatMap((node) => {
    if (node.type !== "heading") return [];
    const [words, id] = [wordsIn(node), String(node.data?.hProperties?.id)];
    const other = node.depth === 2 ? taken.get(words) : undefined;
    if (node.depth === 2) taken.set(words, `line ${placeOfNode(node, content).line}`);
    const twice = `${JSON.stringify(words)} is the heading of ${other ?? ""} already, so that nobody could tell them apart. Use other words.`;
    const clash = `Its address is #${id}, which an entry on this page has already. Use other words, or another anchor there.`;
    return [other !== undefined && words !== "" && twice, anchors.has(id) && clash]
      .filter((message) => message !== false)
      .map((message) => errorIn(file, placeOfNode(node, content), message));
  });
}

export function checkDrawn(site: Content): Problem[] {
  return site.files
    .filter(({ kind }) => kind.shape === "markdown")
    .flatMap((content) => {
      const { file, tree } = content;
      const problems: Problem[] = [];
      const report = (node: Nodes, message: string) =>
        problems.push(errorIn(file, placeOfNode(node, content), message));
      visit(tree, (node, _index, parent) => {
        const message = emptyProblem(node, parent ?? node);
        if (message !== undefined) report(node, message);
        // What is inside is empty too.
        return message === undefined ? CONTINUE : SKIP;
      });
      tree.children.forEach((node, index) => {
        if (isLonely(tree.children, index) && wordsIn(node) !== "")
          report(node, "Nothing is below this heading. Write its text, or delete it.");
      });
      return [...problems, ...leafletProblems(content), ...clashes(content, site)];
    });
}
