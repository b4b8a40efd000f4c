import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { ContentIcon } from "../components/ContentIcon";
import { Permalink } from "../components/Heading";
import { CardSources } from "../sources/CitationNumbers";
import { timelineFiles } from "./downloads";
import { timelineStyles } from "./timelineStyles";

type TimelineKind = Pick<Queries.TimelineKind, "kind" | "label">;

interface KindFilterProps {
  events: readonly { readonly kind: string | null }[];
  kinds: readonly TimelineKind[];
}

/**
 * The filter above the timeline. It offers the kinds that occur, and is left out if there is only one. CSS hides the entries of other kinds
 * (timelineStyles.ts). The inline script keeps the buttons in step with the address and announces each choice (filter.inline.ts).
 */
function KindFilter({ events, kinds }: KindFilterProps) {
  const counted = kinds
    .map((each) => ({ ...each, count: events.filter(({ kind }) => kind === each.kind).length }))
    .filter(({ count }) => count > 0);
  if (counted.length < 2) return null;
  return (
    <fieldset className="needs-script" sx={{ variant: "layout.inlineGroup" }}>
      <legend>Show</legend>
      {[{ kind: "", label: "All", count: events.length }, ...counted].map(({ kind, label, count }) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} />
          {`${label} (${count})`}
        </label>
      ))}
      <div role="status" className="visually-hidden" />
    </fieldset>
  );
}

/** The number of years up to which the index lists years; with more it lists decades. */
const maxYears = 12;

/** Returns the period of each event, in the words of `of`, if it is another than the one before; else null. */
const newPeriods = (events: readonly { readonly year: number }[], of: (year: number) => string) =>
  events.map((event, index) => {
    const period = of(event.year);
    const before = events[index - 1];
    return before && of(before.year) === period ? null : period;
  });

/** Returns each event with the year that begins with it, or with the decade on a timeline of many years. */
function withYears<Event extends { readonly year: number }>(events: readonly Event[]) {
  const single = newPeriods(events, String);
  const isLong = single.filter(Boolean).length > maxYears;
  const periods = isLong ? newPeriods(events, (year) => `${Math.floor(year / 10)}0s`) : single;
  return events.map((event, index) => ({ event, period: periods[index] ?? null }));
}

interface EntryProps {
  event: Queries.TimelineEntryFragment;
  /** The year or decade that begins with this entry; null if none does. */
  period: string | null;
  index: number;
}

/** One dated entry, whose styles come from the list (timelineStyles.ts). */
function TimelineEntry({ event, period, index }: EntryProps) {
  const { anchor, date, when, datetime, kind, title, description, icon, sources } = event;
  return (
    <li id={anchor} className={kind ?? undefined} style={{ "--index": index } as CSSProperties}>
      {period && <p className="year">{period}</p>}
      <span className="icon">
        <ContentIcon icon={icon} strokeWidth={1.5} />
      </span>
      <h2>
        {datetime ? <time dateTime={datetime}>{date}</time> : <data value={when}>{date}</data>}{" "}
        <Permalink id={anchor}>{title}</Permalink>
      </h2>
      <p>{description}</p>
      <CardSources sources={sources} />
    </li>
  );
}

interface Props {
  events: readonly Queries.TimelineEntryFragment[];
  /** The kinds of entries, in the order of the filter. */
  kinds: readonly TimelineKind[];
  /** The day to which the account of the case is current, in words. */
  asOf: string;
}

/** The timeline: a filter, an index of years, the dated entries along one line, the day to which they are current, and downloads. */
export function Timeline({ events, kinds, asOf }: Props) {
  if (events.length === 0) return null;
  const entries = withYears(events);
  return (
    <>
      <KindFilter events={events} kinds={kinds} />
      <nav aria-label="Years" sx={{ variant: "layout.inlineGroup" }}>
        {entries.map(
          ({ event: { anchor }, period }) =>
            period && (
              <a key={anchor} href={`#${anchor}`}>
                {period}
              </a>
            ),
        )}
      </nav>
      <ol role="list" className="timeline" sx={timelineStyles(kinds.map(({ kind }) => kind))}>
        {entries.map(({ event, period }, index) => (
          <TimelineEntry key={event.anchor} event={event} period={period} index={index} />
        ))}
      </ol>
      <p className="fine-print">{`As of ${asOf}.`}</p>
      <div sx={{ variant: "layout.inlineGroup" }}>
        {"Download: "}
        {Object.values(timelineFiles).map(({ address, label, type }) => (
          <a key={label} href={address} type={type} download>
            {label}
          </a>
        ))}
      </div>
    </>
  );
}

export const query = graphql`
  fragment TimelineEntry on TimelineEvent {
    anchor
    date
    when
    datetime
    year
    kind
    title
    description
    icon
    sources {
      ...Citation
    }
  }
`;
