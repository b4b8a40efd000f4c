/** Helpers for tests of erasing: a testimony that Ann has shared and deleted, and a search for folders that still contain its text. */
import { rmSync } from "node:fs";
import { join } from "node:path";
import { forget } from "../../tools/sharing/forget";
import { share } from "../../tools/sharing/share";
import { ann, clones } from "./annAndBen";
import { change } from "./clones";
import { filesBelow } from "./editorProject";

export const testimony = "content/testimonies/caspian-webb.md";

/** Matches words of the testimony, in any version. */
export const word = /Caspian|(eleven|twelve|thirteen) years/i;

/**
 * Changes the testimony as Ann and shares it, then deletes it and shares that too. A branch and a tag on the server still contain the
 * testimony.
 */
export const deleteTestimony = () => clones.prepare("a testimony was deleted", buildDeletion);

async function buildDeletion(): Promise<void> {
  change(ann, testimony, ["eleven years", "twelve years"]);
  clones.commit(ann, "Twelve years");
  await share(ann);
  clones.git(ann, "tag", "-a", "before", "-m", "With Caspian Webb");
  clones.git(ann, "push", "-q", "origin", "before", "HEAD:refs/heads/other");
  rmSync(join(ann, testimony));
  clones.commit(ann, "No longer twelve years");
  await share(ann);
}

/** Erases files from the history, by default the testimony. */
export const forgetFiles = (files: string[] = [testimony], onStep?: (step: string) => void) =>
  forget(ann, { files, words: [] }, () => Promise.resolve(true), onStep);

/** Returns the folders that contain a match of the pattern. The function looks in git's objects, and in the texts and names of files. */
export const holding = (pattern: RegExp, ...folders: string[]) =>
  folders.filter((folder) => {
    const objects = clones.git(folder, "cat-file", "--batch-all-objects", "--batch", "--buffer");
    return [objects, ...Object.entries(filesBelow(folder)).flat()].some((text) => pattern.test(text));
  });

export const headOf = (folder: string) => clones.git(folder, "rev-parse", "main");
