/** Finds {statements} where no table would be drawn. */
import { toString } from "mdast-util-to-string";
import type { Content, ContentFile } from "../contentFile";
import { errorIn, placeOfNode, type Problem } from "../problem";
import { pageKind } from "../page";
import { shownBy } from "../shown";
import { statementKind } from "../statement";
import { statementsMark } from "../values";

function misplaced(content: ContentFile, site: Content): Problem[] {
  const { file, kind, uncommented, tree, entries } = content;
  const lines = tree.children.flatMap((node) =>
    node.type === "paragraph" && toString(node) === statementsMark ? [placeOfNode(node, content).line] : [],
  );
  const hasStatements =
    lines.length > 0 && shownBy(content, site.files).entries.some((one) => one.file.kind === statementKind);
  return uncommented.split("\n").flatMap((text, index) => {
    const [line, column] = [index + 1, text.indexOf(statementsMark) + 1];
    if (column === 0) return [];
    const report = (why: string) => [errorIn(file, { line, column }, `${statementsMark} ${why}.`)];
    if (!lines.includes(line))
      return report("stands for a table. Write it in the text of a page, in a paragraph of its own");
    if (kind !== pageKind || entries[0]?.value.template !== "article")
      return report("is drawn by the template article alone. Delete it");
    if (!hasStatements)
      return report(
        'stands for a table, and no entry of statements.yaml names this page under "pages". Add it there, or delete this',
      );
    return line === lines[0] ? [] : report("is on this page already. Delete one");
  });
}

export const checkStatements = (site: Content): Problem[] =>
  site.files.flatMap((content) => misplaced(content, site));
