import { z } from "zod";
import { moment, sample, slug, text, url } from "./fields";

/** content/sources.yaml: one source that the site cites. */
export const source = z.strictObject({
  anchor: slug().describe(
    "What text cites it by: [^judgment-1999], or with the place [^judgment-1999:145]. Please do not change it later.",
  ),
  title: text().describe("Its full title, with the number of a judgment or the volume of Hansard."),
  shortName: text().describe("Its name in a few words, as lists of sources show it first: Judgment 1999."),
  kind: z
    .enum(["judgment", "Hansard", "official release", "press", "document", "book", "broadcast"])
    .describe(
      "What it is. It says what a place in it is: a paragraph of a judgment, a column of Hansard, a minute of a broadcast, a page of everything else.",
    ),
  publisher: text().describe("The court, House, body or outlet that published it."),
  date: moment().describe(
    "The day on which it was published, or the month or year: 1999-12-12, 1999-12 or 1999.",
  ),
  url: url().describe("Where it can be read; begins with https://."),
  passages: z
    .string()
    .regex(
      /^[#?&][^\s]*\{place\}[^\s]*$/,
      "must begin with # (or ? or &) and hold {place}, for example #para{place}",
    )
    .optional()
    .describe(
      "What follows the address to lead to one place in it, where its host can: #para{place}. Where it has no such address, its words can be named: #:~:text={place}. A PDF needs no such line.",
    ),
  archivedUrl: url()
    .optional()
    .describe("A copy of it in an archive, for the day on which the address is dead."),
  rights: text().optional().describe("Who has the rights in it, or under which licence it may be quoted."),
  sample: sample(),
});

export type Source = z.infer<typeof source>;
