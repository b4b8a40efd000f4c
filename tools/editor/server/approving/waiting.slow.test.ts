import { appendFileSync } from "node:fs";
import { ann, clones } from "../../../../tests/support/annAndBen";
import { change } from "../../../../tests/support/clones";
import { askIn } from "../../../../tests/support/editorProject";
import { readContent } from "../../../../src/content-model/readContent";
import { missingApprovals } from "../../../publishing/approvals";
import { Git } from "../../../sharing/git";
import { approvalsNow } from "./approvalsNow";

const auditor = "content/pages/auditor.md";
const flora = "content/testimonies/flora-quist.md";
const bram = "content/people.yaml Bram Tollgate";

const ask = () => askIn(ann);
const waits = async (key: string) => (await ask()("waiting", {})).waits.find((one) => one.key === key);

/** Commits all changes, with `day` as the author's date. */
function commitOn(day: string): void {
  process.env.GIT_AUTHOR_DATE = `${day}T12:00:00Z`;
  clones.commit(ann, day);
  delete process.env.GIT_AUTHOR_DATE;
}

async function approve(key: string): Promise<void> {
  const version = (await approvalsNow(`${ann}/content`)).get(key)?.version ?? "none";
  await ask()("recordApproval", {
    path: key.split(" ")[0] ?? "",
    key,
    by: "Mary Reader",
    on: "2026-05-01",
    version,
  });
}

test("an approval that a change made necessary waits since that change, for the person who gave the last one", async () => {
  for (const key of [auditor, flora, bram]) await approve(key);
  commitOn("2026-05-02");
  expect([await waits(auditor), await waits(flora), await waits(bram)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  change(ann, "content/sources.yaml", ["Report on the takings", "Account of the takings"]);
  commitOn("2026-05-03");
  change(ann, auditor, ["the sums paid", "all sums paid"]);
  commitOn("2026-05-04");
  change(ann, flora, ["Ours fit", "Mine fit"]);
  change(ann, "content/people.yaml", ["numbers the papers", "counts the papers"]);
  const due = await waits(auditor);
  expect(due).toMatchObject({
    whom: "Mary Reader",
    since: "3 May 2026",
    address: "/pages/auditor#reviewed",
  });
  expect(due?.changes.map(({ title }) => title)).toEqual(["The Auditor", "Sources"]);
  expect(due?.sentence).toContain("has changed since its review");
  expect(await waits(flora)).toMatchObject({
    whom: "Flora Quist",
    since: "the last saved version",
  });
  // An agreement to appear does not apply to a certain text, so a changed text does not need a new agreement.
  expect(await waits(bram)).toBeUndefined();
});

test("an approval that was never given has been missing since its subject was added", async () => {
  change(ann, "content/people.yaml", ["name: Bram Tollgate", "name: Bram Gate"]);
  commitOn("2026-05-02");
  change(ann, "content/people.yaml", ["numbers the papers", "counts the papers"]);
  commitOn("2026-05-03");
  const waiting = await waits("content/people.yaml Bram Gate");
  expect(waiting).toMatchObject({
    approvedIn: undefined,
    changes: [],
    whom: "Bram Gate",
    since: "2 May 2026",
  });
});

test("the list has each sentence of the publishing check about approvals once", async () => {
  const { files } = await readContent(`${ann}/content`);
  const gate = missingApprovals(
    { root: `${ann}/content`, names: new Set(), files, problems: [] },
    { unfinished: new Set() },
  );
  const { statements, waits: all } = await ask()("waiting", {});
  expect(new Set(gate.map(({ file, line }) => `${file}:${line}`)).size).toBe(gate.length);
  expect(gate).toHaveLength(statements.length + all.length);
  expect(statements).toContainEqual(
    expect.objectContaining({
      title: "The Missing Ledger",
      sentence: expect.stringMatching(/living people/) as string,
    }),
  );
  expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
});

test("without a history, the list still names all missing approvals", async () => {
  const [here] = [await ask()("waiting", {})];
  clones.git(clones.folder, "-C", ann, "update-ref", "-d", "HEAD");
  expect((await ask()("waiting", {})).waits.map(({ key }) => key)).toEqual(here.waits.map(({ key }) => key));
});

/** Calls `list`. Returns the git commands that run meanwhile, and the number of blobs that they read. */
async function costOf(list: () => Promise<unknown>): Promise<{ commands: string[]; blobs: number }> {
  const asked = jest.spyOn(Git.prototype, "bytes");
  await list();
  const { calls } = asked.mock;
  asked.mockRestore();
  const read = calls.filter(([[name]]) => name === "cat-file");
  return {
    commands: calls.map(([[name = ""]]) => name),
    blobs: read.flatMap(([, input = ""]) => input.toString().trim().split("\n")).length,
  };
}

test("a long history of pages that were never approved takes three commands, which read only files with missing approvals", async () => {
  const list = () => ask()("waiting", {});
  for (let count = 0; count < 12; count += 1) {
    appendFileSync(`${ann}/${auditor}`, `\nParagraph ${count}.\n`);
    appendFileSync(`${ann}/content/pages/front.md`, `\nParagraph ${count}.\n`);
    clones.commit(ann, `Change ${count}`);
  }
  const { commands, blobs } = await costOf(list);
  expect(commands).toEqual(["log", "ls-tree", "cat-file"]);
  const waitingFiles = new Set((await list()).waits.map(({ key }) => key.split(" ")[0]));
  // The limit allows one version of each file with a missing approval, one version of campaign.yaml, and twelve earlier versions of the
  // changed page.
  expect(blobs).toBeLessThanOrEqual(waitingFiles.size + 1 + 12);
});

test("a long history of a page that was approved once is read forty commits at a time", async () => {
  await approve(auditor);
  commitOn("2026-05-02");
  for (let count = 0; count < 12; count += 1) {
    appendFileSync(`${ann}/${auditor}`, `\nParagraph ${count}.\n`);
    commitOn("2026-05-03");
  }
  const { commands } = await costOf(async () => {
    expect(await waits(auditor)).toMatchObject({
      since: "3 May 2026",
      approvedIn: expect.any(String) as string,
    });
  });
  expect(commands.filter((name) => name === "cat-file").length).toBeLessThanOrEqual(4);
});
