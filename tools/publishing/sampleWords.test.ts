import sharp from "sharp";
import { drawnPdf } from "../../tests/support/drawnPdf";
import { pageText, testimonyText, TinyContent } from "../../tests/support/tinyContent";
import { readContent } from "../../src/content-model/readContent";
import { remember } from "./remembered";
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

/** Remembers the samples of the content as it is. */
const rememberSamples = async () =>
  remember(content.folder, "words", sampleDigests(await readContent(content.root)));

/** Content whose samples are remembered; then `files` take the place of what they were. */
async function afterSample(files: Record<string, string | Uint8Array>, body = said): Promise<string[]> {
  content = await TinyContent.with({
    "testimonies/ann.md": testimony(sample, body),
    "people.yaml": person(sample),
  });
  await rememberSamples();
  content.remove("testimonies/ann.md");
  content.write("people.yaml", "[]\n");
  for (const [name, text] of Object.entries(files)) content.write(name, text);
  return (await content.gate()).filter((reason) => reason.includes("came with the sample"));
}

test("the words of a sample are known when only its mark is deleted", async () => {
  expect(await afterSample({ "testimonies/ann.md": testimony("") })).toEqual([
    expect.stringMatching(
      /^content\/testimonies\/ann\.md:5:10 {2}"What ann says, and how she came to …" came with/,
    ),
    expect.stringMatching(/^content\/testimonies\/ann\.md:9:1 {2}"She kept the account books of the pier …"/),
  ]);
});

test.each([
  ["in other line breaks", said.replace("pier for", "pier\nfor")],
  ["with a word changed", said.replace("She kept", "Ann kept")],
  ["with a word left out", said.replace("thirty ", "")],
  ["in another paragraph", `Some words before it. ${said} ${"Some words after it. ".repeat(20)}`],
  ["in emphasis and other letters", `*${said.toUpperCase()}*`],
  ["in lines", said.replaceAll(/(\w+ \w+) /g, "$1\\\n")],
  ["in a list", `- ${said.replaceAll(/(\w+ \w+ \w+) /g, "$1\n- ")}`],
  ["after an address", `https://www.gov.uk/ ${said}`],
  ["as the title of a link", `[there](home.md "${said}")`],
  ["with links in it", said.replaceAll(/(\w+ \w+) (\w+)/g, "$1 [$2](home.md)")],
  ["with citations in it", said.replaceAll(/(\w+ \w+ \w+)/g, "$1[^judgment]")],
  ["with a narrow space in a word", said.replace("pier", "pi\u200aer").replace("account", "acc\u200aount")],
])("so are they on another page, %s", async (_how, body) => {
  expect(await afterSample({ "pages/annex.md": page("", body) })).toEqual([
    expect.stringMatching(/^content\/pages\/annex\.md:9:1 {2}/),
  ]);
});

test.each([
  ["in its field", { "people.yaml": person("role: Chair\n") }, "people.yaml:3:13"],
  ["with a title", { "pages/annex.md": page("", "Ask Mrs Ann O\u2019Invented, KC.") }, "pages/annex.md:9:1"],
  ["with a middle name", { "pages/annex.md": page("", "Ask Ann Mary O'Invented.") }, "pages/annex.md:9:1"],
  ["with an initial", { "pages/annex.md": page("", "Ask Ann B. O'Invented.") }, "pages/annex.md:9:1"],
  ["without its accent", { "pages/annex.md": page("", "A\u0301nn O'Invented") }, "pages/annex.md:9:1"],
  [
    "in the possessive",
    { "pages/annex.md": page("", "Ann O\u2019Invented\u2019s neighbour") },
    "pages/annex.md:9:1",
  ],
  ["on two lines", { "pages/annex.md": page("", "Ann\\\nO'Invented") }, "pages/annex.md:9:1"],
  ["in another field", { "media.yaml": "- title: Ann O'Invented speaks\n" }, "media.yaml:1:10"],
])("so is an invented person's name, %s", async (_where, files, place) => {
  expect(await afterSample(files)).toEqual([
    expect.stringContaining(`content/${place}  "Ann OInvented" is a name that came with`),
  ]);
});

test.each(["O'Invented, Ann", "[Her profile](https://www.gov.uk/people/oinvented-ann)"])(
  "so is %s",
  async (body) => {
    const reasons = await afterSample({ "pages/annex.md": page("", body) });
    expect(reasons).toEqual([expect.stringContaining("is a name that came with the sample")]);
  },
);

test("for what is said about a person, fewer words are enough", async () => {
  const described = (text: string, mark: string) => person(mark).replace("Short.", text);
  content = await TinyContent.with({
    "people.yaml": described("Ann keeps the minutes and answers every letter.", sample),
  });
  await rememberSamples();
  const other = described("Mary keeps the minutes and answers every letter.", "role: Chair\n").replace(
    "Ann O'Invented",
    "Mary Smith",
  );
  content.write("people.yaml", other);
  expect(await content.gate()).toContainEqual(
    expect.stringContaining('"keeps the minutes and answers every letter. …" came with'),
  );
});

test("so is a short form of the name where a name belongs", async () => {
  const short = person("role: Chair\n").replace("Ann O'Invented", "Annie O'Invented");
  expect(await afterSample({ "people.yaml": short })).toEqual([
    expect.stringContaining(
      'content/people.yaml:3:13  "Annie O\'Invented" may be short for a name that came with',
    ),
  ]);
});

test("so is one sentence of it among many others, and a title of four words", async () => {
  const title = "Dates Written in Pencil";
  content = await TinyContent.with({ "testimonies/ann.md": testimony(`title: ${title}\n${sample}`) });
  await rememberSamples();
  const body = `## ${title}\n\nHe said this. ${said} ${"Something else was said. ".repeat(30)}`;
  content.write("pages/annex.md", page("", body));
  const reasons = (await content.gate()).filter((reason) => reason.includes("annex.md"));
  expect(reasons).toEqual([
    expect.stringContaining(`"${title} …" came with`),
    expect.stringContaining('"She kept the account books of the pier …" came with'),
  ]);
});

test("so is what is left of a testimony when most of its sentences are gone, and what is cut up into a list", async () => {
  const story =
    "Every Friday the tollkeeper brought the takings across in a biscuit tin. One winter somebody left the hut open. They asked where such careful writing had been learned.";
  const rest = "The campaign was kind to me, and I thank all who wrote.";
  const body = `${rest}\n\nEvery Friday the tollkeeper brought the takings.\n\n${rest}\n\nThey asked where such careful writing had been.`;
  const keywords = [
    "every Friday the tollkeeper brought the takings",
    "across in a biscuit tin",
    "one winter",
  ];
  const files = {
    "testimonies/bea.md": testimonyText("bea", 20, { body }),
    "pages/annex.md": pageText("/annex", { more: `keywords: ${JSON.stringify(keywords)}\n` }),
  };
  expect(await afterSample(files, story)).toEqual([
    expect.stringMatching(/^content\/pages\/annex\.md:7:1\d {2}"every Friday .*came with the sample/),
    expect.stringMatching(/^content\/testimonies\/bea\.md:8:1 {2}Too much of this text came with the sample/),
  ]);
});

test("the words of cards and entries are remembered too, and invented addresses at any host", async () => {
  const card = (mark: string, host: string) =>
    `- title: Fund\n  text: Payments are made only when the treasurer has seen an invoice from the laboratory.\n  links:\n    - text: Read it\n      url: https://${host}/fund/rules-of-2019\n  ${mark}`;
  content = await TinyContent.with({ "contact.yaml": card("sample: true\n", "example.org") });
  await rememberSamples();
  content.write("contact.yaml", card("details: []\n", "www.gov.uk"));
  expect(await content.gate()).toEqual([
    expect.stringMatching(/^content\/contact\.yaml:2:9 {2}"Payments are made .*came with the sample/),
    expect.stringMatching(/^content\/contact\.yaml:5:12 {2}"https:\/\/www.gov.uk\/fund.*an invented address/),
  ]);
});

test("so are the words of a document", async () => {
  const files = { "documents/letter.pdf": await drawnPdf((pdf) => pdf.text(said)) };
  expect(await afterSample(files)).toEqual([
    expect.stringMatching(/^content\/documents\/letter\.pdf:1:1 {2}Page 1: "She kept/),
  ]);
});

test("so is a text that was cut up into the fields of an entry", async () => {
  const parts = said.split(" ");
  const part = (from: number) => parts.slice(from, from + 5).join(" ");
  const cut = `- title: ${part(0)}\n  text: ${part(5)}\n  links:\n    - text: ${part(10)}\n      url: https://www.gov.uk/pier\n`;
  expect(await afterSample({ "contact.yaml": cut })).toEqual([
    expect.stringMatching(/^content\/contact\.yaml:1:3 {2}What these fields say together came with/),
  ]);
});

test.each([
  ["a first name", "Ann Smith said so."],
  ["a title", "The Revd Ann Smith said so."],
  [
    "a short sentence",
    "I believe that he is innocent. I have read the judgment of 1999 twice, and I do not agree with it.",
  ],
  [
    "a few words among many",
    `The account books of the pier are in the record office. ${"It keeps them. ".repeat(9)}`,
  ],
])("%s may be somebody else's", async (_what, body) => {
  const invented = `I believe that he is innocent. I do not agree with it. ${said}`;
  expect(await afterSample({ "pages/annex.md": page("", body) }, invented)).toEqual([]);
});

test.each([
  ["the record says it too", { "pages/annex.md": page("", said) }],
  ["two of them say it", { "testimonies/bea.md": testimonyText("bea", 20, { more: sample, body: said }) }],
])("what samples say is nobody's invention if %s", async (_why, other) => {
  content = await TinyContent.with({ "testimonies/ann.md": testimony(sample, said), ...other });
  await rememberSamples();
  content.write("pages/annex.md", page("", said));
  expect((await content.gate()).filter((reason) => reason.includes("annex"))).toEqual([]);
});

test("a picture that takes the name of a drawn one is none of the sample's words", async () => {
  const portrait = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
  const real = person("role: Chair\n")
    .replace("Ann O'Invented", "Mary Smith")
    .replace("Short.", "Chairs it.");
  expect(await afterSample({ "people.yaml": real, "images/ann.png": portrait })).toEqual([]);
});

test("words that are still marked are not listed a second time", async () => {
  expect(await afterSample({ "testimonies/ann.md": testimony(sample) })).toEqual([]);
});
