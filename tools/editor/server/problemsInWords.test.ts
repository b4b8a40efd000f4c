import { problemsIn } from "../../../src/content-model/checkContent";
import { drawnPdf } from "../../../tests/support/drawnPdf";
import { TinyContent, pageText } from "../../../tests/support/tinyContent";
import { errorIn, problemOf } from "../../../src/content-model/problem";
import { readContent } from "../../../src/content-model/readContent";
import { problemsInWords } from "./problemsInWords";

it("lists each place that uses a picture or document, and no place for a file that nothing uses", async () => {
  const { root } = await TinyContent.with({
    "pages/annex.md": `${pageText("/annex")}\n[Its minutes](../documents/minutes.pdf)\n\n![](../images/pier.jpg)\n`,
    "documents/minutes.pdf": "%PDF-1.7",
    "documents/more-minutes.pdf": "%PDF-1.7",
    "documents.yaml":
      "- { anchor: all, title: All minutes, what: Minutes., file: minutes.pdf, becamePublic: Read out. }\n- { anchor: more, title: More, what: Minutes., file: more-minutes.pdf, becamePublic: Read out. }\n",
  });
  const files = ["documents/minutes.pdf", "images/pier.jpg", "images/new-pier.jpg"];
  const problems = files.map((name) => problemOf(`content/${name}`, "It is a sample."));
  expect(problemsInWords(await readContent(root), problems)).toEqual([
    {
      sentence: "It is a sample.",
      places: [
        { title: "minutes.pdf: Documents, “All minutes”, File", address: "/documents#entries.0.file" },
        {
          title: "minutes.pdf: The annex title, Text",
          address: "/pages/annex#body",
          snippet: "[Its minutes](../documents/minutes.pdf)",
        },
        {
          title: "pier.jpg: The annex title, Text",
          address: "/pages/annex#body",
          snippet: "![](../images/pier.jpg)",
        },
        { title: "new-pier.jpg", address: undefined },
      ],
    },
  ]);
});

it("tells a person how to correct a missing picture in the form", async () => {
  const { root } = await TinyContent.with({
    "pages/annex.md": `${pageText("/annex")}\n![A pier](../images/pier.jpg)\n`,
  });
  const content = await readContent(root);
  const problems = (await problemsIn(content)).filter(({ message }) => message.includes("pier.jpg"));
  expect(problemsInWords(content, problems)).toMatchObject([
    {
      sentence:
        "The picture “pier.jpg” does not exist. Choose another picture, or select Undo a change to restore the deleted picture.",
      places: [{ title: "The annex title, Text" }],
    },
  ]);
});

it("tells a person how to correct a link to a deleted page in the form", async () => {
  const { root } = await TinyContent.with({
    "pages/annex.md": `${pageText("/annex")}\nSee [it](gone.md).\n`,
  });
  const content = await readContent(root);
  const problems = (await problemsIn(content)).filter(({ message }) => message.includes("gone.md"));
  expect(problemsInWords(content, problems)).toMatchObject([
    {
      sentence:
        "The page “gone” no longer exists. Link to another page here, or remove the link. If you have deleted it, you can bring it back with Undo a change.",
    },
  ]);
});

it("names the field in which a name stands, also in the middle of a line", async () => {
  const { root } = await TinyContent.with({
    "timeline.yaml": `- anchor: bridge
  when: "1985"
  title: The bridge
  description: >-
    It was built in the year
    in which Jo Grey came.
  icon: file # Jo Grey
`,
  });
  const content = await readContent(root);
  const file = content.files.find(({ file: name }) => name === "content/timeline.yaml");
  const lines = (file?.source ?? "").split("\n");
  const problems = lines.flatMap((text, index) =>
    text.includes("Jo Grey")
      ? [errorIn("content/timeline.yaml", { line: index + 1, column: text.indexOf("Jo") + 1 }, "Jo Grey")]
      : [],
  );
  expect(problemsInWords(content, problems)).toMatchObject([
    {
      sentence: "Jo Grey",
      places: [
        { title: "Timeline, “The bridge”, Description", address: "/timeline#entries.0.description" },
        { title: "Timeline, “The bridge”", address: "/timeline#entries.0" },
      ],
    },
  ]);
});

it.each(["title: A: b", "title: A\n  title: B", 'title: "A', "title: *a"])(
  "a list whose YAML cannot be read (%j) is one place, without a field",
  async (line) => {
    const { root } = await TinyContent.with({ "timeline.yaml": `- anchor: a\n  ${line}\n` });
    const content = await readContent(root);
    const problems = (await problemsIn(content)).filter(({ file }) => file === "content/timeline.yaml");
    expect(problemsInWords(content, problems)).toMatchObject([
      { places: [{ title: "Timeline", address: "/timeline" }] },
    ]);
  },
);

it("names a source, document, page or testimony by its title, as it was before it was deleted", async () => {
  const source =
    "- { anchor: letters, title: L, shortName: Letters 1985, kind: document, publisher: P, date: 1985 }\n";
  const { root } = await TinyContent.with({
    "pages/annex.md": pageText("/annex"),
    "documents.yaml": "- { anchor: minutes, title: The minutes, what: Minutes. }\n",
    "sources.yaml": source,
  });
  const content = await readContent(root);
  const sentenceFor = (inForm: string) =>
    problemsInWords(content, [{ ...problemOf("content/timeline.yaml", "Wrong."), inForm }])[0]?.sentence;
  expect(sentenceFor("The source “letters” no longer exists.")).toBe(
    "The source “Letters 1985” no longer exists.",
  );
  expect(sentenceFor("The document “minutes” is gone.")).toBe("The document “The minutes” is gone.");
  expect(sentenceFor("The page “annex” is gone.")).toBe("The page “The annex title” is gone.");
  expect(sentenceFor("The page “unknown” is gone.")).toBe("The page “unknown” is gone.");
});

it.each([
  [
    "minutes",
    "Said.[^minutes:9]",
    "This citation of Fair minutes names page 9, but the last page of the document is 1. Count from the first page of the PDF, even if other numbers are printed on its pages.",
  ],
  [
    "minutes",
    "Said.[^minutes:1-9]",
    "This citation of Fair minutes names pages 1–9, but the last page of the document is 1. Count from the first page of the PDF, even if other numbers are printed on its pages.",
  ],
  [
    "letter",
    "Said.",
    "“The letter” has no PDF on this site, so a source cannot refer to the pages of this document. Remove the document here. If others publish the document, write its address into “Web address”. If you have the PDF, add it in Documents first.",
  ],
])(
  "names a document and a source by their titles, for the document “%s” and the text %j",
  async (document, body, sentence) => {
    const { root } = await TinyContent.with({
      "pages/annex.md": pageText("/annex", { body }),
      "documents.yaml":
        "- { anchor: minutes, title: All, what: M., file: minutes.pdf, becamePublic: Read out. }\n- { anchor: letter, title: The letter, what: A letter., sources: [minutes] }\n",
      "documents/minutes.pdf": await drawnPdf((page) => page.text("One.")),
      "sources.yaml": `- { anchor: minutes, title: M, shortName: Fair minutes, kind: document, publisher: P, date: 1985, document: ${document} }\n`,
    });
    const content = await readContent(root);
    const sentences = problemsInWords(content, await problemsIn(content)).map((one) => one.sentence);
    expect(sentences).toContain(sentence);
  },
);
