import { pageText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "../../src/content-model/readContent";
import { remember } from "./remembered";
import { sampleDigests } from "./sampleWords";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

const page = (more: string, body: string) => ({ "pages/annex.md": pageText("/annex", { more, body }) });
const digests = async () => sampleDigests(await readContent(content.root));

test("what a page says of the case is not invented: it may stay when the page's mark goes", async () => {
  content = await TinyContent.with(
    page("sample: true\n", "She kept the account books of the pier for thirty years."),
  );
  expect(await digests()).toEqual([]);
});

test("what held a placeholder on a page stays invented when the placeholder is deleted", async () => {
  const list = ["The books of the toll house", "The lamp log of that night", "The net mender's own letters"];
  const body = (mark: string) => list.map((item, index) => `${index + 1}. ${item}${mark}`).join("\n");
  content = await TinyContent.with(page("sample: true\n", body(" (sample)")));
  await remember(content.folder, "words", await digests());
  for (const [name, text] of Object.entries(page("", body("")))) content.write(name, text);
  expect(await content.gate()).toEqual([
    expect.stringMatching(/annex\.md:9:1 {2}"The books of the toll .* came with the sample/),
  ]);
});
