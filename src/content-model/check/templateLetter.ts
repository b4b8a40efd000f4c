import type { Nodes } from "mdast";
import { toString } from "mdast-util-to-string";

/** How a letter meant for copying begins, and the gaps that its sender would fill in. A judgment may leave out a [name] or an [address]. */
const salutation = /^\W*(?:dear\b|to whom it may concern\b)/i;
const gap =
  /\[(?:(?:insert|enter)\b[^\]]*|(?:your|my|the|mp|name of|member)\b[^\]]*(?:name|address|postcode|constituency|mp)|postcode|constituency|mp)\]/i;

const message =
  "This looks like a letter to copy, and services such as WriteToThem turn identical letters away. Write a list of points that readers can put in their own words.";

/**
 * What is wrong with a quotation or a block of code that is a letter for readers to copy, or with a gap for them to fill in; else
 * undefined. A letter that somebody has sent belongs in plain paragraphs.
 */
export function templateLetterProblem(node: Nodes): string | undefined {
  if (node.type === "code" && (/^(?:letter|template)$/i.test(node.lang ?? "") || salutation.test(node.value)))
    return message;
  if (node.type === "blockquote" && salutation.test(toString(node))) return message;
  return (node.type === "text" || node.type === "code") && gap.test(node.value) ? message : undefined;
}
