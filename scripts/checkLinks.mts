/**
 * `npm run links:check`: visits every outside address of content/, and says what to do about those that are dead; exit 1 if any is.
 * It needs the network, so no test runs it.
 */
import { resolve } from "node:path";
import { checkLinks } from "../tools/links/checkLinks";

const { lines, hasDead } = await checkLinks(resolve("content"));
for (const line of lines) console.log(line);
process.exitCode = hasDead ? 1 : 0;
