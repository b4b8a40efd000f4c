import { readdirSync, readFileSync } from "node:fs";
import type { Nodes, RootContent } from "mdast";
import { toString } from "mdast-util-to-string";
import { remark } from "remark";
import remarkGfm from "remark-gfm";
import { wordings } from "./plainEnglish.mjs";

const maxWords = 25;
/** The guides for people who do not use a terminal. */
const forVolunteers = ["editing", "sharing", "printing", "emergencies"].map((name) => `docs/${name}.md`);
/** The guides with steps for helpers and for the person who publishes. */
const forHelpers = ["for-helpers", "publish", "set-up-for-volunteers", "make-it-yours", "hosting"].map(
  (name) => `docs/${name}.md`,
);
const docs = readdirSync("docs", { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => `docs/${name.replaceAll("\\", "/")}`);
const all = ["README.md", "CONTRIBUTING.md", "tools/editor/README.md", ...docs];

const parser = remark().use(remarkGfm);
const read = (file: string) => parser.parse(readFileSync(file, "utf8")).children;

/** Returns the texts in a Markdown node: each paragraph, heading and table cell, with its line. Inline code counts as one word. */
function textsIn(node: Nodes): { line: number; text: string }[] {
  if (node.type === "code") return [];
  if (["paragraph", "heading", "tableCell"].includes(node.type)) {
    const line = node.position?.start.line ?? 0;
    const flat = (inner: Nodes): string =>
      inner.type === "inlineCode"
        ? "code"
        : "children" in inner
          ? inner.children.map(flat).join("")
          : toString(inner);
    return [{ line, text: flat(node).replace(/\s+/g, " ") }];
  }
  return "children" in node ? node.children.flatMap(textsIn) : [];
}

/** Returns the sentences of a text that have more than `maxWords` words. */
const longSentences = (text: string) =>
  [...new Intl.Segmenter("en-GB", { granularity: "sentence" }).segment(text)]
    .map(({ segment }) => segment)
    .filter((sentence) => sentence.split(/\s+/).filter((word) => /\w/.test(word)).length > maxWords);

/** Returns a message for each text in a file that breaks `rule`. */
const findings = (file: string, nodes: readonly RootContent[], rule: (text: string) => readonly string[]) =>
  nodes.flatMap(textsIn).flatMap(({ line, text }) => rule(text).map((found) => `${file}:${line} ${found}`));

test.each([...forVolunteers, ...forHelpers])("%s has one idea a sentence", (file) => {
  const semicolons = (text: string) => text.match(/\S+;\s\S+/g) ?? [];
  expect(findings(file, read(file), longSentences)).toEqual([]);
  expect(findings(file, read(file), semicolons)).toEqual([]);
});

test.each(forVolunteers)("%s needs no terminal", (file) => {
  const commands = read(file).flatMap(
    (node) => JSON.stringify(node).match(/\b(npm run|git (?:pull|push|clone|fetch)) ?[\w-]*/g) ?? [],
  );
  expect(commands).toEqual([]);
});

test.each(all)("%s has no wording that has to be read twice", (file) => {
  const found = findings(file, read(file), (text) =>
    wordings.flatMap(([pattern, advice]) => (pattern.test(text) ? [`${text} ${advice}`] : [])),
  );
  expect(found.filter((line) => !line.startsWith("CONTRIBUTING.md"))).toEqual([]);
});

test("every link of a guide to another guide has a target", () => {
  const slugOf = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, "")
      .replace(/\s/g, "-");
  const headings = new Map(
    all.map((file) => [
      file,
      read(file).flatMap((node) => (node.type === "heading" ? [slugOf(toString(node))] : [])),
    ]),
  );
  const linksIn = (node: Nodes): string[] =>
    node.type === "link" ? [node.url] : "children" in node ? node.children.flatMap(linksIn) : [];
  // The links in docs/templates are not checked, because templates are copied to content/ and their links are relative to that folder.
  const dead = [...headings.keys()]
    .filter((file) => !file.includes("/templates/"))
    .flatMap((file) =>
      read(file)
        .flatMap(linksIn)
        .filter((url) => !/^\w+:/.test(url))
        .flatMap((url) => {
          const { pathname, hash } = new URL(url, `file:///${file}`);
          const target = headings.get(decodeURIComponent(pathname.slice(1)));
          const isElsewhere = !pathname.endsWith(".md") || pathname === "/content/README.md";
          const isThere = target ? hash === "" || target.includes(hash.slice(1)) : isElsewhere;
          return isThere ? [] : [`${file}: ${url}`];
        }),
    );
  expect(dead).toEqual([]);
});

test.each([...forVolunteers, "docs/publish.md"])("%s names buttons as the editor does", (file) => {
  const sources = readdirSync("tools/editor", { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
    .map((name) => readFileSync(`tools/editor/${name}`, "utf8"))
    .join("\n");
  const boldIn = (node: Nodes): string[] =>
    node.type === "strong" && node.children.every(({ type }) => type === "text")
      ? [toString(node)]
      : "children" in node
        ? node.children.flatMap(boldIn)
        : [];
  // A label never ends with a punctuation mark. A bold text that ends with one is the beginning of a paragraph.
  const labels = read(file)
    .flatMap(boldIn)
    .filter((text) => !/[.,:]$/.test(text));
  // These labels contain the name of a kind, so no file of the editor's code contains the whole label. The name comes from the content
  // model.
  const isMadeOf = (label: string) =>
    /^(?:New|Add|Delete this) \p{Ll}+$/u.test(label) && sources.includes(label.split(" ")[0] ?? "");
  const isThere = (label: string) => {
    const words = label.split("…").map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
    return new RegExp(words.join(".{1,40}"), "s").test(sources) || isMadeOf(label);
  };
  expect(labels.filter((label) => !isThere(label))).toEqual([]);
});
