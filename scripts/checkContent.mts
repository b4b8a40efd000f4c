/**
 * `npm run content:check`: lists everything that is wrong in content/, without a build; exits with 1 if there are errors.
 * With `--sources` it also lists the dated or numbered sentences without a source beside them; otherwise it only counts them.
 * With `--watch` it checks again after each saved file (VS Code runs it this way).
 */
import { resolve } from "node:path";
import { claims, sharesOf } from "../src/content-model/check/claims";
import { errorsOnly, formatProblem } from "../src/content-model/problem";
import { checkContent } from "../src/content-model/checkContent";
import { readContent } from "../src/content-model/readContent";
import { watchContent } from "../src/content-model/watchContent";
import { watchBegins } from "../src/content-model/vsCode";

const root = resolve("content");

async function check(): Promise<void> {
  const problems = await checkContent(root);
  for (const problem of problems) console.log(formatProblem(problem));
  const errors = errorsOnly(problems).length;
  console.log(
    errors === 0
      ? "The content is in order."
      : `${errors} ${errors === 1 ? "mistake" : "mistakes"} to correct.`,
  );
  process.exitCode = errors === 0 ? 0 : 1;
}

/** How many claims have a source beside them, and which have none. */
async function countSources(isListed: boolean): Promise<void> {
  const all = claims(await readContent(root));
  const without = all.filter(({ restsOn }) => restsOn === "nothing");
  if (isListed) for (const { file, line, sentence } of without) console.log(`${file}:${line}  ${sentence}`);
  console.log(
    isListed ? sharesOf(all) : `${without.length} dated or numbered sentences have no source beside them.`,
  );
}

if (process.argv.includes("--watch")) {
  const run = () => {
    console.log(watchBegins);
    return check();
  };
  watchContent(root, run);
  await run();
} else {
  await check();
  await countSources(process.argv.includes("--sources"));
}
