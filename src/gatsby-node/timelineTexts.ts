/** The timeline as files for spreadsheets, programs and calendars. Pure: nodes in, texts out. */
import { stringify } from "csv-stringify/sync";
import { createEvents } from "ics";
import { readWhen } from "../content-model/dates";
import { found } from "../lib/found";
import { dayInMilliseconds } from "../lib/elapsed";
import { absoluteUrl } from "../lib/paths";
import type { timelineFiles } from "../lib/timelineFiles";

interface TimelineEvent {
  anchor: string;
  when: string;
  date: string;
  title: string;
  description: string;
  kind: string | null;
  sources: readonly { place: string | null; url: string; source: { shortName: string } }[];
}

/** What the files are made of. */
export interface TimelineData {
  campaign: {
    name: string;
    siteUrl: string;
    asOf: string;
    builtOn: string;
    timelineKinds: readonly { kind: string; label: string }[];
  };
  allPage: { nodes: readonly { path: string; title: string; template: string }[] };
  allTimelineEvent: { nodes: readonly TimelineEvent[] };
}

/** Year, month and day. */
type Day = [number, number, number];
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10).split("-").map(Number) as Day;

const sourcesOf = ({ sources }: TimelineEvent) =>
  sources.map(({ source: { shortName }, place, url }) => ({
    name: [shortName, place].filter(Boolean).join(", "),
    url,
  }));

/**
 * An entry in a calendar: all of the days on which it may have happened. Unless that is the one day that readers see too, the
 * title begins with the date in words, so that no calendar claims more than is known.
 * @param builtOn the day of the build: the format requires the time at which an entry was made
 * @param label what the filter of the page calls the event's kind
 */
function calendarEvent(event: TimelineEvent, address: string, builtOn: string, label: string | undefined) {
  const { is, first, last } = found(readWhen(event.when), "date", event.when);
  const isDay = is === "on" && first.iso.length === 10;
  const sources = sourcesOf(event).map(({ name: words, url }) => `${words}: ${url}`);
  return {
    uid: `${event.anchor}@${new URL(address).host}`,
    timestamp: Date.parse(builtOn),
    start: dayOf(first.from),
    // A calendar's events end before this day.
    end: dayOf(last.to + dayInMilliseconds),
    title: isDay ? event.title : `${event.date}: ${event.title}`,
    description: [event.description, ...sources].join("\n"),
    url: address,
    categories: label === undefined ? [] : [label],
    transp: "TRANSPARENT" as const,
  };
}

/** The text of each file; undefined for a site without a timeline page. */
export function timelineTexts(data: TimelineData): Record<keyof typeof timelineFiles, string> | undefined {
  const { campaign, allPage, allTimelineEvent } = data;
  const page = allPage.nodes.find(({ template }) => template === "timeline");
  if (!page) return undefined;
  const url = absoluteUrl(campaign.siteUrl, page.path);
  const addressOf = ({ anchor }: TimelineEvent) => `${url}#${anchor}`;
  const name = `${page.title} | ${campaign.name}`;
  const events = allTimelineEvent.nodes;
  const labels = new Map<string | null, string>(
    campaign.timelineKinds.map(({ kind, label }) => [kind, label]),
  );
  const { error, value } = createEvents(
    events.map((event) => calendarEvent(event, addressOf(event), campaign.builtOn, labels.get(event.kind))),
    { calName: name, productId: name },
  );
  if (error || typeof value !== "string")
    throw new Error(`The timeline cannot be written as a calendar: ${error?.message ?? "no text"}`);
  const json = {
    title: page.title,
    publisher: campaign.name,
    url,
    asOf: campaign.asOf,
    entries: events.map((event) => ({
      url: addressOf(event),
      when: event.when,
      date: event.date,
      kind: event.kind,
      title: event.title,
      description: event.description,
      sources: sourcesOf(event),
    })),
  };
  return {
    // The mark at the beginning tells spreadsheets that it is UTF-8.
    csv: stringify(
      events.map((event) => ({
        ...event,
        kind: labels.get(event.kind),
        sources: sourcesOf(event)
          .map(({ name: words, url: passage }) => `${words} <${passage}>`)
          .join("; "),
        address: addressOf(event),
      })),
      {
        header: true,
        bom: true,
        record_delimiter: "windows",
        columns: ["when", "date", "kind", "title", "description", "sources", "address"],
      },
    ),
    json: `${JSON.stringify(json, null, 2)}\n`,
    calendar: value,
  };
}
