import { TimelineEntry } from "./TimelineEntry";
import { timelineStyles } from "./timelineStyles";
import { withYears } from "./withYears";

/** The dated entries along one line; years are quiet markers on it. */
export function Timeline({ events }: { events: readonly Queries.TimelineEntryFragment[] }) {
  if (events.length === 0) return null;
  return (
    <ol sx={timelineStyles}>
      {withYears(events).map(({ event, newYear }, index) => (
        <TimelineEntry key={event.anchor} event={event} newYear={newYear} index={index} />
      ))}
    </ol>
  );
}
