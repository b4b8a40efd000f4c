/**
 * `npm run content:check`: lists everything that is wrong in content/, without a build; exit 1 for errors.
 * With `--watch` it stays and looks again after each saved file (VS Code runs it so).
 */
import { resolve } from "node:path";
import { watch } from "chokidar";
import { formatProblem } from "../src/content-model/check/problem";
import { checkContent } from "../src/content-model/checkContent";
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
  let running = Promise.resolve();
  const again = () => {
    running = running.then(() => {
      console.log(watchBegins);
      return check();
    });
  };
  watch(root, { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: 200 } }).on("all", again);
  again();
} else {
  await check();
}
