/**
 * `npm run links:check`: visits every outside address of content/ and looks for the quotations there, and says what to do about those that
 * are dead or wrong; exit 1 if any is. With `-- --remember` it notes what was found in content/quotations.yaml.
 * It needs the network, so no test runs it.
 */
import { resolve } from "node:path";
import { checkLinks } from "../tools/links/checkLinks";
import { lookUpQuotations, remember } from "../tools/links/lookUpQuotations";

const root = resolve("content");
const links = await checkLinks(root);
const quotations = await lookUpQuotations(root, new Date().toISOString().slice(0, 10));
for (const line of [...links.lines, ...quotations.lines]) console.log(line);
if (process.argv.includes("--remember")) await remember(root, quotations.checks);
process.exitCode = links.hasDead || quotations.isWrong ? 1 : 0;
