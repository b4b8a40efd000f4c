/** `npm start`: installs missing packages, builds the site, serves it and prints its address. Its options are those of `npm run serve`. */
import { ensureInstalled } from "./ensureInstalled.mjs";
import { configureGit } from "./configureGit.mjs";
import { runProgram } from "./programs.mjs";

ensureInstalled();
configureGit();
process.exitCode =
  runProgram("gatsby", ["build"]) && runProgram("tsx", ["scripts/serve.mts", ...process.argv.slice(2)])
    ? 0
    : 1;
