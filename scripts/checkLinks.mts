/**
 * `npm run links:check`: visits every external link of content/, and looks for the quotations on the linked pages. The command prints what
 * to do about dead links and wrong quotations. The command exits with 1 if there are dead links or wrong quotations, or if the published
 * security.txt expires within a month. With `-- --remember`, the command writes the results into content/quotations.yaml. The command needs
 * the network, so no test runs the command.
 */
import { resolve } from "node:path";
import { campaignOf } from "../src/content-model/contentFile";
import { readContent } from "../src/content-model/readContent";
import { checkLinks } from "../tools/links/checkLinks";
import { lookUpQuotations, remember } from "../tools/links/lookUpQuotations";
import { securityTextExpiry } from "../tools/links/securityTextExpiry";

const root = resolve("content");
const links = await checkLinks(root);
const quotations = await lookUpQuotations(root, new Date().toISOString().slice(0, 10));
const siteUrl = campaignOf(await readContent(root))?.siteUrl;
const expiry = siteUrl === undefined ? undefined : await securityTextExpiry(siteUrl, new Date());
for (const line of [...links.lines, ...quotations.lines, ...(expiry === undefined ? [] : [expiry])])
  console.log(line);
if (process.argv.includes("--remember")) await remember(root, quotations.checks);
process.exitCode = links.hasDead || quotations.isWrong || expiry !== undefined ? 1 : 0;
