import { timelineFiles } from "./downloads";
import { KindFilter, type TimelineKind } from "./KindFilter";
import { TimelineEntry } from "./TimelineEntry";
import { timelineStyles } from "./timelineStyles";
import { withYears } from "./withYears";

interface Props {
  events: readonly Queries.TimelineEntryFragment[];
  /** What the entries may be about, in the order of the filter. */
  kinds: readonly TimelineKind[];
  /** The day to which the account of the case is current, in words. */
  asOf: string;
}

/** The dated entries along one line, with what helps to find one; years are quiet markers on the line. */
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
