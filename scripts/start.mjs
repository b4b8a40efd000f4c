/**
 * `npm start`: installs missing packages, builds the site, serves it and prints its address. The command has the options of `npm run
 * serve`.
 */
import { configureGit } from "./configureGit.mjs";
import { ensureInstalled } from "./ensureInstalled.mjs";
import { relevantLines } from "./gatsbyLog.mjs";
import { runProgram, startProgram } from "./programs.mjs";

/**
 * Shows a line with the number of seconds that a step has taken so far. If the output is not a terminal, prints the line only once, without
 * the seconds.
 * @returns a function that stops the timer and returns the seconds
 */
function startTimer(step) {
  if (!process.stdout.isTTY) console.log(step);
  const begun = Date.now();
  const seconds = () => Math.round((Date.now() - begun) / 1000);
  const show = () => process.stdout.isTTY && process.stdout.write(`\r${step} ${seconds()} s `);
  show();
  const timer = setInterval(show, 1000);
  return () => {
    clearInterval(timer);
    if (process.stdout.isTTY) process.stdout.write("\n");
    return seconds();
  };
}

ensureInstalled();
configureGit();
const stopTimer = startTimer("Building the site, which takes about a minute:");
const { succeeded, output } = await startProgram("gatsby", ["build"]);
const seconds = stopTimer();
// The log is printed without its end, which lists all pages.
const [log] = output.split(/^Pages$/m);
for (const line of relevantLines(log)) if (!succeeded || line.startsWith("content/")) console.log(line);
if (succeeded) console.log(`The site was built in ${seconds} s.`);
process.exitCode = succeeded && runProgram("tsx", ["scripts/serve.mts", ...process.argv.slice(2)]) ? 0 : 1;
