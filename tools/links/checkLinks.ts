import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { readContent } from "../../src/content-model/readContent";
import { outsideAddresses } from "./addresses";
import { afterVisit, readLedger, writeLedger } from "./ledger";
import { report } from "./report";
import { visitAll, type VisitOptions } from "./visits";

/** A file's text; empty where there is none yet. */
const textOf = (file: string) => (existsSync(file) ? readFile(file, "utf8") : "");

/**
 * Visits every outside address of the content and writes the days of their answers into the ledger. Where none answers at all,
 * the ledger stays as it is: then it is this computer that has no network.
 * @param root the content folder
 * @param ledgerFile where the ledger is, or is to be
 * @param today YYYY-MM-DD
 * @returns what is to be printed, and whether an address is dead
 */
export async function checkLinks(
  root: string,
  ledgerFile: string,
  today: string,
  options: VisitOptions = {},
): Promise<{ lines: string[]; hasDead: boolean }> {
  const before = readLedger(await textOf(ledgerFile));
  const addresses = outsideAddresses((await readContent(root)).files);
  const urls = [...new Set(addresses.map(({ url }) => url))];
  const visits = await visitAll(urls, options);
  const answered = new Set(urls.filter((url) => visits.get(url)?.outcome === "answered"));
  const hasNetwork = [...visits.values()].some(({ status }) => status > 0);
  if (urls.length > 0 && !hasNetwork)
    return {
      lines: ["Not one address answers, so this computer seems to have no network. Nothing was written."],
      hasDead: true,
    };
  await writeFile(ledgerFile, writeLedger(afterVisit(before, urls, answered, today)));
  return report(addresses, visits, before);
}
