import { ann, ben, clones, timeline } from "../../tests/support/annAndBen";
import { call, change, read, run } from "../../tests/support/clones";
import { shareCommand } from "./shareCommand";

it("shares, lists conflicts with exit status 1, and resolves them as told", async () => {
  change(ann, timeline, ["The pier closes", "The pier is closed"]);
  change(ben, timeline, ["The pier closes", "The pier shuts"]);
  expect(await call(shareCommand, ann)).toMatchObject({
    status: 0,
    lines: expect.arrayContaining([
      "  This change goes online when the site is next published.",
      "  “The pier is closed for repairs”, Title: The pier [-closes-]{+is closed+} for repairs",
      "Shared: Timeline: one entry changed.",
    ]) as string[],
  });
  const conflict = `${timeline}: pier-closes: title: yours "The pier shuts for repairs" theirs (Ann) "The pier is closed for repairs"`;
  expect(await call(shareCommand, ben)).toMatchObject({
    status: 1,
    lines: expect.arrayContaining(["You and somebody else changed the same place:", conflict]) as string[],
  });
  expect(read(ben, timeline)).toContain("The pier shuts");
  expect(await call(shareCommand, ben, "--keep", "both")).toMatchObject({
    status: 1,
    lines: ["Nothing has been shared yet.", '--keep is "both", but must be mine or theirs.'],
  });
  const settled = run(ben, "share.mts", "--keep", "theirs");
  expect(settled).toMatchObject({
    status: 0,
    lines: expect.arrayContaining([
      "Changes that others have shared:",
      "Received: Timeline: one entry changed.",
    ]) as string[],
  });
  expect(read(ben, timeline)).toContain("The pier is closed");
  expect((await call(shareCommand, ben)).lines.at(-1)).toBe(
    "You have nothing to share, and others have not shared anything new.",
  );
});

it("names the missing setting of git, with exit status 1, if there is nobody to ask for a name", () => {
  clones.git(ann, "config", "--unset", "user.name");
  change(ann, timeline, ["The pier closes", "The pier is closed"]);
  const { status, lines } = run(ann, "share.mts");
  expect(status).toBe(1);
  expect(lines.slice(-2)).toEqual([
    "Nothing has been shared yet.",
    expect.stringContaining("git config user.name"),
  ]);
});

it("does not speak of names if it stops only because of an e-mail address", () => {
  clones.git(ann, "config", "user.email", "ann@home.test");
  change(ann, "code.ts", ["one", "uno"]);
  clones.commit(ann, "Code");
  const { status, lines } = run(ann, "share.mts");
  expect(status).toBe(1);
  expect(lines).toContainEqual(expect.stringContaining("ann@home.test"));
  expect(lines).toContain("Press Enter to stop. Then remove everything in this list, and share again.");
  expect(lines.join("\n")).not.toMatch(/\bnames\b/);
});
