import { z } from "zod";
import { passageUrl, placeInWords, readCitation } from "../content-model/citations";
import type { Source } from "../content-model/source";
import { assertFound } from "../lib/assertFound";
import { mentionId } from "../lib/citationIds";
import { nodeReference } from "./graphqlTypes";

const name = z.string().describe("What is cited in a few words, for example Judgment 1999, paragraph 145.");
const url = z
  .string()
  .nullable()
  .describe("The address of what is cited, as far as its host has one; null for what is not online.");

export const citation = z
  .strictObject({
    number: z.int().describe("The number of what it cites, in the order of first use."),
    id: z.string().describe("The fragment of its own address, to which the list of sources leads back."),
    name,
    url,
  })
  .meta({
    title: "Citation",
    description: "A place that cites a source, numbered on the page that shows it.",
  });
export type Citation = z.infer<typeof citation>;

export const citedSource = z
  .strictObject({
    source: nodeReference({ type: "Source", by: "anchor" }).describe("The source."),
    name,
    url,
    isFirst: z
      .boolean()
      .describe("Whether no entry before it is of the same source; such a one gives it in full."),
    mentions: z.int().describe("In how many places the page cites it."),
  })
  .meta({
    title: "CitedSource",
    description: "An entry of a page's list of sources: a source, or a place in it.",
  });
type CitedSource = z.infer<typeof citedSource>;

/** Numbers what one page cites, in order of first use: its text, then the entries that it shows. */
export class PageCitations {
  readonly list: CitedSource[] = [];
  private readonly numbers = new Map<string, number>();

  constructor(private readonly sources: ReadonlyMap<string, Source>) {}

  /** @param written the citation as content has it */
  cite = (written: string): Citation => {
    const number = this.numbers.get(written) ?? this.list.length + 1;
    this.numbers.set(written, number);
    const cited = (this.list[number - 1] ??= this.entry(written));
    cited.mentions += 1;
    const { name, url, mentions } = cited;
    return { number, id: mentionId(number, mentions), name, url };
  };

  private entry(written: string): CitedSource {
    const { anchor, place } = readCitation(written);
    const source = assertFound(this.sources.get(anchor), "source", anchor);
    const inWords = place === undefined ? [] : [placeInWords(source.kind, place)];
    return {
      source: anchor,
      name: [source.shortName, ...inWords].join(", "),
      url: passageUrl(source, place) ?? null,
      isFirst: !this.list.some((before) => before.source === anchor),
      mentions: 0,
    };
  }
}
