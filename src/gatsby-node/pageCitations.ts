import { z } from "zod";
import { passageUrl, placeInWords, readCitation, urlOfWords } from "../content-model/citations";
import type { Quote } from "../content-model/fields";
import type { Source } from "../content-model/source";
import { assertFound } from "../lib/assertFound";
import { nodeReference } from "./graphqlTypes";

type Sources = ReadonlyMap<string, Source>;

const written = z.string().describe("The citation as content has it, for example judgment-1999:145.");
const cited = {
  written,
  source: nodeReference({ type: "Source", by: "anchor" }).describe("The source."),
  name: z.string().describe("The source and place in a few words, for example Judgment 1999, paragraph 145."),
  url: z
    .string()
    .nullable()
    .describe(
      "The most exact address of the cited place, on the source's website or on this site. Null if the source is not online.",
    ),
};

export const citation = z
  .strictObject({
    ...cited,
    at: z
      .string()
      .describe(
        "The path of the citation in the content: file, entry and field. It identifies the citation.",
      ),
    place: z
      .string()
      .nullable()
      .describe("The place in the source, for example 145. Null for the whole source."),
    placeInWords: z
      .string()
      .nullable()
      .describe("The place in words, for example paragraph 145. Null for the whole source."),
  })
  .meta({
    title: "Citation",
    description:
      "A citation of a source by an entry, with the place in the source. A citation gets its number on the page that shows the entry.",
  });

const citedQuotation = z
  .strictObject({
    quote: z.string().describe("The quoted words."),
    checked: z.string().describe("A sentence that says whether the words were found at the source."),
  })
  .meta({ title: "CitedQuotation", description: "A quotation of a page from one of its sources." });

export const citedSource = z
  .strictObject({
    ...cited,
    firstAt: z
      .string()
      .nullable()
      .describe(
        "The `at` of the page's first citation of this source and place. Null if that citation is in the page's own text.",
      ),
    isFirst: z
      .boolean()
      .describe(
        "Whether this is the first entry of its source in the list. Only the first entry shows the full reference.",
      ),
    mentions: z.int().describe("The number of times the page cites this source and place."),
    quotations: z.array(citedQuotation).describe("The quotations of the page from this source and place."),
  })
  .meta({
    title: "CitedSource",
    description:
      "An entry of a page's list of sources: a source, or a place in a source. Its citation number is its position in the list, from 1.",
  });
type CitedSource = z.infer<typeof citedSource>;

function read(written: string, sources: Sources) {
  const { anchor, place } = readCitation(written);
  const source = assertFound(sources.get(anchor), "source", anchor);
  const inWords = place === undefined ? null : placeInWords(source.kind, place);
  return {
    written,
    source: anchor,
    place: place ?? null,
    placeInWords: inWords,
    name: inWords === null ? source.shortName : `${source.shortName}, ${inWords}`,
    url: passageUrl(source, place) ?? null,
  };
}

/**
 * Returns a citation for the node of an entry.
 * @param written the citation as it is written in content
 * @param at the file of the citation and its path in the YAML, joined with slashes: contentions.yaml/3/sources/0
 */
export const toCitation = (written: string, at: string, sources: Sources): z.infer<typeof citation> => ({
  ...read(written, sources),
  at,
});

/** The citations of one page, numbered in order of first use: first the citations of its text, then the citations of its entries. */
export class PageCitations {
  readonly list: CitedSource[] = [];
  private readonly numbers = new Map<string, number>();

  /** @param knownOf returns a sentence that says whether a quotation was found at its source */
  constructor(
    private readonly sources: Sources,
    private readonly knownOf: (quotation: Quote) => string,
  ) {}

  /**
   * Adds a quotation to the page's list of sources, to the entry that has the same source and place. A quotation without a place is added
   * to the first entry of its source.
   */
  quote = ({ source, quote }: Quote): void => {
    const number = this.numbers.get(source);
    const cited =
      number === undefined ? this.list.find((each) => each.source === source) : this.list[number - 1];
    if (!cited || cited.quotations.some((each) => each.quote === quote)) return;
    cited.quotations.push({ quote, checked: this.knownOf({ source, quote }) });
    cited.url = cited.url && urlOfWords(cited.url, quote);
  };

  /**
   * Numbers a citation.
   * @param written the citation as it is written in content
   * @param at the file of the citation and its path in the YAML (see `toCitation`), or null for a citation in the page's text
   * @returns the number, and whether this is the page's first citation of this source and place
   */
  cite = (written: string, at: string | null = null): { number: number; isFirst: boolean } => {
    const number = this.numbers.get(written) ?? this.list.length + 1;
    this.numbers.set(written, number);
    const cited = (this.list[number - 1] ??= this.entry(written, at));
    cited.mentions += 1;
    return { number, isFirst: cited.mentions === 1 };
  };

  private entry(written: string, firstAt: string | null): CitedSource {
    const { source, name, url } = read(written, this.sources);
    const isFirst = !this.list.some((before) => before.source === source);
    return { written, source, name, url, firstAt, isFirst, mentions: 0, quotations: [] };
  }
}
