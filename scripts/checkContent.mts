/**
 * `npm run content:check`: lists everything that is wrong in content/, without a build; exit 1 for errors.
 * With `--watch` it stays and looks again after each saved file (VS Code runs it so).
 */
import { resolve } from "node:path";
import { formatProblem } from "../src/content-model/check/problem";
import { checkContent } from "../src/content-model/checkContent";
import { watchContent } from "../src/content-model/watchContent";
import { watchBegins } from "../src/content-model/vsCode";

const root = resolve("content");

async function check(): Promise<void> {
  const problems = await checkContent(root);
  for (const problem of problems) console.log(formatProblem(problem));
  const errors = problems.filter(({ severity }) => severity === "error").length;
  console.log(
    errors === 0
      ? "The content is in order."
      : `${errors} ${errors === 1 ? "mistake" : "mistakes"} to correct.`,
  );
  process.exitCode = errors === 0 ? 0 : 1;
}

if (process.argv.includes("--watch")) {
  const look = () => {
    console.log(watchBegins);
    return check();
  };
  watchContent(root, look);
  await look();
} else {
  await check();
}
