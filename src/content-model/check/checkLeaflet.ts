/** Finds what a leaflet would not show: content that its template leaves out, and text that its two sides of A5 cannot hold. */
import type { ListItem, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import type { ContentFile } from "../contentFile";
import { errorIn, placeOfNode, problemAt, type Problem } from "../problem";

/** The sizes of templates/leaflet.tsx and components/PaperSheet.tsx, in millimetres; the letters of a line are an average. */
const [sideHeight, codeHeight] = [182, 52];
const [lineHeight, lettersOfLine, gap] = [5.93, 55, 2.1];
const [headingHeight, lettersOfHeading, aboveHeading] = [6.7, 35, 5.3];

const mostWords = 380;

const linesOf = (node: RootContent | ListItem, letters: number) => Math.ceil(toString(node).length / letters);

/** Returns the approximate height of a block, in the unit of a side's height. */
function heightOf(node: RootContent): number {
  if (node.type === "heading") return aboveHeading + headingHeight * linesOf(node, lettersOfHeading);
  const blocks = node.type === "list" ? node.children : [node];
  return blocks.reduce((sum, block) => sum + lineHeight * linesOf(block, lettersOfLine), gap);
}

function sideProblems(content: ContentFile, nodes: readonly RootContent[], side: string, height: number) {
  const [first] = nodes;
  const excess = nodes.reduce((sum, node) => sum + heightOf(node), -aboveHeading) - height;
  // The estimate may be a line off.
  if (!first || excess <= lineHeight) return [];
  const message = `The ${side} side of the leaflet is about ${Math.ceil(excess / lineHeight)} lines too long for A5. Shorten what begins here.`;
  return [errorIn(content.file, placeOfNode(first, content), message)];
}

export function leafletProblems(content: ContentFile): Problem[] {
  const { file, tree, entries } = content;
  if (entries[0]?.value.template !== "leaflet") return [];
  const cards = tree.children.flatMap((node, index) =>
    node.type === "heading" && node.depth === 2 ? [index] : [],
  );
  if (cards.length < 2)
    return [
      problemAt(
        content,
        ["template"],
        'A leaflet needs a card for each side. Begin at least two with "## "; the last one is the second side.',
      ),
    ];
  const [printed, second] = [tree.children.slice(cards[0]), tree.children.slice(cards.at(-1))];
  const pictures = printed
    .flatMap((node) => (node.type === "paragraph" ? node.children : []))
    .filter(({ type }) => type === "image");
  const picture =
    "A leaflet draws no pictures on its sides, since a copier would spoil them. Put it above the first heading, or delete it.";
  const words = printed
    .map((node) => toString(node))
    .join(" ")
    .split(/\s+/).length;
  const tooMany = `The two sides of a leaflet hold at most ${mostWords} words; these are ${words}. Shorten them.`;
  return [
    ...pictures.map((node) => errorIn(file, placeOfNode(node, content), picture)),
    ...sideProblems(content, printed.slice(0, -second.length), "first", sideHeight),
    ...sideProblems(content, second, "second", sideHeight - codeHeight),
    // Where the printed text begins, since that is what can be shortened.
    ...(words > mostWords && printed[0] ? [errorIn(file, placeOfNode(printed[0], content), tooMany)] : []),
  ];
}
