import { drawnPdf } from "../../tests/support/drawnPdf";
import { pageText, TinyContent } from "../../tests/support/tinyContent";

test("the register of documents needs another review after a change of a PDF that it lists", async () => {
  const entry =
    "- { anchor: minutes, title: Minutes, what: The minutes., file: minutes.pdf, becamePublic: Read out at the fair. }\n";
  const page = (more = "") =>
    pageText("/papers", { template: "documents", more: `aboutLivingPeople: true\n${more}` });
  const content = await TinyContent.with({
    "pages/home.md": pageText("/", { template: "home", more: "aboutLivingPeople: false\n" }),
    "documents.yaml": entry,
    "documents/minutes.pdf": await drawnPdf((pdf) => pdf.text("The fair was opened.")),
  });
  const gate = (text: string) => {
    content.write("pages/papers.md", text);
    return content.gate();
  };
  content.replace("campaign.yaml", "reviewRequired: false\n", "");
  const version = /version: ([a-p]{8})/.exec((await gate(page())).join())?.[1] ?? "none";
  const reviewed = page(`reviewed: { by: A. Reader, on: 2026-11-01, version: ${version} }\n`);
  expect(await gate(reviewed)).toEqual([]);
  content.write("documents/minutes.txt", "[page 1]\nIt was opened by Jo, 01632 555 1234.\n");
  expect(await content.gate()).toEqual([
    expect.stringMatching(
      /^content\/documents\/minutes\.txt:2:1 {2}"01632 555 1234" looks like a telephone number/,
    ),
    expect.stringMatching(/^content\/pages\/papers\.md:.*has changed since its review/),
  ]);
});
