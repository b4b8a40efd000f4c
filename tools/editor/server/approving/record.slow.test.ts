import { renameSync } from "node:fs";
import { join } from "node:path";
import { ann, clones } from "../../../../tests/support/annAndBen";
import { change, read } from "../../../../tests/support/clones";
import { askIn, refusal } from "../../../../tests/support/editorProject";
import { approvalsNow } from "./approvalsNow";

const auditor = "content/pages/auditor.md";
const flora = "content/testimonies/flora-quist.md";
const people = "content/people.yaml";
const sources = "content/sources.yaml";
const bram = `${people} Bram Tollgate`;
const on = "2026-05-01";

const found = async (key: string) => (await approvalsNow(`${ann}/content`)).get(key);
const versionOf = async (key: string) => (await found(key))?.version ?? "none";
const record = (key: string, version: string, more: { by?: string; on?: string } = {}) =>
  askIn(ann)("recordApproval", {
    path: key.split(" ")[0] ?? "",
    key,
    by: "Mary Reader",
    on,
    version,
    ...more,
  });

test.each<[string, string, [string, string, string], string, (version: string) => string]>([
  [
    "review",
    auditor,
    [auditor, "the sums paid", "all sums paid"],
    "The Auditor",
    (version) => `reviewed:\n  by: Mary Reader\n  on: "${on}"\n  version: ${version}\n`,
  ],
  [
    "review of a page that shows a list",
    auditor,
    [sources, "Report on the takings", "Account of the takings"],
    "Sources",
    (version) => `reviewed:\n  by: Mary Reader\n  on: "${on}"\n  version: ${version}\n`,
  ],
  [
    "consent",
    flora,
    [flora, "Ours fit", "Mine fit"],
    "Flora Quist",
    (version) => `consent:\n  on: "${on}"\n  by: Mary Reader\n  version: ${version}\n`,
  ],
  [
    "agreement",
    bram,
    [people, "numbers the papers", "counts the papers"],
    "Team and people",
    () => `      agreed: "${on}"\n`,
  ],
])(
  "an approval is recorded for the version that is there, and for no other: %s",
  async (_what, key, edit, title, written) => {
    const [file, from, to] = edit;
    const earlier = await versionOf(key);
    change(ann, file, [from, to]);
    change(ann, "content/timeline.yaml", ["Takings are missed", "Takings are not there"]);
    const before = read(ann, key.split(" ")[0] ?? "");
    const { message, details } = await refusal(record(key, earlier));
    expect(message).toMatch(`has changed since version ${earlier}, of `);
    expect(details.changes?.map((one) => one.title)).toEqual([title]);
    const words = JSON.stringify(details.changes);
    expect(words).toContain(from.split(" ")[0]);
    expect(words).toContain(to.split(" ")[0]);
    expect((await refusal(record(key, "abcdefghabcdefgh"))).message).toMatch(
      / is [a-p]{16}, but you entered abcdefghabcdefgh\./,
    );
    expect(read(ann, key.split(" ")[0] ?? "")).toBe(before);
    const version = await versionOf(key);
    await record(key, `Not published. Version ${version.toUpperCase().replace(/.{4}(?=.)/g, "$& ")}.`);
    expect(read(ann, key.split(" ")[0] ?? "")).toContain(written(version));
    expect((await found(key))?.problem).toBeUndefined();
  },
);

test("a writer's own consent names nobody else", async () => {
  await record(flora, await versionOf(flora), { by: " Flora Quist " });
  expect(read(ann, flora)).not.toContain("by:");
});

test.each([
  ["on a day to come", "2999-01-01", undefined, /is 2999-01-01, which is in the future/],
  ["of no version", on, "approved", /A version is sixteen letters/],
  ["of a sample", on, undefined, /still a sample: this page; Sources: “[^”]+”\. Replace/],
])("an approval %s is not recorded", async (what, day, words, sentence) => {
  if (what.includes("sample")) {
    change(ann, sources, ["- anchor: auditors-report\n", "- anchor: auditors-report\n  sample: true\n"]);
    change(ann, auditor, ["---\n", "---\nsample: true\n"]);
  }
  const version = words ?? (await versionOf(auditor));
  const { message, details } = await refusal(record(auditor, version, { on: day }));
  expect([message, ...(details.mistakes ?? []).map((one) => one.sentence)].join(" ")).toMatch(sentence);
});

test("an approval is not recorded for a text that needs no approval", async () => {
  expect((await refusal(record("content/pages/front.md", "abcdefghabcdefgh"))).message).toMatch(
    /This text does not need an approval any more/,
  );
});

test("the changes contain added and removed fields, and a picture before and after, in a review copy too", async () => {
  await record(bram, await versionOf(bram));
  clones.commit(ann, "Agreed");
  const earlier = await versionOf(bram);
  const [before, after] = ["images/people/two.jpg", "images/people/bram.jpg"];
  renameSync(join(ann, "content", before), join(ann, "content", after));
  const links = "links: [{ text: Papers, url: https://papers.test/ }]";
  change(
    ann,
    people,
    ["role: Archive", links],
    [`copies."\n      image: ${before}`, `copies."\n      image: ${after}`],
  );
  const { changes = [] } = (await refusal(record(bram, earlier))).details;
  expect(changes.map(({ file }) => file).sort()).toEqual([`content/${after}`, `content/${before}`, people]);
  const where = changes.flatMap((one) => one.changes.map((change) => change.where.at(-1)));
  expect(where.sort()).toEqual(["image", "links", "role", undefined, undefined]);
  const text = "Bram numbers the papers and knows which of them are copies.";
  const page = { html: "<main></main>", css: "", text, alts: [] };
  const { html } = await askIn(ann)("readerFile", { path: people, key: bram, whom: "Bram", page });
  expect(html).toContain('<img src="data:image/jpeg');
  expect(html).not.toContain('"/-/');
  expect(html).toMatch(new RegExp(`${after}: SHA-256 [0-9a-f]{64}`));
});

test("the approvals of a file are listed, each with the sentence of the publishing check", async () => {
  expect(await askIn(ann)("fileApprovals", { path: flora })).toEqual([
    {
      key: flora,
      of: "Flora Quist",
      field: "consent",
      sentence: expect.stringContaining("There is no record that the writer approved this version") as string,
      state: { by: "Flora Quist", type: "changed", on: "6 May 2021" },
    },
  ]);
});
