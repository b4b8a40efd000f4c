/**
 * Tests that removed content never reaches other people. The content is removed before the first share that succeeds. The earlier shares
 * fail in various ways. All other content must arrive.
 */
import { appendFileSync, chmodSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ann, ben, clones, life, pullByHand, pushByHand, timeline } from "../../tests/support/annAndBen";
import { change, read, refusals, runAndDie } from "../../tests/support/clones";
import { askIn } from "../../tests/support/editorProject";
import { picture } from "../../tests/support/tinyContent";
import { share } from "./share";
import { sinceShared, takeBack } from "./takeBack";

/** Matches a word that is part of all removed content. */
const secret = /xyzzy/i;
const photo = "content/images/xyzzy.jpg";
/** A file that everybody has. Neither the content check nor the merge reads files of this type. */
const accented = "content/Café.csv";

beforeEach(() =>
  clones.prepare("a file with an accent in its name", () => {
    writeFileSync(join(ann, accented), "one\n");
    pushByHand(ann);
    pullByHand(ben);
  }),
);

const addPicture = async (path: string) => writeFileSync(join(ann, path), await picture(30, 20));

/** For each kind of content that is removed: how Ann adds it before the share that fails, and how she removes it afterwards. */
const removals: Record<string, { add: () => unknown; remove: () => unknown }> = {
  "a paragraph deleted by hand": {
    add: () => appendFileSync(join(ann, life), "\nXyzzy said so.\n"),
    remove: () => change(ann, life, ["\nXyzzy said so.\n", ""]),
  },
  "a picture deleted": {
    add: () => addPicture(photo),
    remove: () => rmSync(join(ann, photo)),
  },
  "a file taken back, with an accent in its name": {
    add: () => appendFileSync(join(ann, accented), "Xyzzy\n"),
    remove: async () => {
      await takeBack(ann, sinceShared, { files: [accented] });
      expect(await askIn(ann)("deletedFiles", {})).toMatchObject([{ name: "Café.csv" }]);
    },
  },
  "an entry left for later": {
    add: () => change(ann, timeline, ["Takings are missed", "Xyzzy takes them"]),
    remove: async () => {
      const entry = /- anchor: (\S+)(?:\n {2}.*)*Xyzzy/.exec(read(ann, timeline))?.[1];
      await askIn(ann)("leaveForLater", { path: timeline, entry });
      expect(JSON.stringify(await askIn(ann)("openForm", { path: timeline, form: "one" }))).toMatch(secret);
    },
  },
};

/** Returns the path of the server's hook. If the script in the hook fails, the server refuses a push. */
const hook = () => join(clones.server, "hooks/pre-receive");
function installHook(script: string): void {
  mkdirSync(join(hook(), ".."), { recursive: true });
  writeFileSync(hook(), `#!/bin/sh\n${script}\n`);
  chmodSync(hook(), 0o755);
}

const refusesLargeFiles = `while read old new ref; do
  git rev-list --objects "$new" --not --all | cut -d" " -f1 |
    git cat-file --batch-check="%(objectsize)" | while read size; do [ "$size" -lt 300000 ] || exit 1; done || exit 1
done`;

const large = "content/images/large-xyzzy.jpg";

/** Gives one page two labels: Ben shares his label, and Ann has not shared hers yet. */
function labelsDiffer(): void {
  change(ben, life, ["label: Her Life", "label: Of Ben"]);
  pushByHand(ben);
  change(ann, life, ["label: Her Life", "label: Of Xyzzy"]);
}

type ResolveConflict = NonNullable<Parameters<typeof share>[1]>["resolve"];

/** The change that makes the first share fail, and the change before the share that succeeds. */
interface Failure {
  prepare: () => unknown;
  repair: () => unknown;
  resolve?: ResolveConflict;
}

const fails = () => refusals(share(ann));

/** Lets Ben push at the moment before Ann's share pushes. Both have then begun from the same state. */
const failsWhileBenShares = async () => {
  let isDone = false;
  const onStep = (step: string) => {
    if (step !== "push" || isDone) return;
    isDone = true;
    pushByHand(ben);
  };
  await refusals(share(ann, { onStep }));
  expect(isDone).toBe(true);
};

const nothing = () => undefined;
const failures: Record<string, Failure & { fail?: () => unknown }> = {
  offline: {
    prepare: () => renameSync(clones.server, `${clones.server}.gone`),
    repair: () => renameSync(`${clones.server}.gone`, clones.server),
  },
  "refused by the check": {
    prepare: () => change(ann, "content/pages/ledger.md", ["path: /the-ledger", "path: /her-life"]),
    repair: () => change(ann, "content/pages/ledger.md", ["path: /her-life", "path: /the-ledger"]),
  },
  "refused by the check once merged": {
    prepare: () => {
      change(ben, "content/pages/ledger.md", ["path: /the-ledger", "path: /new-life"]);
      pushByHand(ben);
      change(ann, life, ["path: /her-life", "path: /new-life"]);
    },
    repair: () => change(ann, life, ["path: /new-life", "path: /her-life"]),
  },
  "a conflict answered with theirs": { prepare: labelsDiffer, repair: nothing, resolve: () => "theirs" },
  "a conflict answered with mine": {
    prepare: labelsDiffer,
    repair: () => change(ann, life, ["label: Of Xyzzy", "label: Of Ann"]),
    resolve: () => "mine",
  },
  "a conflict answered with other words": {
    prepare: labelsDiffer,
    repair: nothing,
    resolve: () => ({ write: "Of both" }),
  },
  "at the same time as another share, of the same field": {
    prepare: () => {
      change(ben, life, ["label: Her Life", "label: Of Ben"]);
      change(ann, life, ["label: Her Life", "label: Of Xyzzy"]);
    },
    fail: failsWhileBenShares,
    repair: nothing,
    resolve: () => "theirs",
  },
  "at the same time as another share, of other fields, and then refused by the server's hook": {
    prepare: () => {
      change(ben, life, ["label: Her Life", "label: Of Ben"]);
      // The hook accepts the first push, which is Ben's, and refuses all others.
      installHook("[ ! -e first ] && touch first");
    },
    fail: failsWhileBenShares,
    repair: () => rmSync(hook()),
  },
  "refused by the server's hook": {
    prepare: () => installHook("exit 1"),
    repair: () => rmSync(hook()),
  },
  "refused for one large blob": {
    prepare: async () => {
      installHook(refusesLargeFiles);
      const noise = { type: "gaussian", mean: 128, sigma: 60 } as const;
      const picture = sharp({ create: { width: 900, height: 600, channels: 3, background: "grey", noise } });
      writeFileSync(join(ann, large), await picture.jpeg({ quality: 100 }).toBuffer());
    },
    repair: () => rmSync(join(ann, large)),
  },
  ...Object.fromEntries(
    // A share that is killed at the step "fetch" has written only a part of what it has written at the step "merge".
    ["merge", "push"].map((step) => [
      `killed at ${step}`,
      {
        prepare: () => {
          change(ben, timeline, ["The pier closes", "The pier closed"]);
          pushByHand(ben);
        },
        fail: () => expect(runAndDie(ann, step)).toMatchObject({ stderr: "", signal: "SIGKILL" }),
        repair: nothing,
      },
    ]),
  ),
};

test.each(Object.entries(failures))("%s, then everything removed", async (_failure, how) => {
  change(ann, life, ["A Working Life", "A Whole Life"]);
  for (const { add } of Object.values(removals)) await add();
  await how.prepare();
  await (how.fail ?? fails)();
  for (const { remove } of Object.values(removals)) await remove();
  await how.repair();
  expect(await share(ann, { resolve: how.resolve ?? (() => undefined) })).toMatchObject({
    shared: expect.stringContaining("title") as string,
  });
  const everything = clones.git(clones.server, "log", "--all", "-p", "--text", "--format=%B");
  expect(everything).toContain("A Whole Life");
  expect(everything).not.toMatch(secret);
  expect(clones.git(ann, "rev-parse", "HEAD")).toBe(clones.git(clones.server, "rev-parse", "main"));
  expect(clones.status(ann)).toBe("");
  expect(read(ann, life)).toContain("title: A Whole Life");
  expect([existsSync(join(ann, photo)), read(ann, accented)]).toEqual([false, "one\n"]);
});
