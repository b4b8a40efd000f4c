/**
 * `npm start`: installs missing packages, builds the site, serves it and prints its address. Each of these three steps prints a line with
 * its number. The command has the options of `npm run serve`.
 */
import { configureGit } from "./configureGit.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { relevantLines } from "./gatsbyLog.mjs";
import { runProgram, startProgram } from "./programs.mjs";
import { startTimer } from "./startTimer.mjs";

if (!(await ensureInstalled({ step: "Step 1 of 3: " })))
  console.log("Step 1 of 3: All packages are installed already.");
configureGit();
const stopTimer = startTimer("Step 2 of 3: Building the site, which takes about a minute:");
const { succeeded, output } = await startProgram("gatsby", ["build"]);
const seconds = stopTimer();
// The log is printed without its end, which lists all pages.
const [log] = output.split(/^Pages$/m);
for (const line of relevantLines(log)) if (!succeeded || line.startsWith("content/")) console.log(line);
if (succeeded)
  console.log(
    `The site was built in ${seconds} s.\nStep 3 of 3: Starting the server, which takes a few seconds.`,
  );
process.exitCode = succeeded && runProgram("tsx", ["scripts/serve.mts", ...process.argv.slice(2)]) ? 0 : 1;
