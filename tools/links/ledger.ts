/** links.txt: the day on which each outside address last answered, one address a line, so that two versions compare well. */

/** The day of the last answer by address; null for one that has never answered. */
export type Ledger = ReadonlyMap<string, string | null>;

const heading = `# The day on which each outside address last answered a visit of "npm run links:check".\n`;

/**
 * Reads a ledger.
 * @param text the file; empty where there is none yet
 * @throws with the line that is neither a comment nor a day (or "never") and an address
 */
export function readLedger(text: string): Ledger {
  const lines = text.split(/\r?\n/).map((line, index) => ({ line, number: index + 1 }));
  return new Map(
    lines
      .filter(({ line }) => line.trim() !== "" && !line.startsWith("#"))
      .map(({ line, number }) => {
        const [, day, url] = /^(\d{4}-\d\d-\d\d|never) +(https:\/\/\S+)$/.exec(line) ?? [];
        if (day === undefined || url === undefined)
          throw new Error(
            `links.txt:${number}  This line holds no day and address. Write "never" and the address, or delete the line.`,
          );
        return [url, day === "never" ? null : day];
      }),
  );
}

/** A ledger as its file holds it: the addresses in alphabetical order. */
export function writeLedger(ledger: Ledger): string {
  const addresses = [...ledger.keys()].sort();
  const lines = addresses.map((url) => `${(ledger.get(url) ?? "never").padEnd(10)}  ${url}\n`);
  return heading + lines.join("");
}

/**
 * The ledger after a visit: addresses that content no longer names are left out.
 * @param answered those that have answered today
 * @param today YYYY-MM-DD
 */
export const afterVisit = (
  before: Ledger,
  addresses: readonly string[],
  answered: ReadonlySet<string>,
  today: string,
): Ledger => new Map(addresses.map((url) => [url, answered.has(url) ? today : (before.get(url) ?? null)]));
