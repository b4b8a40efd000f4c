/** `npm run typecheck`: TypeScript, once Gatsby has written the types of all queries, as each build does. */
import { existsSync } from "node:fs";
import { runProgram } from "./programs.mjs";

if (existsSync("src/gatsby-types.d.ts") || runProgram("gatsby", ["build"]))
  process.exitCode = runProgram("tsc", ["--project", "."]) ? 0 : 1;
else process.exitCode = 1;
