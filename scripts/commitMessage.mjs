/** Checks commit messages. git runs this script before each commit, by the hook scripts/hooks/commit-msg. */
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";

const verbs = [
  "Add",
  "Fix",
  "Remove",
  "Rename",
  "Move",
  "Extract",
  "Inline",
  "Replace",
  "Share",
  "Test",
  "Document",
  "Speed up",
  "Update",
];
/** Matches the subjects of commits that git or GitHub writes itself. */
const generated = /^(Merge|Revert|fixup!|squash!|amend!|Bump) /;
const maxLength = 72;

/**
 * Returns what is wrong with the subject of a commit, and advice. Returns undefined if the subject is valid.
 * @param {string} subject
 */
export function subjectProblem(subject) {
  if (generated.test(subject)) return undefined;
  if (!verbs.some((verb) => subject.startsWith(`${verb} `)))
    return `"${subject}" does not begin with one of these verbs: ${verbs.join(", ")}. Begin with one of them, and continue with the name of the function or feature.`;
  if (subject.length > maxLength)
    return `"${subject}" has ${subject.length} characters. Write at most ${maxLength}, and give the reason in the lines below.`;
  return undefined;
}

/** Returns whether the commit changes code. If it changes only content/, its message is not checked. */
function changesCode() {
  const { stdout } = spawnSync("git", ["diff", "--cached", "--name-only", "-z"], { encoding: "utf8" });
  return stdout.split("\0").some((path) => path !== "" && !path.startsWith("content/"));
}

/**
 * Stops a commit that changes code if its subject is not valid, and prints what to write.
 * @param {string} file the file with the message, whose path git passes to the hook `commit-msg`
 */
export function checkMessage(file) {
  const [subject] = readFileSync(file, "utf8").split(/\r?\n/, 1);
  const problem = changesCode() ? subjectProblem(subject) : undefined;
  if (!problem) return;
  console.error(`${problem}\nNothing was committed. Commit again with: git commit -e -F .git/COMMIT_EDITMSG`);
  process.exitCode = 1;
}
