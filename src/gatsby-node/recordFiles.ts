/**
 * Makes the files /record.csv and /record.json for people who check the site. They list the claims of the site with their sources, and its
 * quotations with the result of the check.
 */
import { passageUrl, placeInWords, readCitation } from "../content-model/citations";
import {
  isWithdrawn,
  campaignOf,
  entriesOf,
  type Content,
  type ContentFile,
} from "../content-model/contentFile";
import { contentionKind } from "../content-model/contention";
import { quotationsIn, quotationWords } from "../content-model/quotation";
import { sourceKind } from "../content-model/source";
import { assertFound } from "../lib/assertFound";
import { toCsv } from "../lib/csv";
import { absoluteUrl, builtPaths } from "../lib/paths";
import { fileName } from "./site";

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

/**
 * Returns the text of each file. The key is the address of the file.
 * @param whole content that the check has accepted; withdrawn content is left out
 */
export function recordFiles(whole: Pick<Content, "files">): Record<string, string> {
  const files = whole.files.filter((file) => !isWithdrawn(file));
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
  const addressOf = ({ address }: ContentFile) =>
    address === undefined ? [] : [absoluteUrl(siteUrl, address)];
  const pages = new Map(files.map((file) => [fileName(file), addressOf(file)]));
  const claims = entriesOf({ files }, contentionKind).map(({ content: claim }) => ({
    title: claim.title,
    by: claim.by,
    claim: claim.claim,
    sources: claim.sources.map(placeOf),
    found: claim.found ?? null,
    foundSources: claim.foundSources.map(placeOf),
    answer: claim.answer ?? null,
    answerSources: claim.answerSources.map(placeOf),
    note: claim.note ?? null,
    isSample: claim.sample,
    addresses: claim.pages
      .flatMap((page) => pages.get(page) ?? [])
      .map((url) => `${url}#contention_${claim.anchor}`),
  }));
  const stateOf = quotationWords({ files }, language);
  const quotations = files.flatMap((file) =>
    quotationsIn(file).map((quotation) => ({
      words: quotation.quote,
      ...placeOf(quotation.source),
      state: stateOf(quotation),
      addresses: addressOf(file),
    })),
  );
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
