import { EditorProject } from "../../../tests/support/editorProject";
import { TinyContent } from "../../../tests/support/tinyContent";
import { locate, pageOfForm } from "./locate";

const page = (path: string, template: string, text: string) =>
  `---\npath: ${path}\ntitle: The ${path} page\ntemplate: ${template}\npicture:\n  file: ../images/dot.png\n  alt: "A dot - and no more."\n---\n\n${text}`;

let files: EditorProject;
let root: string;
beforeAll(async () => {
  files = new EditorProject();
  files.write(
    "content/pages/one.md",
    page(
      "/one",
      "article",
      `## It's "here"\n\nWords -- and more.\n\n- An item\n\nA *claim*.[^first:2] A [link](two.md).[^second]\n\nCurrent on *{asOf}*.\n`,
    ),
  );
  files.write("content/pages/dates.md", page("/dates", "timeline", "Words -- and more.\n"));
  files.write("content/campaign.yaml", (await TinyContent.with()).read("campaign.yaml"));
  files.write("content/timeline.yaml", "- title: First\n  date: '1985'\n- title: Second\n  date: '1986'\n");
  root = `${files.root}/content`;
});

test.each([
  [
    "a heading, with typographic quotation marks",
    "/one",
    ["It’s “here”"],
    ["/pages/one", "body", `## It's "here"`],
  ],
  [
    "a paragraph with a value that the site fills in",
    "/one",
    ["6 May 2024", "Current on 6 May 2024."],
    ["/pages/one", "body", "Current on *{asOf}*."],
  ],
  ["an item of a list", "/one", ["An item"], ["/pages/one", "body", "- An item"]],
  [
    "a paragraph with citations, without their marks",
    "/one",
    ["A claim. A link.", "It’s “here”"],
    ["/pages/one", "body", "A *claim*.[^first:2] A [link](two.md).[^second]"],
  ],
  ["a picture, by its description", "/one", ["A dot – and no more."], ["/pages/one", "picture.alt"]],
  [
    "words that two pages share, on each",
    "/dates",
    ["Words – and more."],
    ["/pages/dates", "body", "Words -- and more."],
  ],
  ["an entry of a list", "/dates", ["Second"], ["/timeline", "entries.1.title"]],
  [
    "the text around words that are in no file",
    "/dates",
    ["2 of 2", "1986"],
    ["/timeline", "entries.1.date"],
  ],
])(
  "a click on the site finds the field of the clicked text: %s",
  async (_what, address, texts, [form, field, snippet]) => {
    expect(await locate(root, address, texts)).toEqual({ address: form, field, snippet });
  },
);

test("a click on text that is not in any file finds no field", async () => {
  expect(await locate(root, "/one", ["", "Print"])).toBeNull();
});

it("shows a file on its own page, a list on the page for it or that it names, and everything else on the home page", async () => {
  files.write("content/statements.yaml", "- anchor: paint\n  pages: [dates]\n");
  const paths = [
    "pages/one.md",
    "testimonies/ann-smith.md",
    "timeline.yaml",
    "statements.yaml",
    "campaign.yaml",
  ];
  const addresses = await Promise.all(
    paths.map(async (path) => (await pageOfForm(root, `content/${path}`)).address),
  );
  expect(addresses).toEqual(["/one", "/testimonies/ann-smith", "/dates", "/dates", "/"]);
});

it("shows the contentions on the page that shows all of them, also if the first contention names another page", async () => {
  files.write("content/contentions.yaml", "- anchor: paint\n  pages: [dates]\n");
  expect(await pageOfForm(root, "content/contentions.yaml")).toMatchObject({ address: "/dates" });
  files.write(
    "content/pages/one.md",
    files.read("content/pages/one.md").replace("template: article\n", "$&allContentions: true\n"),
  );
  expect(await pageOfForm(root, "content/contentions.yaml")).toMatchObject({ address: "/one" });
});

it.each([
  ["content/pages/held-back.md", { address: undefined, isSaved: false }],
  ["content/testimonies/held-back.md", { address: undefined, isSaved: false }],
  ["content/quotations.yaml", { address: "/", isSaved: true }],
  ["content/pages/unreadable.md", { address: "/", isSaved: true }],
])(
  "has no page of the site for a page or testimony without a file, but one for a list without a file, and for a file that cannot be read: %s",
  async (path, page) => {
    files.write("content/pages/unreadable.md", "---\ntitle: [\n---\n");
    expect(await pageOfForm(root, path)).toMatchObject(page);
  },
);
