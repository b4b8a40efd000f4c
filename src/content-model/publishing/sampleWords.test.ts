import { pageText, testimonyText, TinyContent } from "../../../tests/support/tinyContent";
import { readContent } from "../readContent";
import { rememberedFiles } from "./remembered";
import { sampleDigests } from "./sampleWords";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

const said = "She kept the account books of the pier for thirty years and never lost one.";
const sample = "sample: true\n";
const person = (mark: string) =>
  `- title: Team\n  people:\n    - name: Ann O'Invented\n      image: images/ann.png\n      description: Short.\n      ${mark}`;
const testimony = (mark: string, body = said) =>
  testimonyText("ann", 10, { more: mark, body }).replace(
    /at a length.*show/,
    "and how she came to say it after the end of the trial",
  );
const page = (mark: string, body = said) => pageText("/annex", { more: mark, body });

/** Content whose samples are remembered; then `files` take the place of what they were. */
async function afterSample(files: Record<string, string>, body = said): Promise<string[]> {
  content = await TinyContent.with({
    "testimonies/ann.md": testimony(sample, body),
    "people.yaml": person(sample),
  });
  const digests = sampleDigests(await readContent(content.root));
  content.write(`../${rememberedFiles.words}`, digests.join("\n"));
  content.remove("testimonies/ann.md");
  content.write("people.yaml", "[]\n");
  for (const [name, text] of Object.entries(files)) content.write(name, text);
  return (await content.gate()).filter((reason) => reason.includes("came with the sample"));
}

test("the words of a sample are known when only its mark is deleted", async () => {
  expect(await afterSample({ "testimonies/ann.md": testimony("") })).toEqual([
    expect.stringMatching(/^content\/testimonies\/ann\.md:5:10 {2}"What ann says and how she came to"/),
    expect.stringMatching(/^content\/testimonies\/ann\.md:9:1 {2}"She kept the account books of the pier"/),
  ]);
});

test.each([
  ["in other line breaks", said.replace("pier for", "pier\nfor")],
  ["with a word changed", said.replace("She kept", "Ann kept")],
  ["in another paragraph", `Some words before it. ${said} Some words after it.`],
  ["in emphasis and other letters", `*${said.toUpperCase()}*`],
])("so are they on another page, %s", async (_how, body) => {
  expect(await afterSample({ "pages/annex.md": page("", body) })).toEqual([
    expect.stringMatching(/^content\/pages\/annex\.md:9:1 {2}/),
  ]);
});

test.each([
  ["in its field", { "people.yaml": person("role: Chair\n") }, "people.yaml:3:13"],
  [
    "with a title",
    { "pages/annex.md": page("", "Ask Mrs Ann O\u2019Invented, the chair.") },
    "pages/annex.md:9:1",
  ],
  ["in another field", { "media.yaml": "- title: Ann O'Invented speaks\n" }, "media.yaml:1:10"],
])("so is an invented person's name, %s", async (_where, files, place) => {
  expect(await afterSample(files)).toEqual([expect.stringContaining(`content/${place}  "Ann O`)]);
});

test.each([
  [
    "a short sentence",
    { "pages/annex.md": page("", "He said this. She never lost her nerve.") },
    "pages/annex.md:9:1",
  ],
  [
    "a page in static/",
    { "../static/a.html": `<p>She kept the <b>account</b>\nbooks of the pier</p>` },
    "../static/a.html:1:1",
  ],
])("so is %s", async (_what, files, place) => {
  const reasons = await afterSample(files, `${said} She never lost her nerve.`);
  expect(reasons).toEqual([
    expect.stringContaining(`${place.replace(/^(?!\.)/, "content/").replace("../", "")}  "She `),
  ]);
});

test("a first name alone may be somebody else's", async () => {
  expect(await afterSample({ "pages/annex.md": page("", "Ann Smith said so.") })).toEqual([]);
});

test("words that are still marked are not listed a second time", async () => {
  expect(await afterSample({ "testimonies/ann.md": testimony(sample) })).toEqual([]);
});

test("what a page says of the case is not invented: it may stay when the page's mark goes", async () => {
  content = await TinyContent.with({ "pages/annex.md": page(sample) });
  expect(sampleDigests(await readContent(content.root))).toEqual([]);
});

test("without the list of the sample's words nothing is published", async () => {
  content = await TinyContent.with({ "pages/annex.md": page("") });
  content.remove(`../${rememberedFiles.words}`);
  expect(await content.gate()).toEqual([expect.stringMatching(/^samples\/words\.txt:1:1 {2}.*git checkout/)]);
});
