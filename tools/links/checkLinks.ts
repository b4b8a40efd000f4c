import { readContent } from "../../src/content-model/readContent";
import { outsideAddresses } from "./addresses";
import { report } from "./report";
import { visitAll, type VisitOptions } from "./visits";

/**
 * Visits every outside address of the content.
 * @param root the content folder
 * @returns what is to be printed, and whether an address is dead
 */
export async function checkLinks(
  root: string,
  options: VisitOptions = {},
): Promise<{ lines: string[]; hasDead: boolean }> {
  const addresses = outsideAddresses((await readContent(root)).files);
  const urls = [...new Set(addresses.map(({ url }) => url))];
  const visits = await visitAll(urls, options);
  const hasNetwork = [...visits.values()].some(({ status }) => status > 0);
  return urls.length > 0 && !hasNetwork
    ? { lines: ["Not one address answers, so this computer seems to have no network."], hasDead: true }
    : report(addresses, visits);
}
