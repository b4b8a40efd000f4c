/** `npm run publish:check`: lists every reason against publishing; exit 1 if there is one. The deploy files call it. */
import { resolve } from "node:path";
import { formatProblem } from "../src/content-model/check/problem";
import { checkPublishing } from "../src/content-model/checkPublishing";

const problems = await checkPublishing(resolve("content"), new Date().toISOString().slice(0, 10));
for (const problem of problems) console.log(formatProblem(problem));
console.log(
  problems.length === 0 ? "The site may be published." : `Not to be published: ${problems.length} reasons.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
