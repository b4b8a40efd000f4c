import { radioGroup } from "../theme/radioGroup";
import { Downloads } from "./Downloads";
import { KindFilter } from "./KindFilter";
import { TimelineEntry } from "./TimelineEntry";
import { timelineStyles } from "./timelineStyles";
import { withYears } from "./withYears";

interface Props {
  events: readonly Queries.TimelineEntryFragment[];
  /** The day to which the account of the case is current, in words. */
  asOf: string;
}

/** The dated entries along one line, with what helps to find one; years are quiet markers on the line. */
export function Timeline({ events, asOf }: Props) {
  if (events.length === 0) return null;
  const entries = withYears(events);
  return (
    <>
      <KindFilter events={events} />
      <nav aria-label="Years" sx={radioGroup}>
        {entries.map(
          ({ event: { anchor }, newYear }) =>
            newYear && (
              <a key={anchor} href={`#${anchor}`}>
                {newYear}
              </a>
            ),
        )}
      </nav>
      <ol className="timeline" sx={timelineStyles}>
        {entries.map(({ event, newYear }, index) => (
          <TimelineEntry key={event.anchor} event={event} newYear={newYear} index={index} />
        ))}
      </ol>
      <p className="fine-print">{`As of ${asOf}.`}</p>
      <Downloads />
    </>
  );
}
