/** `npm start`: installs what is missing, builds the site, serves it and prints its address. */
import { ensureInstalled } from "./ensureInstalled.mjs";
import { registerMergeDriver } from "./mergeDriver.mjs";
import { runProgram } from "./programs.mjs";

ensureInstalled();
registerMergeDriver();
process.exitCode = runProgram("gatsby", ["build"]) && runProgram("tsx", ["scripts/serve.mts"]) ? 0 : 1;
