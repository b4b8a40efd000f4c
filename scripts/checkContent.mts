/**
 * `npm run content:check`: lists all problems in content/, without a build. Exits with 1 if there are errors. With `--watch`, the command
 * checks again whenever a file is saved, and writes the data that VS Code needs to complete words. VS Code uses `--watch`.
 */
import { resolve } from "node:path";
import { errorsOnly, formatProblem } from "../src/content-model/problem";
import { problemsIn } from "../src/content-model/checkContent";
import { writeEditorFiles } from "../src/content-model/jsonSchemas";
import { lookedForInWords } from "../src/content-model/quotation";
import { readContent } from "../src/content-model/readContent";
import { runAndWatch } from "../src/content-model/watchContent";

const root = resolve("content");

async function check(isWatching: boolean): Promise<void> {
  const content = await readContent(root);
  if (isWatching) await writeEditorFiles(content);
  const problems = await problemsIn(content);
  for (const problem of problems) console.log(formatProblem(problem));
  const errors = errorsOnly(problems).length;
  if (errors === 0) console.log(lookedForInWords(content));
  console.log(
    errors === 0
      ? "No problems found in content/."
      : `${errors} ${errors === 1 ? "problem" : "problems"} to fix.`,
  );
  process.exitCode = errors === 0 ? 0 : 1;
}

if (process.argv.includes("--watch")) {
  const run = () => {
    // The task in .vscode/tasks.json waits for this line, which begins a check, and for the last line of a check.
    console.log("Checking the content");
    return check(true);
  };
  await runAndWatch(root, run);
} else {
  await check(false);
}
