import { kindOfFile } from "../../src/content-model/kinds";
import { readContentFile, withAddresses } from "../../src/content-model/readContent";
import { pageText, testimonyText } from "../../tests/support/tinyContent";
import { differencesBetween } from "../merge/differences";
import { approvals } from "../publishing/approvals";
import { namesPattern } from "../publishing/names";
import type { ContentVersion } from "./contentAt";
import { consequencesOf } from "./consequences";

/** Returns the text of a page with `aboutLivingPeople: false`. */
const page = (
  path: string,
  { more = "aboutLivingPeople: false\n", ...others }: Parameters<typeof pageText>[1] = {},
) => pageText(path, { more, ...others });

type Texts = Readonly<Record<string, string | undefined>>;

function versionOf(texts: Texts): ContentVersion {
  const contents = Object.entries(texts).flatMap(([name, text = ""]) => {
    const kind = kindOfFile(name);
    return (kind && readContentFile(kind, name, Buffer.from(text)).content) ?? [];
  });
  const files = withAddresses(contents);
  const digestOf = (name: string) => texts[name];
  return { files, approvals: approvals({ digestOf, files, unfinished: new Set() }) };
}

/**
 * Returns the texts with valid approvals. Replaces the version "abcdefghabcdefgh" in each approval by the current version of the approved
 * text.
 */
function approved(texts: Texts): Texts {
  const found = versionOf(texts).approvals;
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => {
      const version = found.find(({ content }) => content.relativePath === name)?.version ?? "";
      return [name, text?.replace("version: abcdefghabcdefgh", `version: ${version}`)];
    }),
  );
}

const living = "aboutLivingPeople: true\n";
const event = (anchor: string) =>
  `- anchor: ${anchor}\n  when: "1985"\n  title: ${anchor}\n  description: It was in Stone.\n  icon: file\n`;
const shared = approved({
  "pages/annex.md": page("/annex", {
    body: "There were four notes in the annexe.\n\n![A note](../images/a.png)",
  }),
  "pages/bell.md": pageText("/bell", {
    more: `${living}reviewed: { by: Ann, on: 2026-05-01, version: abcdefghabcdefgh }\n`,
    body: "A word[^log:2].",
  }),
  "pages/cell.md": pageText("/cell", { more: living }),
  "pages/draft.md": pageText("/draft", { more: "sample: true\n" }),
  "pages/open.md": pageText("/open", { body: "It was wet. Mr Plum saw it." }),
  "testimonies/ann.md": testimonyText("ann", 1, {
    more: "consent: { on: 2026-05-01, version: abcdefghabcdefgh }\n",
  }),
  "sources.yaml":
    "# All.\n- anchor: log\n  title: A log\n  author: A clerk\n  kind: book\n- anchor: unused\n  title: A book\n",
  "people.yaml":
    "- title: Us\n  people:\n    - name: Ann\n      description: A chair.\n      image: images/a.png\n      agreed: 2026-05-01\n",
  "timeline.yaml": event("bridge") + event("castle"),
  "media.yaml": "- title: News\n  links: [{ text: A pier, url: https://a.test/1 }]\n",
  "statements.yaml":
    "- anchor: paint\n  question: Which?\n  answers: [{ by: He, side: others, is: no record }]\n  pages: [annex]\n",
  "redirects.yaml": "- from: /open\n  page: open\n",
  "images/a.png": "\0a",
  "images/b.png": "\0b",
});

const online = "This change goes online when the site is next published.";
const unseen = "Readers do not see this change.";
const gone = "This content disappears from the site when the site is next published.";
const differs = (place: string) =>
  `Readers may have read the earlier wording. If it was wrong, add a correction: ${place}.`;
const told = "changes: [{ on: 2026-05-02, text: A word was wrong., correction: true }]";

it.each<[string, string[], string, [string, string] | "added" | "deleted"]>([
  ["a spelling", [online, differs("paragraph 1")], "pages/annex.md", ["annexe", "annex"]],
  ["a page", [online], "pages/new.md", "added"],
  [
    "a sentence after those that readers know",
    [online],
    "pages/annex.md",
    ["in the annexe.", "in the annexe. Two are lost."],
  ],
  [
    "a sentence before those that readers know",
    [online],
    "pages/annex.md",
    ["There were", "It rained. There were"],
  ],
  [
    "a word within a sentence",
    [online, differs("paragraph 1")],
    "pages/annex.md",
    ["There were", "There were not"],
  ],
  ["a figure", [online, differs("paragraph 1")], "pages/annex.md", ["four", "five"]],
  [
    "a figure of a sample",
    ["This is still a sample. The site cannot be published until you replace it."],
    "pages/draft.md",
    ["Some", "Two"],
  ],
  [
    "a page that does not say whether it is about living people",
    ["The site cannot be published until you answer the question “About living people” in Settings."],
    "pages/open.md",
    ["It was wet.", "It was dry."],
  ],
  [
    "a home address and a postcode",
    [
      "“SW1A 2AB” looks like a postcode. “22 Rowan Close” looks like a home address. Everybody who works on the site keeps a copy of what you share.",
      "The site cannot be published until you remove the private details.",
    ],
    "pages/annex.md",
    ["There were", "He wrote to 22 Rowan Close, SW1A 2AB. There were"],
  ],
  [
    "a telephone number on a page that needs a review",
    [
      "“020 7946 0999” looks like a telephone number. Everybody who works on the site keeps a copy of what you share.",
      "This change still needs a review before it is published.",
    ],
    "pages/cell.md",
    ["Some", "Ring 020 7946 0999. Some"],
  ],
  [
    "the order of two fields",
    [`Only the layout of the file has changed, for example the order of its fields. ${unseen}`],
    "sources.yaml",
    ["  title: A log\n  author: A clerk\n", "  author: A clerk\n  title: A log\n"],
  ],
  ["the mark of a sample", [unseen], "pages/draft.md", ["sample: true\n", ""]],
  ["a setting", [online], "pages/annex.md", ["What annex says", "What 3 annexes say"]],
  [
    "an address",
    [
      online,
      "The address of this page changes from /annex to /hall. Links to /annex will not work any more, because Old addresses does not contain it.",
    ],
    "pages/annex.md",
    ["/annex", "/hall"],
  ],
  [
    "an address with a redirect",
    [
      "The site cannot be published until you answer the question “About living people” in Settings.",
      "The address of this page changes from /open to /hall.",
    ],
    "pages/open.md",
    ["/open", "/hall"],
  ],
  ["a comment", [unseen], "sources.yaml", ["# All.", "# These."]],
  ["a page that goes", [gone], "pages/annex.md", "deleted"],
  ["a testimony that is withdrawn", [gone], "testimonies/ann.md", ["order: 1", "order: 1\nwithdrawn: true"]],
  [
    "a testimony",
    ["This change needs the writer’s consent again before it is published.", differs("paragraph 1")],
    "testimonies/ann.md",
    ["Words.", "Other words."],
  ],
  ["the order of a testimony", [online], "testimonies/ann.md", ["order: 1", "order: 2"]],
  [
    "a reviewed page",
    ["This change needs a new review before it is published.", differs("paragraph 1")],
    "pages/bell.md",
    ["A word", "The word"],
  ],
  [
    "a page without a review",
    ["This change still needs a review before it is published."],
    "pages/cell.md",
    ["Some", "Other"],
  ],
  [
    "that a page is about living people",
    ["This change needs a review before it is published."],
    "pages/draft.md",
    ["sample: true\n", living],
  ],
  ["a review itself", [unseen], "pages/bell.md", ["by: Ann", "by: Ben"]],
  ["the day of an agreement", [unseen], "people.yaml", ["agreed: 2026-05-01", "agreed: 2026-05-02"]],
  [
    "what a reviewed page shows",
    ["“The bell title” needs a new review before it is published."],
    "sources.yaml",
    ["A log", "The log"],
  ],
  ["what no reviewed page shows", [online], "sources.yaml", ["A book", "The book"]],
  [
    "a person",
    ["This change needs the agreement of Ben before it is published."],
    "people.yaml",
    ["  people:\n", "  people:\n    - name: Ben\n      description: A clerk.\n      image: images/a.png\n"],
  ],
  ["a picture that a page shows", [online], "images/a.png", ["a", "c"]],
  [
    "a picture that no page shows",
    ["No page shows this file, but everybody else receives it."],
    "images/b.png",
    ["b", "c"],
  ],
  ["a date", [online, differs("“bridge”, When")], "timeline.yaml", ["1985", "1985~"]],
  [
    "the anchor of an entry",
    [
      online,
      "“bridge”, Link name: links on other websites that use the old name “bridge” will no longer find this entry.",
    ],
    "timeline.yaml",
    ["anchor: bridge", "anchor: bridge-2"],
  ],
  ["an icon", [online], "timeline.yaml", ["icon: file", "icon: house"]],
  ["an address on a card", [online], "media.yaml", ["a.test/1", "a.test/2"]],
  ["what a table has in place of words", [online], "statements.yaml", ["no record", "not asked"]],
  ["a name that Changes tells of", [online], "timeline.yaml", ["Stone.\n", `Rugby.\n  ${told}\n`]],
])("sharing %s means: %s", (_what, consequences, name, edit) => {
  const before = edit === "added" ? undefined : shared[name];
  const changedText = (text = "", [from, to]: [string, string]) => {
    if (!text.includes(from)) throw new Error(`${name} does not contain ${from}`);
    return text.replace(from, to);
  };
  const added = edit === "added" ? page("/new") : undefined;
  const after = typeof edit === "string" ? added : changedText(before, edit);
  const earlier: Texts = { ...shared, [name]: before };
  const now: Texts = { ...shared, [name]: after };
  const bytes = [before, after].map((text) => (text === undefined ? undefined : Buffer.from(text)));
  const { changes } = differencesBetween(name, bytes[0], bytes[1]);
  const changed = { file: `content/${name}`, isDeleted: after === undefined, changes };
  const kept = (texts: Texts) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
  expect(
    consequencesOf(changed, versionOf(kept(earlier)), versionOf(kept(now)), namesPattern([])).consequences,
  ).toEqual(consequences);
});

it("a note in Changes about one entry is not counted for another entry", () => {
  const name = "timeline.yaml";
  const after = (shared[name] ?? "").replace("Stone.\n", "Rugby.\n") + `  ${told}\n`;
  const { changes } = differencesBetween(name, Buffer.from(shared[name] ?? ""), Buffer.from(after));
  const now = versionOf({ ...shared, [name]: after });
  const changed = { file: `content/${name}`, isDeleted: false, changes };
  expect(consequencesOf(changed, versionOf(shared), now, namesPattern([])).consequences).toEqual([
    online,
    differs("“bridge”, Description"),
  ]);
});

it("a name that must never be published is reported with the fields that contain it", () => {
  const note = { where: ["notes"], label: "Notes", before: "", after: "A note", words: [] };
  const changed = { file: "content/pages/draft.md", isDeleted: false, changes: [note] };
  const now = versionOf({ ...shared, "pages/draft.md": pageText("/draft", { body: "Zoe O’Hara said so." }) });
  const consequences = (name: string) =>
    consequencesOf(changed, versionOf(shared), now, namesPattern([name])).consequences;
  expect(consequences("zoe o'hara")).toEqual([
    "This file contains a name that must never be published (never-publish.txt) in Text. If you share the name, everybody who works on the site keeps a copy.",
    unseen,
  ]);
  expect(consequences("Zoe Hara")).toEqual([unseen]);
});

it("a name that is left in a field which has not changed is reported with this field", () => {
  const withDescription = (body: string) =>
    page("/annex", { body }).replace(/^description: .*$/m, "description: Zoe O’Hara saw four notes there.");
  const [before, now] = ["Zoe O’Hara said so.", "A neighbour said so."].map((body) =>
    versionOf({ ...shared, "pages/annex.md": withDescription(body) }),
  ) as [ContentVersion, ContentVersion];
  const file = "content/pages/annex.md";
  const [from, to] = [before, now].map(({ files }) =>
    Buffer.from(files.find((one) => one.file === file)?.source ?? ""),
  );
  const { changes } = differencesBetween("pages/annex.md", from, to);
  const changed = { file, isDeleted: false, changes };
  const { consequences } = consequencesOf(changed, before, now, namesPattern(["Zoe O'Hara"]));
  expect(consequences.slice(0, 2)).toEqual([
    expect.stringContaining("(never-publish.txt) in Description."),
    "The site cannot be published until you remove the name.",
  ]);
});

/** Returns the corrections that are proposed if the text of a page changes from `from` to `to`. */
function correctionsOfBody(from: string, to: string, names: readonly string[] = [], more: Texts = {}) {
  const texts = [from, to].map((body) => page("/annex", { body }));
  const [before, now] = texts.map((text) => versionOf({ ...shared, ...more, "pages/annex.md": text })) as [
    ContentVersion,
    ContentVersion,
  ];
  const { changes } = differencesBetween(
    "pages/annex.md",
    ...(texts.map((text) => Buffer.from(text)) as [Buffer, Buffer]),
  );
  const changed = { file: "content/pages/annex.md", isDeleted: false, changes };
  return consequencesOf(changed, before, now, namesPattern(names)).corrections;
}

it("words added after an abbreviation are a correction, but other sources for the same words are not", () => {
  const corrections = (from: string, to: string) => correctionsOfBody(from, to).map(({ was }) => was);
  for (const [lived, more] of [
    ["He lived in the U.S.", "Virgin Islands."],
    ["Он жил в С.Ш.А.", "и Канаде."],
  ] as const)
    expect(corrections(lived, `${lived} ${more}`)).toEqual([lived]);
  expect(corrections("It was so.", "It was so. The reasons are these:")).toEqual([]);
  expect(corrections("It was so.[^log]", "It was so.")).toEqual([]);
});

it("a correction does not repeat a name that must never be published", () => {
  const corrections = (...names: string[]) =>
    correctionsOfBody("It was Zoe O’Hara. He left.", "It was a neighbour. He left.", names);
  const label = "paragraph 1";
  expect(corrections()).toEqual([{ label, was: "It was Zoe O’Hara.", now: "It was a neighbour." }]);
  expect(corrections("zoe o'hara")).toEqual([{ label, wrongWordsHidden: true, now: "It was a neighbour." }]);
  expect(corrections("zoe o'hara", "a neighbour")).toEqual([]);
});

it("nothing that the publishing check has refused is called wrong in public", () => {
  expect(correctionsOfBody("He wrote to Mr Plum.", "He wrote to a friend.")).toHaveLength(1);
  expect(correctionsOfBody("He wrote to 22 Rowan Close, SW1A 2AB.", "He wrote to a friend.")).toEqual([]);
});

it("no correction is proposed as long as the campaign is a sample, because such a site cannot be published", () => {
  const sample = { "campaign.yaml": `${shared["campaign.yaml"] ?? ""}\nsample: true\n` };
  expect(correctionsOfBody("It was so.", "It was not so.")).toHaveLength(1);
  expect(correctionsOfBody("It was so.", "It was not so.", [], sample)).toEqual([]);
});

it("a published telephone number that was wrong is called wrong in public", () => {
  const card = (number: string) =>
    `- title: Press\n  details: [{ label: Telephone, kind: telephone, value: ${number} }]\n`;
  const [from, to] = [card("020 7946 0999"), card("020 7946 0111")];
  const [before, now] = [from, to].map((text) => versionOf({ ...shared, "contact.yaml": text })) as [
    ContentVersion,
    ContentVersion,
  ];
  const { changes } = differencesBetween("contact.yaml", Buffer.from(from), Buffer.from(to));
  const changed = { file: "content/contact.yaml", isDeleted: false, changes };
  const { corrections } = consequencesOf(changed, before, now, namesPattern([]));
  expect(corrections).toMatchObject([{ was: "020 7946 0999", now: "020 7946 0111" }]);
});
