import { drawnPdf } from "../../tests/support/drawnPdf";
import { pageText, picture, testimonyText, TinyContent } from "../../tests/support/tinyContent";

/** The name as the list of private names contains it. */
const listed = "Jo O\u2019Neil-Grey";
const inWords = [
  "Jo O'Neil-Grey",
  "jo o\u02bcneil\u2011grey",
  "JO O\u2018NEIL GREY",
  "J\u200bo O\u2019Neil\u2013Grey",
  "Jo O\u2019Ne\u0301il--Grey",
  "jo-oneil-grey",
];
/** The spellings whose characters the font of the test's documents contains. Some of them are on two lines. */
const inDocuments = [
  "Jo O'Neil-Grey",
  "JO O\u2018NEIL GREY",
  "jo-oneil-grey",
  "Jo O'Neil-\nGrey",
  "Jo O'Neil-Gr-\ney",
];
const inAddresses = ["jo-oneil-grey", "jo-o-neil-grey", "jo_o'neil_grey", "jo.oneil.grey"];

/**
 * Returns a map from paths to files, one file for each spelling of a name. `fileOf` takes a spelling and returns the path and the contents
 * of its file.
 */
const each = async (
  spellings: readonly string[],
  fileOf: (
    spelling: string,
    index: number,
  ) => Promise<[string, string | Uint8Array]> | [string, string | Uint8Array],
) => Object.fromEntries(await Promise.all(spellings.map(async (spelling, index) => fileOf(spelling, index))));

const page = (body: string, index: number): [string, string] => [
  `pages/a${index}.md`,
  pageText(`/a${index}`, { body }),
];

const anchors = (names: readonly string[]) =>
  names
    .map(
      (anchor) =>
        `- { date: 2001-02-03, title: It, description: Words., icon: gavel, anchor: "${anchor}" }\n`,
    )
    .join("");

const places: readonly [
  place: string,
  spellings: readonly string[],
  files: () => Promise<Record<string, string | Uint8Array>>,
][] = [
  ["a text", inWords, () => each(inWords, (name, index) => page(`Then ${name} spoke.`, index))],
  [
    "a text with bold words",
    inWords,
    () => each(inWords, (name, index) => page(`Then **${name.slice(0, 2)}**${name.slice(2)} spoke.`, index)),
  ],
  [
    "the address of a link",
    inAddresses,
    () => each(inAddresses, (name, index) => page(`[It](<https://a.test/${name}>)`, index)),
  ],
  [
    "a field",
    inWords,
    () =>
      each(inWords, (name, index) => [
        `pages/a${index}.md`,
        pageText(`/a${index}`, { more: `standfirst: "Of ${name}"\n` }),
      ]),
  ],
  [
    "an address",
    inAddresses.slice(0, 2),
    () =>
      each(inAddresses.slice(0, 2), (name, index) => [
        `testimonies/a${index}.md`,
        testimonyText("a", index + 1).replace("slug: a", `slug: ${name}`),
      ]),
  ],
  [
    "anchors",
    inAddresses.slice(0, 2),
    () => Promise.resolve({ "timeline.yaml": anchors(inAddresses.slice(0, 2)) }),
  ],
  [
    "the name of a page's file",
    inAddresses,
    () => each(inAddresses, (name, index) => [`pages/${name}.md`, pageText(`/a${index}`)]),
  ],
  [
    "the name of a picture",
    inAddresses,
    () => each(inAddresses, async (name) => [`images/${name}2.png`, await picture(20, 20)]),
  ],
  [
    "the name of a document",
    inAddresses,
    () =>
      each(inAddresses, async (name) => [
        `documents/${name}.pdf`,
        await drawnPdf((pdf) => pdf.text("Words")),
      ]),
  ],
  [
    "the text of a document",
    inDocuments,
    () =>
      each(inDocuments, async (name, index) => [
        `documents/a${index}.pdf`,
        await drawnPdf((pdf) => pdf.text(`Then ${name} spoke.`)),
      ]),
  ],
  [
    "a document's title",
    inDocuments,
    () =>
      each(inDocuments, async (name, index) => [
        `documents/a${index}.pdf`,
        await drawnPdf((pdf) => pdf.text("Words"), { Title: name }),
      ]),
  ],
  [
    "a file of static/",
    inWords,
    () => each(inWords, (name, index) => [`../static/a${index}.html`, `<p>${name}</p>`]),
  ],
  [
    "the name of a file of static/",
    inAddresses,
    () => each(inAddresses, (name) => [`../static/${name}.html`, "<p>Words</p>"]),
  ],
];

test.each(places)("a listed name is found in %s, in every spelling", async (_place, spellings, files) => {
  const content = await TinyContent.with({ ...(await files()), "../never-publish.txt": listed });
  const reasons = (await content.gate()).filter((reason) =>
    reason.includes("a name that must never be published"),
  );
  expect(reasons).toHaveLength(spellings.length);
});
