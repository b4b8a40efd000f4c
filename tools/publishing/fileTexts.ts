/** The texts of a content file, as the publishing gate compares them. */
import type { Nodes } from "mdast";
import { visit } from "unist-util-visit";
import { placeOfNode, type Place } from "../../src/content-model/problem";
import type { ContentFile } from "../../src/content-model/readContent";
import { textsIn } from "./words";

/** All words that a node of Markdown shows, with a space between the lines, items and cells that it is made of; addresses come last. */
export function shownBy(block: Nodes): string {
  const [texts, urls]: [string[], string[]] = [[], []];
  visit(block, (node) => {
    if (node.type === "break" || node.type === "paragraph" || node.type === "tableCell") texts.push(" ");
    if ("value" in node && node.type !== "citation") texts.push(node.value);
    if ("alt" in node) texts.push(` ${node.alt ?? ""} `);
    if ("title" in node) texts.push(` ${node.title ?? ""} `);
    if ("url" in node) urls.push(node.url);
  });
  return [texts.join(""), ...urls].join(" ").trim();
}

/** A text of a content file. */
export interface FileText {
  text: string;
  place: Place;
  /** The name of a person, a title or heading, or anything else. */
  kind: "name" | "title" | "text";
}

/** What a field holds, by its path. */
function kindOfField(path: readonly PropertyKey[]): FileText["kind"] {
  const field = String(path.at(-1));
  if (field === "name" || field === "by") return "name";
  return ["title", "heading", "role"].includes(field) && !path.includes("links") ? "title" : "text";
}

/** Every text in a value, and every list of texts as one text. */
function textsAndLists(value: unknown, path: PropertyKey[]): { text: string; path: PropertyKey[] }[] {
  const texts = textsIn(value, path);
  const lists = new Map<string, { text: string; path: PropertyKey[] }>();
  for (const { text, path: where } of texts.filter((each) => typeof each.path.at(-1) === "number")) {
    const list = where.slice(0, -1);
    const before = lists.get(list.join("/"))?.text ?? "";
    lists.set(list.join("/"), { text: `${before} ${text}`, path: list });
  }
  return [...texts, ...lists.values()];
}

/** All texts of a file: those of its fields, or of a part of them, and each block of its Markdown. */
export function textsOf(file: ContentFile, fields = file.entries, hasBody = true): FileText[] {
  const { yaml, tree } = file;
  const inFields = fields.flatMap(({ value, path }) =>
    textsAndLists(value, path).map(({ text, path: where }) => ({
      text,
      place: yaml.placeOf(where),
      kind: kindOfField(where),
    })),
  );
  const blocks = (hasBody ? tree.children : []).map((block): FileText => ({
    text: shownBy(block),
    place: placeOfNode(block, file),
    kind: block.type === "heading" ? "title" : "text",
  }));
  return [...inFields, ...blocks];
}
