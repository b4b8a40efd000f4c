/**
 * Warns of each criterion in docs/accessibility.md that a person last checked more than a year ago. A workflow runs this script every week.
 */
import { readFileSync } from "node:fs";

const ledger = "docs/accessibility.md";
const yearAgo = new Date().setUTCFullYear(new Date().getUTCFullYear() - 1);
for (const [index, line] of readFileSync(ledger, "utf8").split("\n").entries())
  for (const [day] of line.matchAll(/\b\d{1,2} [A-Z][a-z]+ \d{4}\b/g))
    if (Date.parse(`${day} UTC`) < yearAgo)
      console.log(
        `::warning file=${ledger},line=${index + 1}::Last checked on ${day}, more than a year ago. Check it again and update the date.`,
      );
