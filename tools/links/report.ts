import { formatProblem, type Problem } from "../../src/content-model/problem";
import type { OutsideAddress } from "./addresses";
import type { Visit } from "./visits";

const statusInWords = (status: number) => (status === 0 ? "no answer in time" : `status ${status}`);

function advice({ url, archived }: OutsideAddress): string {
  if (archived) return `Its archived copy is ${archived}. Write that address after "url:".`;
  const search = `Look for a copy at https://web.archive.org/web/*/${url}`;
  if (archived === null)
    return `It has no archived copy. ${search} and write its address after "archivedUrl:".`;
  return `Correct the address, or delete the link. ${search}.`;
}

/** What is to be said of one address, if anything. */
function problemOf(address: OutsideAddress, visit: Visit | undefined): Problem | undefined {
  const { url, file, line, column } = address;
  const { outcome, status, movedTo } = visit ?? { outcome: "dead" as const, status: 0 };
  const about = (severity: Problem["severity"], message: string): Problem => ({
    file,
    line,
    column,
    severity,
    message,
  });
  if (outcome === "refused")
    return about("warning", `${url} refuses automatic visits (status ${status}). Look at it in a browser.`);
  if (outcome === "answered")
    return movedTo === undefined || movedTo === url
      ? undefined
      : about(
          "warning",
          `${url} sends visitors on to ${movedTo}. If that is its new place, write that address.`,
        );
  return about("error", `${url} is dead (${statusInWords(status)}). ${advice(address)}`);
}

/** What a run says: a line for each place with something to do, and a sentence that sums up. */
export function report(
  addresses: readonly OutsideAddress[],
  visits: ReadonlyMap<string, Visit>,
): { lines: string[]; hasDead: boolean } {
  const problems = addresses.flatMap((address) => problemOf(address, visits.get(address.url)) ?? []);
  const count = new Set(addresses.map(({ url }) => url)).size;
  const dead = new Set(
    addresses.filter(({ url }) => (visits.get(url)?.outcome ?? "dead") === "dead").map(({ url }) => url),
  ).size;
  const sum = `${count} outside ${count === 1 ? "address" : "addresses"}: ${count - dead} answered, ${dead} dead.`;
  return { lines: [...problems.map(formatProblem), sum], hasDead: dead > 0 };
}
