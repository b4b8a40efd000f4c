import { passageUrl, placeInWords, readCitation } from "../content-model/citations";
import type { Source } from "../content-model/source";
import { assertFound } from "../lib/assertFound";
import { mentionId } from "../lib/citationIds";

export interface Citation {
  number: number;
  /** The id to which the list of sources leads back. */
  id: string;
  /** What is cited in a few words: "Judgment 1999, paragraph 145". */
  name: string;
  url: string | null;
}

/** An entry of a page's list of sources: a source, or a place in it. */
interface CitedSource {
  source: string;
  name: string;
  url: string | null;
  /** Whether the page names the source for the first time, so that the entry gives it in full. */
  isFirst: boolean;
  mentions: number;
}

/** Numbers what one page cites, in order of first use: its text, then the entries that it shows. */
export class PageCitations {
  readonly list: CitedSource[] = [];
  /** What cites each source: entries by their anchor, the page's own text as undefined. */
  readonly citing = new Map<string, Set<string | undefined>>();
  private readonly numbers = new Map<string, number>();

  constructor(private readonly sources: ReadonlyMap<string, Source>) {}

  /**
   * @param written the citation as content has it
   * @param by the anchor of the entry that cites
   */
  cite(written: string, by?: string): Citation {
    const { anchor, place } = readCitation(written);
    const number = this.numbers.get(written) ?? this.list.length + 1;
    this.numbers.set(written, number);
    const cited = (this.list[number - 1] ??= this.entry(anchor, place));
    cited.mentions += 1;
    this.citing.set(anchor, (this.citing.get(anchor) ?? new Set()).add(by));
    const { name, url, mentions } = cited;
    return { number, id: mentionId(number, mentions), name, url };
  }

  private entry(anchor: string, place: string | undefined): CitedSource {
    const source = assertFound(this.sources.get(anchor), "source", anchor);
    const inWords = place === undefined ? [] : [placeInWords(source.kind, place)];
    return {
      source: anchor,
      name: [source.shortName, ...inWords].join(", "),
      url: passageUrl(source, place) ?? null,
      isFirst: !this.citing.has(anchor),
      mentions: 0,
    };
  }
}
