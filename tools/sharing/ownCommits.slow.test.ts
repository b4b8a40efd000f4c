import { cpSync, existsSync } from "node:fs";
import { join } from "node:path";
import { ann, ben, clones, life, pushByHand, timeline } from "../../tests/support/annAndBen";
import { change, read } from "../../tests/support/clones";
import { PersonalDataError } from "./refusePersonalData";
import { share } from "./share";
import { history, sinceShared, takeBack } from "./takeBack";

const subjects = () => clones.git(clones.server, "log", "--topo-order", "--format=%s", "main").split("\n");
const everything = () => clones.git(clones.server, "log", "--all", "-p", "--format=%B");
const photo = join("content/images/secret.jpg");

/** Changes of content/ and of code that the test commits with git, one after another. */
const commits: Record<string, () => void> = {
  "content alone": () => {
    change(ann, life, ["A Working Life", "A Secret Life"]);
    cpSync(join(ann, "content/images/pier.jpg"), join(ann, photo));
    clones.commit(ann, "Words");
  },
  "code alone": () => {
    change(ann, "code.ts", ["two", "2"]);
    clones.commit(ann, "Code");
  },
  both: () => {
    change(ann, life, ["A Working Life", "A Secret Life"]);
    change(ann, "code.ts", ["two", "2"]);
    clones.commit(ann, "Both");
  },
  "content, then code": () => {
    commits["content alone"]?.();
    commits["code alone"]?.();
  },
  "a merge of what others shared": () => {
    commits.both?.();
    clones.git(ann, "pull", "-q", "--no-rebase", "--no-edit", "origin", "main");
  },
};

test.each([
  ["content alone", ["Timeline: one entry changed"]],
  ["code alone", ["Timeline: one entry changed", "Code"]],
  ["both", ["Timeline: one entry changed", "Both"]],
  ["content, then code", ["Timeline: one entry changed", "Code"]],
  [
    "a merge of what others shared",
    ["Timeline: one entry changed", expect.stringContaining("Merge"), "Both"],
  ],
])(
  "after a commit of %s, a share does not contain changes that were undone since",
  async (name, expected) => {
    change(ben, "content/pages/ledger.md", ["label: ", "label: Big "]);
    if (name.startsWith("a merge")) pushByHand(ben);
    commits[name]?.();
    if (name !== "code alone") await takeBack(ann, sinceShared);
    change(ann, timeline, ["The pier closes", "The pier shuts"]);
    await share(ann);
    expect(subjects().filter((subject) => !/^Begin$|^By hand$/.test(subject))).toEqual(expected);
    expect(everything()).not.toMatch(/Secret/i);
    expect(read(ann, "code.ts")).toContain(expected.length > 1 ? "2" : "two");
    expect(clones.git(ann, "rev-parse", "HEAD")).toBe(clones.git(clones.server, "rev-parse", "main"));
    expect(clones.status(ann)).toBe("");
    expect(existsSync(join(ann, photo))).toBe(false);
  },
);

test("committed changes in content/ are shared in one commit, and a commit of code keeps its author and date", async () => {
  commits["content, then code"]?.();
  const [author, date, hash] = clones.git(ann, "log", "-1", "--format=%an%n%aI%n%H").split("\n");
  change(ben, timeline, ["The pier closes", "The pier shuts"]);
  pushByHand(ben);
  expect(await share(ann)).toMatchObject({ shared: expect.stringContaining("Her Life: title") as string });
  expect(clones.git(clones.server, "log", "-1", "--format=%an%n%aI", "main^2")).toBe(`${author}\n${date}`);
  expect(clones.git(clones.server, "log", "--format=%H")).not.toContain(hash);
  expect(read(ann, life)).toContain("A Secret Life");
  expect(read(ann, timeline)).toContain("The pier shuts");
  expect(clones.status(ann)).toBe("");
});

test("a commit of code alone keeps its hash, and is not a change in the history of content", async () => {
  commits["code alone"]?.();
  const hash = clones.git(ann, "rev-parse", "HEAD");
  expect(await share(ann)).toMatchObject({ shared: "what was committed with git" });
  expect(clones.git(clones.server, "rev-parse", "main")).toBe(hash);
  expect((await history(ann)).entries).toEqual([]);
});

test("an e-mail address of a commit made with git stops the share once, until somebody confirms it", async () => {
  clones.git(ann, "config", "user.email", "ann@home.test");
  commits["content alone"]?.();
  // This commit changes only content/. The share therefore does not push the commit, but makes a commit of its own, which does not contain
  // the e-mail address.
  await share(ann);
  commits["code alone"]?.();
  const refusal: unknown = await share(ann).catch((error: unknown) => error);
  if (!(refusal instanceof PersonalDataError)) throw refusal;
  expect(refusal.headline).toMatch(
    /^Somebody has made changes in this folder with git, not with the editor\. .* e-mail addresses/,
  );
  expect(refusal.lines).toEqual([
    expect.stringMatching(/^the commit \w+, “Code”, the e-mail address “ann@home\.test”$/),
  ]);
  const addresses = () => clones.git(clones.server, "log", "--all", "--format=%ae %ce");
  expect(addresses()).not.toContain("home.test");
  await share(ann, { confirmedId: refusal.id });
  expect(addresses()).toContain("ann@home.test");
  // The e-mail address has been shared, so the next share does not ask about it again.
  change(ann, "code.ts", ["three", "3"]);
  clones.commit(ann, "More code");
  await share(ann);
  expect(clones.git(clones.server, "log", "-1", "--format=%s", "main")).toBe("More code");
});

test("committed but unshared changes are one entry in the history, and undoing this entry does not change code", async () => {
  commits.both?.();
  expect((await history(ann)).entries).toMatchObject([{ id: sinceShared, summary: "Her Life: title" }]);
  await takeBack(ann, sinceShared);
  expect(read(ann, "code.ts")).toContain("2");
  expect(read(ann, life)).toContain("A Working Life");
});
