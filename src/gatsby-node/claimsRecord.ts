/**
 * Makes the files /record.csv and /record.json for people who check the site. The files list the site's claims with their sources, and the
 * site's quotations with the results of the check.
 */
import { passageUrl, placeInWords, readCitation } from "../content-model/citations";
import { campaignOf, entriesOf, isWithdrawn, type Content, type Entry } from "../content-model/contentFile";
import { contentionKind } from "../content-model/contention";
import type { Quote } from "../content-model/fields";
import { quotationsIn, quotationWords, quotesOf } from "../content-model/quotation";
import { indexOf } from "../content-model/siteIndex";
import { sourceKind } from "../content-model/source";
import { assertFound } from "../lib/assertFound";
import { toCsv } from "../lib/csv";
import { absoluteUrl, builtPaths } from "../lib/paths";

/** A citation for readers: the name of the source, the place in the source, and the address of that place. */
interface CitedPlace {
  source: string;
  place: string | null;
  url: string | null;
}

const columns = ["type", "title", "by", "words", "found", "answer", "sources", "state", "addresses"];

const inOneCell = (sources: readonly CitedPlace[]) =>
  sources
    .map(({ source, place, url }) => [source, place, url && `<${url}>`].filter(Boolean).join(", "))
    .join("; ");

/** A quotation with the addresses of all pages and entries that show it. */
interface ShownQuotation extends Quote {
  addresses: string[];
}

/**
 * Returns the texts of /record.csv and /record.json. The keys are the addresses of the files.
 * @param whole content that the check has accepted. The record leaves out content that no page shows, because no review covers it
 */
export function claimsRecord(whole: Pick<Content, "files">): Record<string, string> {
  const { files } = whole;
  const { name, siteUrl, asOf, language } = assertFound(
    campaignOf({ files }),
    "file",
    "content/campaign.yaml",
  );
  const sources = new Map(
    entriesOf({ files }, sourceKind).map(({ content: source }) => [source.anchor, source]),
  );
  const placeOf = (written: string): CitedPlace => {
    const { anchor, place } = readCitation(written);
    const source = assertFound(sources.get(anchor), "source", anchor);
    const url = passageUrl(source, place);
    return {
      source: source.title,
      place: place === undefined ? null : placeInWords(source.kind, place),
      url: url === undefined ? null : new URL(url, siteUrl).href,
    };
  };
  const stateOf = quotationWords({ files }, language);
  const toQuotation = (quotation: Quote) => ({
    words: quotation.quote,
    ...placeOf(quotation.source),
    state: stateOf(quotation),
  });
  const addressesOf = new Map<Entry, string[]>();
  const shown = new Map<string, ShownQuotation>();
  const addQuotation = ({ source, quote }: Quote, address: string) => {
    const key = JSON.stringify([source, quote]);
    const quotation = shown.get(key) ?? { source, quote, addresses: [] };
    shown.set(key, quotation);
    if (!quotation.addresses.includes(address)) quotation.addresses.push(address);
  };
  for (const [page, { entries }] of indexOf({ files }).shown) {
    if (isWithdrawn(page)) continue;
    const address = absoluteUrl(siteUrl, page.address ?? "");
    for (const quotation of quotationsIn(page)) addQuotation(quotation, address);
    for (const { entry, anchor } of entries) {
      const place = anchor === undefined ? address : `${address}#${anchor}`;
      addressesOf.set(entry, [...(addressesOf.get(entry) ?? []), place]);
      if (anchor !== undefined) for (const quote of quotesOf(entry)) addQuotation(quote, place);
    }
  }
  const claims = entriesOf({ files }, contentionKind).flatMap(({ entry, content: claim }) => {
    const addresses = addressesOf.get(entry);
    if (addresses === undefined) return [];
    return {
      title: claim.title,
      by: claim.by,
      claim: claim.claim,
      sources: claim.sources.map(placeOf),
      found: claim.found ?? null,
      foundSources: claim.foundSources.map(placeOf),
      answer: claim.answer ?? null,
      answerSources: claim.answerSources.map(placeOf),
      note: claim.note ?? null,
      quotations: quotesOf(entry).map(toQuotation),
      isSample: claim.sample,
      addresses,
    };
  });
  const quotations = [...shown.values()].map(({ addresses, ...quotation }) => ({
    ...toQuotation(quotation),
    addresses,
  }));
  const rows = [
    ...claims.map((claim) => [
      "claim",
      claim.title,
      claim.by,
      claim.claim,
      claim.found ?? "",
      claim.answer ?? "",
      inOneCell([...claim.sources, ...claim.foundSources, ...claim.answerSources]),
      "",
      claim.addresses.join(" "),
    ]),
    ...quotations.map(({ words, state, addresses, ...cited }) => [
      "quotation",
      "",
      "",
      words,
      "",
      "",
      inOneCell([cited]),
      state,
      addresses.join(" "),
    ]),
  ];
  const record = {
    publisher: name,
    url: absoluteUrl(siteUrl, builtPaths.recordData),
    asOf,
    claims,
    quotations,
  };
  return {
    [builtPaths.recordTable]: toCsv([columns, ...rows]),
    [builtPaths.recordData]: `${JSON.stringify(record, null, 2)}\n`,
  };
}
