import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { ann, ben } from "../../../tests/support/annAndBen";
import { change, read } from "../../../tests/support/clones";
import { askIn } from "../../../tests/support/editorProject";
import { share } from "../../sharing/share";

const menu = "content/navigation.yaml";

/**
 * Returns the title in the file of a page in a clone.
 * @param page the name of the page's file
 */
const titleOf = (project: string, page: string) =>
  /^title: (.*)$/m.exec(read(project, `content/pages/${page}.md`))?.[1] ?? "";

it("names the entries of the menu by their pages in Share, conflicts, Undo a change and the list of content", async () => {
  const [front, dates, write] = ["front", "dates", "write"].map((page) => titleOf(ann, page));
  const added = (project: string) =>
    writeFileSync(join(project, menu), `${read(project, menu)}- page: papers\n`);
  const { entries } = await askIn(ann)("overview", {});
  const listed = entries.filter(({ kind }) => kind === "navigation").map(({ title }) => title);
  expect(listed).toEqual(expect.arrayContaining([front, dates, write, "Radio"]));

  added(ann);
  change(ann, menu, ["- page: write\n", ""]);
  const list = await askIn(ann)("changeList", {});
  if (list.type !== "done") throw new Error(list.type);
  const shown = list.done.changes[0]?.changes.map(({ label, words }) => [
    label,
    words.map(({ text, shown = text }) => shown).join(""),
  ]);
  expect(shown).toEqual([
    [`“${write}”`, `Page: ${write}`],
    [`“${titleOf(ann, "papers")}”`, `Page: ${titleOf(ann, "papers")}`],
  ]);
  await share(ann);

  change(ben, menu, ["- page: write\n", "- page: write\n  heading: Letters\n"]);
  const answer = await askIn(ben)("share", { answers: [] });
  if (answer.type !== "conflicts") throw new Error(answer.type);
  const [conflict] = answer.conflicts;
  expect(conflict?.labels).toEqual([`“${write}”`]);
  const words = conflict?.words.map(({ text, shown: word = text }) => word).join("");
  expect(words).toContain(`Page: ${write}`);

  const history = await askIn(ann)("history", { path: menu });
  if (history.type !== "done") throw new Error(history.type);
  expect(history.done.entries[0]?.changes[0]?.changes.map(({ label }) => label)).toEqual([
    `“${write}”`,
    `“${titleOf(ann, "papers")}”`,
  ]);
});
