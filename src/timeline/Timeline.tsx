import { keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import type { ThemeUICSSObject } from "theme-ui";
import { ContentIcon } from "../components/ContentIcon";
import { Permalink } from "../components/Heading";
import { CardSources } from "../sources/CitationNumbers";
import { screens } from "../theme/scales";
import { timelineFiles } from "./downloads";

type TimelineKind = Pick<Queries.TimelineKind, "kind" | "label">;

interface KindFilterProps {
  events: readonly { readonly kind: string | null }[];
  kinds: readonly TimelineKind[];
}

/**
 * The filter above the timeline. It offers the kinds that the entries have. If there is only one kind, it renders nothing. CSS hides the
 * entries of other kinds (see `filtered`). filter.inline.ts synchronises the buttons and the address, and announces each choice.
 */
function KindFilter({ events, kinds }: KindFilterProps) {
  const counted = kinds
    .map((each) => ({ ...each, count: events.filter(({ kind }) => kind === each.kind).length }))
    .filter(({ count }) => count > 0);
  if (counted.length < 2) return null;
  return (
    <fieldset
      className="needs-script"
      sx={{
        variant: "layout.inlineGroup",
        // Hides the last choice until the HTML after it has arrived. Without this rule, it could appear at the end of a line before its
        // words have arrived, and then move to the next line.
        "label:not(:has(+ *))": { display: "none" },
      }}
    >
      <legend>Show</legend>
      {[{ kind: "", label: "All", count: events.length }, ...counted].map(({ kind, label, count }) => (
        <label key={kind}>
          <input type="radio" name="kind" value={kind} />
          {`${label} (${count}) `}
        </label>
      ))}
      <div role="status" className="visually-hidden" />
    </fieldset>
  );
}

/** The maximum number of years in an index of years. If a timeline has more years, the index lists decades. */
const maxYears = 12;

/**
 * Returns the name of each event's period. The name is null if the event before has the same period.
 * @param of returns the name of the period that contains a year
 */
const newPeriods = (events: readonly { readonly year: number }[], of: (year: number) => string) =>
  events.map((event, index) => {
    const period = of(event.year);
    const before = events[index - 1];
    return before && of(before.year) === period ? null : period;
  });

/**
 * Returns each event with its period (a year, or a decade on a long timeline). The period is null if the event before has the same period.
 */
function withYears<Event extends { readonly year: number }>(events: readonly Event[]) {
  const single = newPeriods(events, String);
  const isLong = single.filter(Boolean).length > maxYears;
  const periods = isLong ? newPeriods(events, (year) => `${Math.floor(year / 10)}0s`) : single;
  return events.map((event, index) => ({ event, period: periods[index] ?? null }));
}

interface EntryProps {
  event: Queries.TimelineEntryFragment;
  /** The name of the year or decade, for the first entry of this period. Null for all other entries. */
  period: string | null;
  index: number;
}

/** An entry of the timeline, with its date. Its styles are on the list (see `timelineStyles`). */
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

/** The delay, in seconds, from the appearance of one entry to the appearance of the next. */
const stagger = 0.05;

/**
 * The maximum number of entries that appear one after the other. With more such entries, a visitor who goes straight to an entry far down
 * would have to wait for it.
 */
const maxAnimated = 30;

// The animation in which an entry appears. It defines only its first frame, so entries are visible if animations do not run. It does not
// move the entries, because WebKit prints blank sheets while an animation moves something.
const appear = keyframes({ from: { opacity: 0 } });

/**
 * Returns styles that hide all entries of other kinds than the chosen one. filter.inline.ts writes the chosen kind into an attribute of the
 * filter.
 */
const filtered = (kinds: readonly string[]): ThemeUICSSObject => {
  const others = kinds.map((kind) => `fieldset[data-kind="${kind}"] ~ & > li:not([class~="${kind}"])`);
  return others.length > 0 ? { [others.join()]: { display: "none" } } : {};
};

/**
 * Styles for a line down the middle, with entries on alternating sides. An entry keeps its side while the filter hides other entries. On
 * phones the line is at the left.
 */
const sides: ThemeUICSSObject = {
  "&::before": {
    content: '""',
    position: "absolute",
    top: 0,
    bottom: 0,
    left: ["1.25rem", null, "50%"],
    borderLeft: "1px solid",
    borderColor: "outline",
  },
  [`@media ${screens.wide}`]: {
    "> li": { width: "50%", ml: "50%", pl: 6 },
    "> li > .icon": { left: "-1.25rem" },
    "> li:nth-of-type(odd)": { ml: 0, pl: 0, pr: 6, textAlign: "right" },
    "> li:nth-of-type(odd) > p:not(.year)": { textAlign: "left" },
    // The "#" of a permalink is positioned, so that it takes no space. The title therefore ends at the same edge as its date.
    "> li:nth-of-type(odd) .permalink::after": { position: "absolute" },
    "> li:nth-of-type(odd) > .icon": { left: "auto", right: "-1.25rem" },
  },
};

/**
 * Returns the styles of the list. The styles of the entries are on the list too. The page would be a quarter larger if each of about thirty
 * entries had its own styles.
 * @param kinds the kinds of entries that the filter offers
 */
const timelineStyles = (kinds: readonly string[]): ThemeUICSSObject => ({
  listStyle: "none",
  position: "relative",
  my: 6,
  "> li": {
    position: "relative",
    pb: 5,
    pl: "3.5rem",
    "@media print": { breakInside: "avoid" },
    [`&:nth-of-type(-n + ${maxAnimated})`]: {
      animation: `${appear.toString()} 250ms ease-out calc(var(--index) * ${stagger}s) backwards`,
      // Firefox prints an animated element in its state at that moment. Only `!important` rules override that state.
      "@media print": { animation: "none", opacity: "1 !important" },
    },
    "&:target h2": { color: "accent" },
    "> p": { m: 0, mt: 2, fontSize: "1.0625rem", lineHeight: 1.55, textWrap: "pretty" },
  },
  h2: { fontSize: "h3" },
  "time, data": {
    variant: "text.figures",
    display: "block",
    mb: 1,
    color: "accent",
    fontSize: "body",
    fontWeight: "body",
    lineHeight: 1.3,
  },
  "> li > .year": {
    variant: "text.figures",
    m: 0,
    mb: 2,
    color: "muted",
    fontSize: "menu",
    letterSpacing: "0.06em",
  },
  "> li > .fine-print": { fontSize: "small" },
  "> li > .icon": {
    position: "absolute",
    left: 0,
    top: 0,
    width: "2.5rem",
    height: "2.5rem",
    display: "grid",
    placeItems: "center",
    borderRadius: "50%",
    border: "1px solid",
    borderColor: "outline",
    bg: "background",
    color: "accent",
  },
  "> li > .year + .icon": { top: "2rem" },
  ...filtered(kinds),
  ...sides,
});

interface Props {
  events: readonly Queries.TimelineEntryFragment[];
  /** The kinds of entries, in the order of the filter. */
  kinds: readonly TimelineKind[];
  /** The day in campaign.yaml to which the account is current, written out in words. */
  asOf: string;
}

/** The timeline: a filter, an index of years, the dated entries along one line, the day to which the account is current, and downloads. */
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
                {`${period} `}
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
            {`${label} `}
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
