/** Passages in another language than the site's, so that screen readers change their voice: [words]{lang=cy} in Markdown. */
import type { Nodes, Parent, PhrasingContent, Root, Text } from "mdast";
import { SKIP, visit } from "unist-util-visit";

export interface LanguageNode extends Parent {
  type: "language";
  children: Text[];
  data: { hName: "span"; hProperties: { lang: string } };
}

declare module "mdast" {
  interface PhrasingContentMap {
    language: LanguageNode;
  }
  interface RootContentMap {
    language: LanguageNode;
  }
}

const passage = /\[([^[\]]+)\]\{lang=([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\}/gi;

export function markLanguages(tree: Root): Root {
  visit(tree, "text", (node, index, parent) => {
    const parts: PhrasingContent[] = [];
    let at = 0;
    for (const { 0: written, 1: value = "", 2: lang = "", index: start } of node.value.matchAll(passage)) {
      if (start > at) parts.push({ ...node, value: node.value.slice(at, start) });
      const data = { hName: "span", hProperties: { lang } } as const;
      parts.push({ type: "language", data, children: [{ ...node, value }], position: node.position });
      at = start + written.length;
    }
    if (parts.length === 0 || index === undefined || !parent) return;
    if (at < node.value.length) parts.push({ ...node, value: node.value.slice(at) });
    (parent.children as PhrasingContent[]).splice(index, 1, ...parts);
    return [SKIP, index + parts.length];
  });
  return tree;
}

/** Returns the message about a language mark without effect, which readers would see as it is written; otherwise undefined. */
export const languageProblem = (node: Nodes): string | undefined =>
  node.type === "text" && /\{ *lang\b/i.test(node.value)
    ? "{lang…} marks nothing here. Write the words in square brackets, plain and on one line, and the language behind them: [bore da]{lang=cy}."
    : undefined;
