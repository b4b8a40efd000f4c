import { ann, ben, clones, life, pushByHand, timeline } from "../../tests/support/annAndBen";
import { change, read, refusals } from "../../tests/support/clones";
import { share } from "./share";

it.each([
  ["at once", () => undefined],
  ["after an editor of code has fetched it", () => clones.git(ann, "fetch", "-q")],
])(
  "does not follow a history that has lost a commit by accident, %s, and says how to repair it",
  async (_when, fetch) => {
    change(ann, life, ["A Working Life", "A Whole Life"]);
    pushByHand(ann);
    clones.git(ben, "push", "-q", "--force", "origin", "HEAD:main");
    fetch();
    const [head, text] = [clones.git(ann, "rev-parse", "HEAD"), read(ann, life)];
    const lines = await refusals(share(ann));
    expect(lines[0]).toMatch(/has lost changes/);
    expect([clones.git(ann, "rev-parse", "HEAD"), read(ann, life)]).toEqual([head, text]);
    expect(clones.status(ann)).toBe("");
    const [, command = ""] = /: git (push .*)$/.exec(lines.at(-1) ?? "") ?? [];
    clones.git(ann, ...command.split(" "));
    change(ann, timeline, ["The pier closes", "The pier shuts"]);
    expect(await share(ann)).toMatchObject({ shared: "Timeline: one entry changed", received: "" });
    await share(ben);
    expect(clones.git(ben, "rev-parse", "HEAD")).toBe(clones.git(ann, "rev-parse", "HEAD"));
  },
);

/** Shares a change of Ann's. Ben then pushes an older version by accident, so that Ann's change is lost. Then shares a change of Ben's. */
async function shareAfterLoss() {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  await share(ann);
  clones.git(ben, "push", "-q", "--force", "origin", "HEAD:main");
  change(ben, timeline, ["The pier closes", "The pier shuts"]);
  await share(ben);
}

it("gives the commands that put lost changes and newer ones together", async () => {
  await shareAfterLoss();
  change(ann, timeline, ["A ledger is found", "The ledger is found"]);
  const commands = (await refusals(share(ann))).flatMap((line) => /^git (.*)$/.exec(line)?.[1] ?? []);
  for (const command of commands) clones.git(ann, ...command.split(" "));
  expect(await share(ann)).toMatchObject({ shared: "Her Life: title. Timeline: one entry changed" });
  await share(ben);
  expect(read(ben, life)).toContain("A Whole Life");
  expect(read(ben, timeline)).toMatch(/The pier shuts[^]*The ledger is found/);
  const address = /^(volunteer@example\.invalid )+first@/;
  const used = clones.git(clones.server, "log", "--format=%ae %ce ", "main").replace(/\s+/g, " ");
  expect(used).toMatch(address);
});

it("the commands that put lost changes and newer ones together publish no commit that was never shared", async () => {
  await shareAfterLoss();
  const there = clones.git(clones.server, "rev-parse", "main");
  change(ann, "code.ts", ["two", "private"]);
  clones.git(ann, "-c", "user.email=ann@home.test", "commit", "-aqm", "Private");
  for (const line of await refusals(share(ann)))
    if (line.startsWith("git ")) clones.git(ann, ...line.split(" ").slice(1));
  expect(clones.git(clones.server, "rev-parse", "main")).toBe(there);
  await expect(share(ann)).rejects.toThrow(/ann@home\.test/);
});
