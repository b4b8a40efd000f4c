import { TimelineEntry } from "./TimelineEntry";
import { withYears } from "./withYears";

/** One line down the middle, at the left on phones; years are quiet markers on it. */
export function Timeline({ events }: { events: readonly Queries.TimelineEntryFragment[] }) {
  return (
    <ol
      sx={{
        listStyle: "none",
        position: "relative",
        my: 6,
        "&::before": {
          content: '""',
          position: "absolute",
          top: 0,
          bottom: 0,
          left: ["1.25rem", null, "50%"],
          borderLeft: "1px solid",
          borderColor: "outline",
        },
      }}
    >
      {withYears(events).map(({ event, newYear }, index) => (
        <TimelineEntry key={event.anchor} event={event} newYear={newYear} index={index} />
      ))}
    </ol>
  );
}
