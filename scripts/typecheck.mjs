/** `npm run typecheck`: runs TypeScript. If Gatsby has not written the types of all queries yet, it builds the site first. */
import { existsSync } from "node:fs";
import { runProgram } from "./programs.mjs";

if (existsSync("src/gatsby-types.d.ts") || runProgram("gatsby", ["build"]))
  process.exitCode = runProgram("tsc", ["--project", "."]) ? 0 : 1;
else process.exitCode = 1;
