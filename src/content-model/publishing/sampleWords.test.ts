import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pageText, testimonyText, TinyContent } from "../../../tests/support/tinyContent";
import { readContent } from "../readContent";
import { sampleDigests, sampleWordsFile } from "./sampleWords";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

const said = "She kept the account books of the pier for thirty years and never lost one.";
const sample = "sample: true\n";
const person = (mark: string) =>
  `- title: Team\n  people:\n    - name: Ann Invented\n      image: images/ann.png\n      description: Short.\n      ${mark}`;
const testimony = (mark: string, body = said) => testimonyText("ann", 10, { more: mark, body });
const page = (mark: string, body = said) => pageText("/annex", { more: mark, body });

/** Content whose samples are remembered; then `files` take the place of what they were. */
async function afterSample(files: Record<string, string>): Promise<string[]> {
  content = await TinyContent.with({
    "testimonies/ann.md": testimony(sample),
    "people.yaml": person(sample),
  });
  const digests = sampleDigests(await readContent(content.root));
  mkdirSync(join(content.folder, "samples"));
  writeFileSync(join(content.folder, sampleWordsFile), digests.join("\n"));
  content.remove("testimonies/ann.md");
  content.write("people.yaml", "[]\n");
  for (const [name, text] of Object.entries(files)) content.write(name, text);
  return (await content.gate()).filter((reason) => reason.includes("is invented"));
}

test("the words of a sample are known when only its mark is deleted", async () => {
  expect(await afterSample({ "testimonies/ann.md": testimony("") })).toEqual([
    expect.stringMatching(/^content\/testimonies\/ann\.md:3:7 {2}"ann" is invented/),
    expect.stringMatching(/^content\/testimonies\/ann\.md:5:10 {2}"What ann says, at/),
    expect.stringMatching(/^content\/testimonies\/ann\.md:9:1 {2}"She kept the account books/),
  ]);
});

test("so are they on another page, in other line breaks", async () => {
  const moved = said.replace("pier for", "pier\nfor");
  expect(await afterSample({ "pages/annex.md": page("", moved) })).toEqual([
    expect.stringMatching(/^content\/pages\/annex\.md:9:1 {2}/),
  ]);
});

test("so is an invented person's name", async () => {
  expect(await afterSample({ "people.yaml": person("role: Chair\n") })).toEqual([
    expect.stringMatching(/^content\/people\.yaml:3:13 {2}"Ann Invented" is invented/),
  ]);
});

test("words that are still marked are not listed a second time", async () => {
  expect(await afterSample({ "testimonies/ann.md": testimony(sample) })).toEqual([]);
});

test("what a page says of the case is not invented: it may stay when the page's mark goes", async () => {
  content = await TinyContent.with({ "pages/annex.md": page(sample) });
  expect(sampleDigests(await readContent(content.root))).toEqual([]);
});

test("a campaign without the list of the sample's words is not held up", async () => {
  content = await TinyContent.with({ "pages/annex.md": page("") });
  expect(await content.gate()).toEqual([]);
});
