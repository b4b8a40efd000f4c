import { copyFileSync, existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ann, clones, life } from "../../../tests/support/annAndBen";
import { change, read } from "../../../tests/support/clones";
import { askIn, refusal } from "../../../tests/support/editorProject";
import { sourceText } from "../../../tests/support/tinyContent";
import { share } from "../../sharing/share";

const secret = "Quorvex";
const values = {
  title: `The Words of ${secret}`,
  path: "/words",
  label: `Of ${secret}`,
  description: "What somebody wrote to the office, at a length that search engines like to show.",
  template: "article",
  aboutLivingPeople: false,
  body: "## Begin\n\nSome words.",
};
const without = { ...values, title: "The Words", label: "Of a Reader" };

/** Saves a form as the window does. Returns the response. */
const save = (path: string, before: string | undefined, of: object) =>
  askIn(ann)("save", { path, form: "one", before, answers: [], values: { ...of } });

/** Makes a page that has the secret word in its file name. The menu, a text and a card link to this page. */
async function makePage() {
  const made = await save("content/pages/", undefined, values);
  const name = "of-quorvex";
  change(ann, "content/navigation.yaml", [
    "    - page: auditor\n",
    `    - page: auditor\n    - page: ${name}\n`,
  ]);
  change(ann, life, [
    "She is remembered",
    `[Her words](${name}.md#begin) and [more](../pages/${name}.md). She is remembered`,
  ]);
  return made;
}

test("a page that nobody else has gets another file name with its name, and all links follow", async () => {
  const { path, before } = await makePage();
  expect(path).toBe("content/pages/of-quorvex.md");
  const saved = await save(path, before, without);
  expect(saved).toMatchObject({ path: "content/pages/of-a-reader.md", address: "/pages/of-a-reader" });
  expect(existsSync(join(ann, path))).toBe(false);
  expect(read(ann, "content/navigation.yaml")).toContain("    - page: auditor\n    - page: of-a-reader\n");
  expect(read(ann, life)).toContain("[Her words](of-a-reader.md#begin) and [more](../pages/of-a-reader.md).");
  expect(await askIn(ann)("overview", {})).toMatchObject({ problems: [] });
  await share(ann);
  expect(clones.git(clones.server, "log", "--all", "-p")).not.toMatch(new RegExp(secret, "i"));
});

test("a page that everybody has keeps its file name", async () => {
  const { path, before } = await makePage();
  await share(ann);
  expect(await save(path, before, without)).toMatchObject({ path });
});

test("a page whose new name is taken is not saved over the other page", async () => {
  const { path, before } = await makePage();
  await expect(save(path, before, { ...without, label: "Auditor" })).rejects.toThrow("Not saved yet.");
  expect(readdirSync(join(ann, "content/pages"))).toContain("of-quorvex.md");
});

test("the fields that the editor filled in follow the title and the text until the page is shared", async () => {
  const filled = {
    ...values,
    label: values.title,
    description: "They were told by Quorvex.",
    path: "/the-words-of-quorvex",
    body: "They were told by Quorvex.",
  };
  const made = await save("content/pages/", undefined, filled);
  const changed = { ...filled, title: "The Words", body: "They were told by a reader." };
  const saved = await save(made.path, made.before, changed);
  expect(saved.path).toBe("content/pages/the-words.md");
  expect(saved.following.map(([field]) => field)).toEqual(["path", "label", "description"]);
  expect(read(ann, saved.path)).not.toMatch(/quorvex/i);
  await share(ann);
  const later = {
    ...changed,
    title: "Other Words",
    path: "/the-words",
    label: "The Words",
    description: "They were told by a reader.",
  };
  expect(await save(saved.path, read(ann, saved.path), later)).toMatchObject({
    path: saved.path,
    following: [],
  });
});

const timeline = "content/timeline.yaml";

test.each<[string, string, () => Promise<unknown>]>([
  ["nobody else has it", "a-witness-speaks", () => Promise.resolve()],
  ["everybody has it", "quorvex-speaks", () => share(ann)],
  [
    "a text links to it, which follows",
    "a-witness-speaks",
    () => {
      // A source may have the same link name as the renamed entry. Citations of this source must not change.
      writeFileSync(join(ann, sources), read(ann, sources) + sourceText("quorvex-speaks"));
      change(ann, "content/pages/ledger.md", ["\n---\n", "\n---\n\nShe spoke.[^quorvex-speaks]\n"]);
      change(ann, life, ["She is remembered", "[She](dates.md#quorvex-speaks) is remembered"]);
      return Promise.resolve();
    },
  ],
])("the link name of a renamed entry is the right one if %s: %s", async (_when, anchor, act) => {
  const ask = askIn(ann);
  const open = async () =>
    (await ask("openForm", { path: timeline })) as {
      values: { entries: Record<string, unknown>[] };
      before: string;
    };
  const first = await open();
  const entry = {
    ...first.values.entries[0],
    anchor: "quorvex-speaks",
    title: "Quorvex speaks",
    when: "2040",
    date: undefined,
  };
  await save(timeline, first.before, { entries: [...first.values.entries, entry] });
  await act();
  const { values: now, before } = await open();
  const entries = now.entries.map((one) =>
    one.anchor === "quorvex-speaks" ? { ...one, title: "A witness speaks" } : one,
  );
  await save(timeline, before, { entries });
  expect((await open()).values.entries.at(-1)).toMatchObject({ title: "A witness speaks", anchor });
  expect(await ask("overview", {})).toMatchObject({ problems: [] });
});

/** Opens the form of a list, as the window does. */
const openList = (path: string) =>
  askIn(ann)("openForm", { path }) as Promise<{
    values: { entries: Record<string, unknown>[] };
    before: string;
  }>;

test("an address stays, and the response says so, if another page has the address that would follow", async () => {
  const made = await save("content/pages/", undefined, { ...values, path: "/the-words-of-quorvex" });
  const changed = { ...values, path: "/the-words-of-quorvex", title: "The Ledger?" };
  expect(await save(made.path, made.before, changed)).toMatchObject({
    following: [],
    notFollowing: [["path", "/the-ledger"]],
  });
  expect(read(ann, made.path)).toContain("path: /the-words-of-quorvex");
});

test("a link name follows although the same save deletes an entry that a text links to, which was confirmed", async () => {
  const { values: first, before: old } = await openList(timeline);
  const entry = (anchor: string, title: string) => ({
    ...first.entries[0],
    ...{ anchor, title, when: "2040", date: undefined },
  });
  const added = [entry("quorvex-speaks", "Quorvex speaks"), entry("another-day", "Another day")];
  await save(timeline, old, { entries: [...first.entries, ...added] });
  change(ann, life, ["She is remembered", "[She](dates.md#another-day) is remembered"]);
  const { values: now, before } = await openList(timeline);
  const entries = now.entries
    .filter(({ anchor }) => anchor !== "another-day")
    .map((one) => (one.anchor === "quorvex-speaks" ? { ...one, title: "A witness speaks" } : one));
  const sent = { path: timeline, form: "a", before, values: { entries }, answers: [] };
  const confirmed = (await refusal(askIn(ann)("save", sent))).details.inUse?.id;
  expect(await askIn(ann)("save", { ...sent, confirmed })).toMatchObject({
    following: [[expect.any(String), "a-witness-speaks"]],
    notFollowing: [],
  });
});

test("a document that nobody else has gets another link name, and links to its text follow", async () => {
  const documents = "content/documents.yaml";
  const first = await openList(documents);
  copyFileSync(join(ann, "content/documents/pier-inquiry.pdf"), join(ann, "content/documents/words.pdf"));
  const document = {
    ...first.values.entries[0],
    anchor: "words-of-quorvex",
    title: "Words of Quorvex",
    what: "What a reader wrote to the office about the turnstiles.",
    file: "words.pdf",
  };
  await save(documents, first.before, { entries: [document, ...first.values.entries] });
  change(ann, life, [
    "She is remembered",
    "[Her words](/documents/words-of-quorvex) and [others](/documents/pier-inquiry) are remembered. She is remembered",
  ]);
  const { values: now, before } = await openList(documents);
  const entries = now.entries.map((one) =>
    one.anchor === "words-of-quorvex" ? { ...one, title: "Words of a reader" } : one,
  );
  const { following } = await save(documents, before, { entries });
  expect(following).toEqual([["entries.0.anchor", "words-of-a-reader"]]);
  expect(read(ann, life)).toContain(
    "[Her words](/documents/words-of-a-reader) and [others](/documents/pier-inquiry)",
  );
  expect(read(ann, documents)).not.toMatch(/quorvex/i);
});

const sources = "content/sources.yaml";

test("a new source that texts and lists cite gets another link name, and each citation follows", async () => {
  const ask = askIn(ann);
  const open = async () =>
    (await ask("openForm", { path: sources })) as {
      values: { entries: Record<string, unknown>[] };
      before: string;
    };
  const first = await open();
  const source = {
    anchor: "quorvex-interview",
    title: "The interview of Quorvex",
    shortName: "Quorvex interview",
    kind: "press",
    publisher: "A Paper",
    date: "2001",
    url: "https://host.test/interview",
  };
  await save(sources, first.before, { entries: [...first.values.entries, source] });
  change(ann, life, ["She is remembered", "She is remembered[^quorvex-interview:3][^quorvex-interview]"]);
  change(ann, timeline, ["    - gazette-1996\n", "    - gazette-1996\n    - quorvex-interview:7\n"]);
  const { values: now, before } = await open();
  const entries = now.entries.map((one) =>
    one.anchor === "quorvex-interview"
      ? { ...one, title: "The interview", shortName: "Interview 2001" }
      : one,
  );
  const saved = await save(sources, before, { entries });
  expect(saved.following).toEqual([[expect.stringMatching(/^entries\.\d+\.anchor$/), "interview-2001"]]);
  expect(read(ann, life)).toContain("She is remembered[^interview-2001:3][^interview-2001]");
  expect(read(ann, timeline)).toContain("interview-2001:7");
  expect(await ask("overview", {})).toMatchObject({ problems: [] });
  await share(ann);
  expect(clones.git(clones.server, "log", "--all", "-p")).not.toMatch(new RegExp(secret, "i"));
});
