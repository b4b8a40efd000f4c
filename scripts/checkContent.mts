/** `npm run content:check`: lists everything that is wrong in content/, without a build; exit 1 for errors. */
import { resolve } from "node:path";
import { formatProblem } from "../src/content-model/check/problem";
import { checkContent } from "../src/content-model/checkContent";

const problems = await checkContent(resolve("content"));
for (const problem of problems) console.log(formatProblem(problem));
const errors = problems.filter(({ severity }) => severity === "error").length;
console.log(errors === 0 ? "The content is in order." : `${errors} mistakes to correct.`);
process.exitCode = errors === 0 ? 0 : 1;
