/**
 * `npm run typecheck`: runs TypeScript. If the types of all queries are missing, it first builds the site, because Gatsby writes these
 * types.
 */
import { existsSync } from "node:fs";
import { runProgram } from "./programs.mjs";

if (existsSync("src/gatsby-types.d.ts") || runProgram("gatsby", ["build"]))
  process.exitCode = runProgram("tsc", ["--project", "."]) ? 0 : 1;
else process.exitCode = 1;
