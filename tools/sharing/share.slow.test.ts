import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ann, ben, clones, life, pullByHand, pushByHand, timeline } from "../../tests/support/annAndBen";
import { change, refusals, read } from "../../tests/support/clones";
import { askIn } from "../../tests/support/editorProject";
import { pageText } from "../../tests/support/tinyContent";
import { share } from "./share";
import { changeListOf } from "./changeList";

/** Checks that both clones and the server are at the same commit, that the working trees are clean, and that no journal is left. */
function expectInSync(): void {
  const commits = [ann, ben].map((project) => clones.git(project, "rev-parse", "HEAD"));
  expect(commits).toEqual([commits[0], clones.git(clones.server, "rev-parse", "main")]);
  for (const project of [ann, ben]) {
    expect(clones.status(project)).toBe("");
    expect(clones.git(project, "ls-files", "-u")).toBe("");
    expect(existsSync(join(project, ".git/sharing/switch"))).toBe(false);
  }
}

it("merges changes by two people to different places in one file", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"], ["## The School\n", "## The First School\n"]);
  change(ben, life, ["label: Her Life", "label: Life"]);
  expect(await share(ann)).toMatchObject({ shared: "Her Life: title, text", received: "" });
  expect(await share(ben)).toMatchObject({ shared: "Life: label", received: "Life: title, text" });
  expect(await share(ann)).toMatchObject({ shared: "", received: "Life: label" });
  expectInSync();
  expect(read(ann, life)).toContain("title: A Whole Life\nlabel: Life\n");
  // The titles are sorted, because both commits may be made in the same second, and git may then list them in either order.
  const titles = clones.git(ann, "log", "--format=%s|%an", "--no-merges").split("\n");
  expect(titles.sort()).toEqual(["Begin|First", "Her Life: title, text|Ann", "Life: label|Ben"]);
});

it("refuses to share if something was saved after the list of changes was shown", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  const { tree } = await changeListOf(ann);
  change(ann, timeline, ["The pier closes", "The pier is closed"]);
  const before = [clones.git(ann, "rev-parse", "HEAD"), clones.git(clones.server, "rev-parse", "main")];
  expect(await refusals(share(ann, { shown: tree }))).toEqual([
    expect.stringContaining("since you saw the list"),
  ]);
  expect(before).toEqual([
    clones.git(ann, "rev-parse", "HEAD"),
    clones.git(clones.server, "rev-parse", "main"),
  ]);
  const { tree: now } = await changeListOf(ann);
  expect(await share(ann, { shown: now })).toMatchObject({
    shared: expect.stringMatching(/Her Life: .*Timeline: /) as string,
  });
});

it("names everybody who may have written the other wording", async () => {
  change(ann, timeline, ["The pier closes", "The pier is closed"]);
  pushByHand(ann);
  const cleo = clones.clone("Cleo");
  change(cleo, timeline, ["Takings are missed", "Takings are missing"]);
  pushByHand(cleo);
  change(ben, timeline, ["The pier closes", "The pier shuts"]);
  expect(await refusals(share(ben))).toEqual([expect.stringContaining("theirs (Ann or Cleo)")]);
});

const contact = "content/contact.yaml";

/** Returns the titles of the cards in a clone, in the order of the list. */
const cardsIn = (project: string) =>
  [...read(project, contact).matchAll(/^- title: (.*)$/gm)].map(([, title]) => title);

/** Moves a card to another place in its list. */
function moveCard(project: string, from: number, to: number): void {
  const [above = "", ...cards] = read(project, contact).split(/^(?=- title)/m);
  const [moved = ""] = cards.splice(from, 1);
  cards.splice(to, 0, moved);
  writeFileSync(join(project, contact), above + cards.map((card) => card.trimEnd()).join("\n\n") + "\n");
}

it("reports the place of an entry that two people moved, and does not list the other move as received", async () => {
  const [first = ""] = cardsIn(ann);
  moveCard(ann, 0, 1);
  moveCard(ben, 0, 3);
  pushByHand(ann);
  const own = cardsIn(ben);
  expect(await share(ben)).toEqual({
    notices: [`Contact: you and Ann have moved “${first}” to different places. It is now where you put it.`],
    shared: "Contact: order",
    received: "",
    theirMistakes: [],
  });
  expect(cardsIn(ben)).toEqual(own);
  expect(await changeListOf(ben)).not.toHaveProperty("received");
  expect(await share(ann)).toMatchObject({ notices: [], shared: "", received: "Contact: order" });
  expect(cardsIn(ann)).toEqual(own);
});

it("says nothing about an entry that two people moved to the same place", async () => {
  moveCard(ann, 0, 2);
  moveCard(ben, 0, 2);
  pushByHand(ann);
  expect(await share(ben)).toMatchObject({
    notices: ["Others have already shared the same changes as yours."],
    shared: "",
    received: "",
  });
});

it("reports no changes if somebody else has only written the same value in another form", async () => {
  change(ben, life, ["title: A Working Life", 'title: "A Working Life"']);
  await share(ben);
  expect(await share(ann)).toMatchObject({ notices: [], shared: "", received: "" });
  expectInSync();
});

it("does not list a wording of others as received if I kept mine", async () => {
  change(ann, timeline, ["The pier closes", "The pier is closed"]);
  change(ann, life, ["A Working Life", "A Whole Life"]);
  pushByHand(ann);
  change(ben, timeline, ["The pier closes", "The pier shuts"]);
  expect(await share(ben, { resolve: () => "mine" })).toMatchObject({
    shared: "Timeline: one entry changed",
    received: "Her Life: title",
  });
  expect((await changeListOf(ben)).received?.changes.map(({ file }) => file)).toEqual([life]);
});

it("keeps my wording on this computer if I give it up for the wording of others, but only if the share succeeds", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  pushByHand(ann);
  change(ben, life, ["A Working Life", "A Short Life"], ["label: Her Life", "label: Life"]);
  const ask = askIn(ben);
  const refused = join(clones.server, "hooks/pre-receive");
  mkdirSync(dirname(refused), { recursive: true });
  writeFileSync(refused, "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  await refusals(share(ben, { resolve: () => "theirs" }));
  expect(await ask("deletedFiles", {})).toEqual([]);
  rmSync(refused);
  const { notices } = await share(ben, { resolve: () => "theirs" });
  expect(notices).toEqual([
    "You kept the wording of somebody else in Her Life. Your own wording is still on this computer. To see or restore it, select Undo a change.",
  ]);
  expect(read(ben, life)).toContain("title: A Whole Life\nlabel: Life\n");
  const [kept, ...others] = await ask("deletedFiles", {});
  expect(others).toEqual([]);
  expect(kept?.undone).toBe("Life: title, label");
  // The restored wording becomes the draft of the page's form. Saving the form asks which wording to keep.
  await ask("bringBack", { id: kept?.id ?? "" });
  expect((await ask("openForm", { path: life, form: "one" })).values).toMatchObject({
    title: "A Short Life",
    label: "Life",
  });
});

it("does not list received changes when git has deleted the earlier version", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  change(ben, life, ["label: Her Life", "label: Life"]);
  pushByHand(ann);
  await share(ben);
  expect(await changeListOf(ben)).toHaveProperty("received");
  clones.git(ben, "reflog", "expire", "--expire=now", "--all");
  clones.git(ben, "gc", "-q", "--prune=now");
  expect(await changeListOf(ben)).not.toHaveProperty("received");
});

/** Returns a function that runs `run` when a share reaches this step for the first time. */
function atFirst(wanted: string, run: () => void) {
  let isDone = false;
  return (step: string) => {
    if (step !== wanted || isDone) return;
    isDone = true;
    run();
  };
}

describe("two shares that run at once", () => {
  const both = () => Promise.allSettled([share(ann), share(ben)]);

  it("both arrive if they change other fields of one page", async () => {
    change(ann, life, ["A Working Life", "A Whole Life"]);
    change(ben, life, ["label: Her Life", "label: Life"]);
    for (const { status } of await both()) expect(status).toBe("fulfilled");
    for (const project of [ann, ben]) await share(project);
    expectInSync();
    expect(read(ann, life)).toContain("title: A Whole Life\nlabel: Life\n");
  });

  it("one succeeds and the other reports a conflict if they change one field, and both wordings are kept", async () => {
    change(ann, life, ["A Working Life", "A Whole Life"]);
    change(ben, life, ["A Working Life", "A Long Life"]);
    const [first, second] = await both();
    const results = [first, second].map(({ status }) => status);
    expect(results.sort()).toEqual(["fulfilled", "rejected"]);
    const other = first.status === "rejected" ? ann : ben;
    expect(await refusals(share(other))).toEqual([
      expect.stringMatching(/^content\/pages\/her-life\.md: title: yours/),
    ]);
    expect([read(ann, life), read(ben, life)]).toEqual([
      expect.stringContaining("A Whole Life"),
      expect.stringContaining("A Long Life"),
    ]);
    await share(other, { resolve: () => "mine" });
    for (const project of [ann, ben]) await share(project);
    expectInSync();
    expect(read(ann, life)).toContain(other === ann ? "A Whole Life" : "A Long Life");
  });
});

it("retries when somebody else shares in the meantime", async () => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  change(ben, timeline, ["The pier closes", "The pier shuts"]);
  clones.git(ann, "config", "--unset", "user.name");
  const askName = jest.fn(() => Promise.resolve("Ann"));
  expect(await share(ann, { onStep: atFirst("push", () => pushByHand(ben)), askName })).toMatchObject({
    shared: "Her Life: title",
    received: "Timeline: one entry changed",
  });
  expect(askName).toHaveBeenCalledTimes(1);
  await share(ben);
  expectInSync();
});

it("retries when somebody saves here in the meantime", async () => {
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  pushByHand(ann);
  change(ben, life, ["A Working Life", "A Whole Life"]);
  const save = () => change(ben, timeline, ["A ledger is found", "The ledger is found"]);
  await share(ben, { onStep: atFirst("switch", save) });
  pullByHand(ann);
  expectInSync();
  expect(read(ann, timeline)).toMatch(/The pier shuts[^]*The ledger is found/);
});

it("does not share changes that the check refuses, either alone or merged with the changes of others", async () => {
  change(ann, life, ["template: article", "template: articel"]);
  expect(await refusals(share(ann))).toEqual([
    expect.stringMatching(/^content\/pages\/her-life\.md:\d+:\d+ .*articel/),
  ]);
  expect(clones.status(ann)).toContain(life);

  change(ann, life, ["template: articel", "template: article"], ["path: /her-life", "path: /one-life"]);
  change(ben, "content/pages/ledger.md", ["path: /the-ledger", "path: /one-life"]);
  await share(ben);
  const lines = await refusals(share(ann));
  expect(lines).toEqual([
    expect.stringContaining("Your changes do not fit the changes that others have shared"),
    expect.stringContaining("/one-life"),
  ]);
  expect(read(ann, life)).toContain("path: /one-life");
});

it("says what to undo if somebody else now cites a source that is deleted here", async () => {
  const sources = "content/sources.yaml";
  const source =
    "- { anchor: a-letter, title: A letter, shortName: Letter, kind: press, publisher: P, date: 2001, url: https://host.test/a }\n";
  writeFileSync(join(ann, sources), read(ann, sources) + source);
  pushByHand(ann);
  pullByHand(ben);
  change(ann, sources, [source, ""]);
  change(ben, life, ["She is remembered", "She is remembered[^a-letter]"]);
  pushByHand(ben);
  expect(await refusals(share(ann))).toEqual([
    "Your changes do not fit the changes that others have shared.",
    expect.stringContaining("In Share, undo your change."),
    expect.stringMatching(/^content\/pages\/her-life\.md:.*There is no source "a-letter"/),
  ]);
});

it("says how to keep a page that somebody else has deleted and that is now linked to here", async () => {
  const extra = "content/pages/extra.md";
  writeFileSync(join(ann, extra), pageText("/extra"));
  pushByHand(ann);
  pullByHand(ben);
  rmSync(join(ann, extra));
  pushByHand(ann);
  change(ben, life, ["She is remembered", "She is [remembered](extra.md)"]);
  expect(await refusals(share(ben))).toEqual([
    "Your changes do not fit the changes that others have shared.",
    expect.stringMatching(/^You or others have deleted or renamed something .* with Undo a change\.$/),
    expect.stringMatching(/^content\/pages\/her-life\.md:.*There is no page/),
  ]);
});

it("shares despite a mistake that somebody else shared, reports it, and receives its repair", async () => {
  const theirMistakes = [expect.stringContaining("articel")];
  change(ben, life, ["template: article", "template: articel"]);
  pushByHand(ben);
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  expect(await share(ann)).toMatchObject({ shared: "Timeline: one entry changed", theirMistakes });
  change(ann, timeline, ["The pier shuts", "The pier is shut"]);
  expect(await share(ann)).toMatchObject({ shared: "Timeline: one entry changed", theirMistakes });
  const cleo = clones.clone("Cleo");
  change(cleo, timeline, ["Takings are missed", "Takings are missing"]);
  pushByHand(cleo);
  expect(await share(ann)).toMatchObject({ received: "Timeline: one entry changed", theirMistakes });
  clones.git(ben, "pull", "-q", "origin", "main");
  change(ben, life, ["template: articel", "template: article"]);
  pushByHand(ben);
  expect((await share(ann)).theirMistakes).toEqual([]);
  expect(read(ann, life)).toContain("template: article\n");
});

it("commits content/ alone and leaves other changes as they are", async () => {
  writeFileSync(join(ann, "code.ts"), "one\nmine\nthree\nfour\nfive\n");
  writeFileSync(join(ann, "notes.txt"), "private");
  clones.git(ann, "add", "code.ts");
  change(ann, life, ["A Working Life", "A Whole Life"]);
  change(ben, timeline, ["The pier closes", "The pier shuts"]);
  pushByHand(ben);
  await share(ann);
  expect(clones.git(ann, "log", "-1", "--name-only", "--format=", "HEAD")).toBe(life);
  expect(clones.status(ann)).toBe("M  code.ts\n?? notes.txt");
});

it("does not overwrite code that was changed on both sides", async () => {
  writeFileSync(join(ben, "code.ts"), "one\ntheirs\nthree\nfour\nfive\n");
  pushByHand(ben);
  writeFileSync(join(ann, "code.ts"), "mine\n");
  change(ann, life, ["A Working Life", "A Whole Life"]);
  expect(await refusals(share(ann))).toEqual([expect.stringContaining("knows git"), "code.ts"]);
  expect(read(ann, "code.ts")).toBe("mine\n");
});

it("follows a page that one person renamed and the other changed", async () => {
  clones.git(ann, "mv", life, "content/pages/a-life.md");
  for (const file of clones.git(ann, "ls-files", "content/*.md", "content/*.yaml").split("\n")) {
    const text = read(ann, file).replaceAll("her-life.md", "a-life.md");
    writeFileSync(join(ann, file), text.replaceAll("page: her-life", "page: a-life"));
  }
  change(ben, life, ["A Working Life", "A Whole Life"]);
  pushByHand(ann);
  await share(ben);
  pullByHand(ann);
  expectInSync();
  expect(read(ann, "content/pages/a-life.md")).toContain("title: A Whole Life");
  expect(existsSync(join(ann, life))).toBe(false);
});

it("shares to an empty repository, and without git's index", async () => {
  rmSync(join(ann, ".git/index"));
  const empty = join(clones.folder, "empty.git");
  clones.git(clones.folder, "init", "-q", "--bare", empty);
  clones.git(ann, "remote", "set-url", "origin", empty);
  await share(ann);
  expect(clones.git(empty, "rev-parse", "main")).toBe(clones.git(ann, "rev-parse", "HEAD"));
});

it("changes the working tree only while no other save is running", async () => {
  change(ann, timeline, ["The pier closes", "The pier shuts"]);
  pushByHand(ann);
  change(ben, life, ["label: Her Life", "label: Life"]);
  let isExclusive = false;
  const steps: string[] = [];
  await share(ben, {
    onStep: (step) => isExclusive && steps.push(step),
    runExclusive: async (run) => {
      isExclusive = true;
      const result = await run();
      isExclusive = false;
      return result;
    },
  });
  expect(steps).toEqual(["files", "file 1", "branch", "journal"]);
});
