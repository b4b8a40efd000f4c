import { EditorProject } from "../../tests/support/editorProject";
import { addressFor, locate } from "./locate";

const page = (path: string, template: string, text: string) =>
  `---\npath: ${path}\ntitle: The ${path} page\ntemplate: ${template}\npicture:\n  file: ../images/dot.png\n  alt: "A dot - and no more."\n---\n\n${text}`;

let files: EditorProject;
let root: string;
beforeAll(() => {
  files = new EditorProject();
  files.write(
    "content/pages/one.md",
    page("/one", "article", `## It's "here"\n\nWords -- and more.\n\n- An item\n`),
  );
  files.write("content/pages/dates.md", page("/dates", "timeline", "Words -- and more.\n"));
  files.write("content/timeline.yaml", "- title: First\n  date: '1985'\n- title: Second\n  date: '1986'\n");
  root = `${files.project}/content`;
});
afterAll(() => files.remove());

describe("text that is clicked on the site", () => {
  it.each([
    [
      "a heading, with typographic quotation marks",
      "/one",
      ["It’s “here”"],
      { form: "pages/entries/one", field: "body", words: `## It's "here"` },
    ],
    [
      "an item of a list",
      "/one",
      ["An item"],
      { form: "pages/entries/one", field: "body", words: "- An item" },
    ],
    [
      "a picture, by its description",
      "/one",
      ["A dot – and no more."],
      { form: "pages/entries/one", field: "picture.alt" },
    ],
    [
      "words that two pages share, on each of them",
      "/dates",
      ["Words – and more."],
      { form: "pages/entries/dates", field: "body", words: "Words -- and more." },
    ],
    [
      "an entry of a list",
      "/dates",
      ["Second"],
      { form: "lists/entries/timeline", field: "entries.1.title" },
    ],
    [
      "the text around words that are in no file",
      "/dates",
      ["2 of 2", "1986"],
      { form: "lists/entries/timeline", field: "entries.1.date" },
    ],
    ["text that is in no file", "/one", ["", "Print"], null],
  ])("is found in its field: %s", async (_what, address, texts, place) => {
    expect(await locate(root, address, texts)).toEqual(place);
  });
});

it("shows a file on its own page, a list on the page for it, and everything else on the home page", async () => {
  const paths = ["pages/one.md", "testimonies/ann-smith.md", "timeline.yaml", "campaign.yaml"];
  const addresses = await Promise.all(paths.map((path) => addressFor(root, `content/${path}`)));
  expect(addresses).toEqual(["/one", "/testimonies/ann-smith", "/dates", "/"]);
});
