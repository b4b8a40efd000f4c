/** `npm run build`, `develop`, `clean`: Gatsby, which then sends nothing about its use to anybody. */
import { runProgram } from "./programs.mjs";

process.exitCode = runProgram("gatsby", process.argv.slice(2)) ? 0 : 1;
