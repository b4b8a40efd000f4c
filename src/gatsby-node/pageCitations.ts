import { z } from "zod";
import { passageUrl, placeInWords, readCitation, urlOfWords } from "../content-model/citations";
import type { Quote } from "../content-model/fields";
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

const citedQuotation = z
  .strictObject({
    quote: z.string().describe("The words."),
    checked: z.string().describe("Whether they were found at the source, in a sentence."),
  })
  .meta({ title: "CitedQuotation", description: "Words that a page quotes." });

export const citedSource = z
  .strictObject({
    source: nodeReference({ type: "Source", by: "anchor" }).describe("The source."),
    name,
    url,
    isFirst: z
      .boolean()
      .describe("Whether no entry before it is of the same source; such a one gives it in full."),
    mentions: z.int().describe("In how many places the page cites it."),
    quotations: z.array(citedQuotation).describe("The words that the page quotes from there."),
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

  /** @param knownOf what pages say of a quotation */
  constructor(
    private readonly sources: ReadonlyMap<string, Source>,
    private readonly knownOf: (quotation: Quote) => string,
  ) {}

  /** Lists words that the page quotes from what it cites; a source without a place has them at its first one. */
  quote = ({ source, quote }: Quote): void => {
    const number = this.numbers.get(source);
    const cited =
      number === undefined ? this.list.find((each) => each.source === source) : this.list[number - 1];
    if (!cited || cited.quotations.some((each) => each.quote === quote)) return;
    cited.quotations.push({ quote, checked: this.knownOf({ source, quote }) });
    cited.url = cited.url && urlOfWords(cited.url, quote);
  };

  /**
   * @param written the citation as content has it
   * @param quote the words that it quotes from there
   */
  cite = (written: string, quote?: string): Citation => {
    const number = this.numbers.get(written) ?? this.list.length + 1;
    this.numbers.set(written, number);
    const cited = (this.list[number - 1] ??= this.entry(written));
    cited.mentions += 1;
    if (quote !== undefined) this.quote({ source: written, quote });
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
      quotations: [],
    };
  }
}
