/**
 * `npm run publish:check`: lists every reason not to publish the site, and exits with 1 if there is such a reason. The workflows that
 * deploy the site run this command.
 */
import { resolve } from "node:path";
import { formatProblem } from "../src/content-model/problem";
import { checkPublishing } from "../tools/publishing/checkPublishing";
import { isEmpty } from "../tools/publishing/names";
import { privateNamesFile, readPrivateNames } from "../tools/publishing/personalData";

const problems = await checkPublishing(resolve("content"));
for (const problem of problems) console.log(formatProblem(problem));
if (isEmpty(await readPrivateNames(resolve("."))))
  console.log(
    `Warning: private names were not checked, because ${privateNamesFile} and NEVER_PUBLISH contain none.`,
  );
const reasons = problems.length === 1 ? "1 reason" : `${problems.length} reasons`;
console.log(
  problems.length === 0
    ? "The site may be published."
    : `Not ready to publish: ${reasons}, listed above. Each sample counts as one reason, and is not checked in full. After you replace a sample with your own content, the next check may list more reasons.`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
