import type { Root } from "mdast";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const parser = unified().use(remarkParse).use(remarkGfm);

/** The tree of a Markdown text, read as Gatsby reads it. */
export const parseMarkdown = (text: string): Root => parser.parse(text);
