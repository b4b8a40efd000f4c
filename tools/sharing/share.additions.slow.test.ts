/** Tests of pictures and documents that two people add or change at the same time. Such files are never merged. */
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ann, ben, clones, life, pullByHand, pushByHand } from "../../tests/support/annAndBen";
import { call, change, read } from "../../tests/support/clones";
import { drawnPdf } from "../../tests/support/drawnPdf";
import { editorActions } from "../editor/server/editorActions";
import { askIn } from "../../tests/support/editorProject";
import { pageText, picture } from "../../tests/support/tinyContent";
import { share } from "./share";
import { shareCommand } from "./shareCommand";
import { history, takeBack } from "./takeBack";
import { SharingConflictError } from "./fileConflict";
import { SharingProblemsError } from "./git";

const auditor = "content/pages/auditor.md";

/** Returns the bytes of the file in `folder` that a page refers to. */
function shownOn(project: string, page: string, folder: string): Buffer {
  const [, name = "none"] = new RegExp(`\\.\\./${folder}/(new[^)]*)\\)`, "i").exec(read(project, page)) ?? [];
  return readFileSync(join(project, "content", folder, name));
}

const refer = (project: string, page: string, reference: string) =>
  writeFileSync(join(project, page), `${read(project, page).trimEnd()}\n\n${reference}\n`);

test.each([
  ["pictures", "images", "new.jpg", "new.jpg"],
  // Windows and macOS treat new.jpg and New.jpg as the same name.
  ["pictures", "images", "new.jpg", "New.jpg"],
  ["documents", "documents", "new.pdf", "new.pdf"],
])(
  "two %s of one name in %s both survive, and each page shows its own: %s, %s",
  async (what, folder, first, second) => {
    const [one, other] =
      what === "pictures"
        ? [await picture(800, 600, "red"), await picture(800, 600, "blue")]
        : [await drawnPdf((pdf) => pdf.text("One")), await drawnPdf((pdf) => pdf.text("Two"))];
    for (const [project, page, bytes, name] of [
      [ann, life, one, first],
      [ben, auditor, other, second],
    ] as const) {
      writeFileSync(join(project, "content", folder, name), bytes);
      refer(project, page, `${what === "pictures" ? "!" : ""}[A paper.](../${folder}/${name})`);
    }
    pushByHand(ann);
    const { notices } = await share(ben);
    expect(notices).toEqual([expect.stringMatching(`have both added ${second}.*Your file is now [Nn]ew-`)]);
    pullByHand(ann);
    for (const project of [ann, ben]) {
      expect(shownOn(project, life, folder).equals(one)).toBe(true);
      expect(shownOn(project, auditor, folder).equals(other)).toBe(true);
      expect(clones.status(project)).toBe("");
    }
  },
);

test("a picture that two people add is stored once", async () => {
  for (const project of [ann, ben]) {
    writeFileSync(join(project, "content/images/new.jpg"), await picture(800, 600));
    refer(project, project === ann ? life : auditor, "![A desk.](../images/new.jpg)");
  }
  pushByHand(ann);
  expect(await share(ben)).toMatchObject({ notices: [] });
  expect(clones.git(ben, "ls-files", "content/images/new*")).toBe("content/images/new.jpg");
});

test("if two people replace a picture, the editor and the terminal offer a choice between both pictures, and the other one can be restored", async () => {
  const path = "content/images/turnstile.jpg";
  const pictures = { mine: await picture(2000, 1500, "red"), theirs: await picture(1800, 1400, "blue") };
  writeFileSync(join(ann, path), pictures.theirs);
  writeFileSync(join(ben, path), pictures.mine);
  pushByHand(ann);
  const failure = await share(ben).catch((error: unknown) => error as SharingConflictError);
  const [conflict] = failure instanceof SharingConflictError ? failure.conflicts : [];
  expect(conflict).toMatchObject({
    mine: expect.stringMatching(/^a picture of 2000 × 1500 pixels, [\d.]+ [KM]B$/) as string,
    theirs: expect.stringMatching(/^a picture of 1800 × 1400 pixels/) as string,
  });
  const { readMedia } = editorActions(ben);
  for (const side of ["mine", "theirs"] as const)
    expect((await readMedia(path, conflict?.blobs?.[side])).equals(pictures[side])).toBe(true);
  const { lines } = await call(shareCommand, ben);
  expect(lines.join("\n")).toMatch(
    /yours "a picture of 2000 × 1500.*theirs \(Ann\) "a picture of 1800 × 1400/,
  );
  await share(ben, { resolve: () => "theirs" });
  expect(readFileSync(join(ben, path)).equals(pictures.theirs)).toBe(true);
  const [kept] = await askIn(ben)("deletedFiles", {});
  await askIn(ben)("bringBack", { id: kept?.id ?? "" });
  expect(readFileSync(join(ben, path)).equals(pictures.mine)).toBe(true);
});

/** Adds a picture to both clones that no page uses. */
const addSpare = () =>
  clones.prepare("a spare picture", async () => {
    writeFileSync(join(ann, "content/images/spare.jpg"), await picture(800, 600));
    pushByHand(ann);
    pullByHand(ben);
  });

test.each([
  ["first", true],
  ["last", false],
])(
  "a picture that one person deletes and another begins to use stays, if the person who deletes it shares %s",
  async (_when, isAnn) => {
    const path = "content/images/spare.jpg";
    await addSpare();
    const [deleting, using] = isAnn ? [ann, ben] : [ben, ann];
    rmSync(join(deleting, path));
    refer(using, life, "![A desk.](../images/spare.jpg)");
    pushByHand(ann);
    const { notices } = await share(ben);
    expect(notices).toEqual([expect.stringMatching(/^Somebody deleted the file spare\.jpg.*kept\.$/)]);
    pullByHand(ann);
    for (const project of [ann, ben]) {
      expect(existsSync(join(project, path))).toBe(true);
      expect(clones.status(project)).toBe("");
    }
  },
);

test("a picture that one person deletes and nobody uses is gone", async () => {
  const path = "content/images/spare.jpg";
  await addSpare();
  rmSync(join(ann, path));
  refer(ben, life, "Some words.");
  pushByHand(ann);
  expect(await share(ben)).toMatchObject({ notices: [] });
  expect(existsSync(join(ben, path))).toBe(false);
});

test("a picture that one person takes off a page and deletes is gone, although another changes that page", async () => {
  const path = "content/images/spare.jpg";
  const shown = "![A desk.](../images/spare.jpg)";
  writeFileSync(join(ann, path), await picture(800, 600));
  refer(ann, life, shown);
  pushByHand(ann);
  pullByHand(ben);
  change(ann, life, [`\n\n${shown}`, ""]);
  rmSync(join(ann, path));
  change(ben, life, ["She is remembered", "She is well remembered"]);
  pushByHand(ann);
  expect(await share(ben)).toMatchObject({ notices: [] });
  expect(existsSync(join(ben, path))).toBe(false);
});

test("an undo brings back a picture that somebody deleted after the page", async () => {
  const [path, page] = ["content/images/spare.jpg", "content/pages/common.md"];
  writeFileSync(join(ann, path), await picture(800, 600));
  writeFileSync(join(ann, page), pageText("/common", { body: "![A desk.](../images/spare.jpg)" }));
  pushByHand(ann);
  for (const file of [page, path]) {
    rmSync(join(ann, file));
    pushByHand(ann);
  }
  const { entries } = await history(ann);
  const deletion = entries.find(({ changes }) =>
    changes.some(({ file, isDeleted }) => file === page && isDeleted),
  );
  await takeBack(ann, deletion?.id ?? "");
  expect(existsSync(join(ann, page)) && existsSync(join(ann, path))).toBe(true);
});

test("two new pages with one file name are not merged, and a message names the field to change", async () => {
  const path = "content/pages/common.md";
  writeFileSync(join(ann, path), pageText("/common", { body: "Ann's words." }));
  writeFileSync(join(ben, path), pageText("/shared-ground", { body: "Ben's words." }));
  pushByHand(ann);
  const failure = await share(ben).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SharingProblemsError);
  expect((failure as SharingProblemsError).problems).toMatchObject([
    { file: path, message: expect.stringContaining("so that both are kept") as string },
  ]);
  expect(read(ben, path)).toContain("Ben's words.");
  // In the editor, the problem is a link to the field that has to be changed.
  const place = { title: "The shared-ground title, Label", address: "/pages/common#label" };
  expect(await askIn(ben)("share", { answers: [] })).toMatchObject({
    type: "refusals",
    problems: [{ places: [place] }],
  });
});

test("if two new pages have the same texts, all fields to change are listed at once, always in one's own page", async () => {
  const path = "content/pages/common.md";
  for (const [folder, by] of [
    [ann, "Ann"],
    [ben, "Ben"],
  ] as const)
    writeFileSync(join(folder, path), pageText("/common", { body: `${by}'s words.` }));
  pushByHand(ann);
  const refused = async () => {
    const failure = await share(ben).catch((error: unknown) => error);
    return (failure as SharingProblemsError).problems.map(({ file, field, message }) => [
      file,
      field?.path[0] ?? message,
    ]);
  };
  expect(await refused()).toEqual(["label", "path", "title", "description"].map((field) => [path, field]));
  // Ben gives his page another file name, but not another title.
  rmSync(join(ben, path));
  const own = "content/pages/benches.md";
  const text = pageText("/benches", { body: "Ben's words." });
  writeFileSync(join(ben, own), text.replace(/^title: .*$/m, "title: The common title"));
  expect(await refused()).toEqual([[own, expect.stringMatching(/^"title" is "The common title", which /)]]);
});

test("two new people with one name are not merged, and a message names the field to change", async () => {
  const path = "content/people.yaml";
  const person = (by: string) => `    - name: Olive Kestrel\n      description: The words of ${by}.\n`;
  for (const [folder, by] of [
    [ann, "Ann"],
    [ben, "Ben"],
  ] as const)
    change(folder, path, ["  people:\n", `  people:\n${person(by)}`]);
  pushByHand(ann);
  const failure = await share(ben).catch((error: unknown) => error);
  expect((failure as SharingProblemsError).problems).toMatchObject([
    {
      file: path,
      field: { path: [0, "people", 0, "name"] },
      message: expect.stringContaining("so that both are kept") as string,
    },
  ]);
  expect(read(ben, path)).toContain("The words of Ben.");
});

test("two pictures of different names in one place are both shown in the choice", async () => {
  const names = { [ann]: "of-ann.jpg", [ben]: "of-ben.jpg" };
  for (const project of [ann, ben]) {
    const name = names[project] ?? "";
    writeFileSync(
      join(project, "content/images", name),
      await picture(1600, 1000, project === ann ? "red" : "blue"),
    );
    const text = read(project, life).replace(/^( *file: ).*$/m, `$1../images/${name}`);
    writeFileSync(join(project, life), text);
  }
  pushByHand(ann);
  const failure = await share(ben).catch((error: unknown) => error as SharingConflictError);
  const [conflict] = failure instanceof SharingConflictError ? failure.conflicts : [];
  expect(conflict).toMatchObject({ mine: "../images/of-ben.jpg", theirs: "../images/of-ann.jpg" });
  const { readMedia } = editorActions(ben);
  for (const [side, project] of [
    ["mine", ben],
    ["theirs", ann],
  ] as const) {
    const path = `content/images/${names[project] ?? ""}`;
    const shown = await readMedia(path, conflict?.blobs?.[side]);
    expect(shown.equals(readFileSync(join(project, path)))).toBe(true);
  }
});

test("two new events with one link name are not merged, and both stay once one of them gets another name", async () => {
  const timeline = "content/timeline.yaml";
  const event = (title: string) =>
    `- anchor: two-hands\n  when: "2040"\n  title: ${title}\n  description: It happened.\n  kind: case\n  icon: file\n`;
  for (const [project, title] of [
    [ann, "Ann's"],
    [ben, "Ben's"],
  ] as const)
    writeFileSync(join(project, timeline), read(project, timeline) + event(title));
  pushByHand(ann);
  expect(await askIn(ben)("share", { answers: [] })).toMatchObject({
    type: "refusals",
    problems: [{ sentence: expect.stringContaining("Link name is already used") as string }],
  });
  change(ben, timeline, ["anchor: two-hands", "anchor: two-other-hands"]);
  await share(ben);
  pullByHand(ann);
  for (const project of [ann, ben]) expect(read(project, timeline)).toMatch(/Ann's[^]*Ben's|Ben's[^]*Ann's/);
});

test("an event that two people add is in the timeline once", async () => {
  const timeline = "content/timeline.yaml";
  const event =
    '- anchor: two-hands\n  when: "2040"\n  title: Hands\n  description: It happened.\n  kind: case\n  icon: file\n';
  for (const project of [ann, ben]) writeFileSync(join(project, timeline), read(project, timeline) + event);
  change(ben, timeline, ["A ledger is found", "The ledger is found"]);
  pushByHand(ann);
  await share(ben);
  expect(read(ben, timeline).match(/two-hands/g)).toHaveLength(1);
});
