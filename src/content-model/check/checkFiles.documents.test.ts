import { checked, pageText, TinyContent } from "../../../tests/support/tinyContent";
import { readContent } from "../readContent";
import { unusedFiles } from "./checkFiles";

const pdf = "%PDF-1.7\n";
const linkedTo = (target: string) => ({
  "pages/annex.md": pageText("/annex", { body: `[The minutes](${target})` }),
});

test("a page may link to a document", async () => {
  expect(
    await checked({
      ...linkedTo("../documents/minutes-1986.pdf"),
      "documents/minutes-1986.pdf": pdf,
    }),
  ).toEqual([]);
});

test.each<[string, Record<string, string>, string]>([
  [
    "a document that is not a PDF",
    { ...linkedTo("../documents/minutes.pdf"), "documents/minutes.pdf": "PK words" },
    "content/documents/minutes.pdf:1:1  .*is not a PDF",
  ],
  [
    "a document of another kind",
    { "documents/minutes.docx": "PK" },
    "content/documents/minutes.docx:1:1  .*Save this file as a PDF",
  ],
  [
    "a name that makes a poor address",
    { "documents/The Minutes.pdf": pdf },
    "content/documents/The Minutes.pdf:1:1  .*lower-case letters",
  ],
  [
    "a document that nothing links to",
    { "documents/minutes.pdf": pdf },
    "content/documents/minutes.pdf:1:1  Warning: No page links to this document, so it is not published",
  ],
])("%s", async (_what, files, says) => {
  expect(await checked(files)).toContainEqual(expect.stringMatching(says));
});

test.each<[string, Record<string, string>, string[]]>([
  ["a text links to", linkedTo("../documents/minutes.pdf"), []],
  [
    "only the register names",
    {
      "documents.yaml":
        "- { anchor: a, title: A, what: It is., file: minutes.pdf, becamePublic: It was read out. }\n",
    },
    [],
  ],
  ["nothing names", {}, ["documents/minutes.pdf"]],
])("a document that %s is unused or not: %j, %j", async (_what, files, unused) => {
  const { root } = await TinyContent.with({ ...files, "documents/minutes.pdf": pdf });
  expect(unusedFiles(await readContent(root))).toEqual(unused);
});

test("the typed text of a document is unused once documents.yaml no longer names the document", async () => {
  const listed =
    "- { anchor: a, title: A, what: It is., file: minutes.pdf, becamePublic: It was read out. }\n";
  const files = { "documents/minutes.pdf": pdf, "documents/minutes.txt": "[page 1]\nIt was dark.\n" };
  const { root } = await TinyContent.with({ ...files, "documents.yaml": listed });
  expect(unusedFiles(await readContent(root))).toEqual([]);
  const gone = await TinyContent.with({ "documents/minutes.txt": files["documents/minutes.txt"] });
  expect(unusedFiles(await readContent(gone.root))).toEqual(["documents/minutes.txt"]);
});
