import type { Root, Text } from "mdast";
import { remark } from "remark";
import remarkSmartypants from "remark-smartypants";

const typographer = remark().use(remarkSmartypants);

/** A Markdown tree with typographic quotes, dashes and ellipses. */
export const typographicTree = (tree: Root): Root => typographer.runSync(tree) as Root;

export function typographic(text: string): string {
  const node: Text = { type: "text", value: text };
  typographicTree({ type: "root", children: [{ type: "paragraph", children: [node] }] });
  return node.value;
}
