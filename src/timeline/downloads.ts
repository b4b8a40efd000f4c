/** The timeline as files for spreadsheets and programs. */
import { toCsv } from "../lib/csv";
import { absoluteUrl } from "../lib/paths";

/** The addresses of the files with the timeline. content-model/reserved.ts keeps pages from having these addresses. */
export const timelineFiles = {
  csv: { address: "/timeline.csv", label: "CSV", type: "text/csv" },
  json: { address: "/timeline.json", label: "JSON", type: "application/json" },
} as const;

type Data = Queries.FinishedSiteQuery;

interface TimelineData extends Pick<Data, "allTimelineEvent"> {
  campaign: Pick<NonNullable<Data["campaign"]>, "name" | "siteUrl" | "asOf" | "timelineKinds">;
  allPage: { nodes: readonly Pick<Data["allPage"]["nodes"][number], "path" | "title" | "template">[] };
}

const columns = ["when", "date", "kind", "title", "description", "sources", "address"];

/**
 * Returns the text of each file, or undefined for a site without a timeline page. In the JSON file, an entry has the fields that the query
 * returns, in the order of the query.
 */
export function timelineTexts(data: TimelineData): Record<keyof typeof timelineFiles, string> | undefined {
  const { campaign, allPage, allTimelineEvent } = data;
  const page = allPage.nodes.find(({ template }) => template === "timeline");
  if (!page) return undefined;
  const url = absoluteUrl(campaign.siteUrl, page.path);
  const labels = new Map<string | null, string>(
    campaign.timelineKinds.map(({ kind, label }) => [kind, label]),
  );
  const entries = allTimelineEvent.nodes.map(({ anchor, sources, ...event }) => ({
    url: `${url}#${anchor}`,
    ...event,
    // The link to a source that is a document of the campaign is a path on this site. In the files, it must be a whole address.
    sources: sources.map(({ name, url: at }) => ({ name, url: at && new URL(at, campaign.siteUrl).href })),
  }));
  const json = { title: page.title, publisher: campaign.name, url, asOf: campaign.asOf, entries };
  const rows = entries.map((entry) => [
    entry.when,
    entry.date,
    labels.get(entry.kind) ?? "",
    entry.title,
    entry.description,
    entry.sources.map(({ name, url: at }) => (at === null ? name : `${name} <${at}>`)).join("; "),
    entry.url,
  ]);
  return {
    csv: toCsv([columns, ...rows]),
    json: `${JSON.stringify(json, null, 2)}\n`,
  };
}
