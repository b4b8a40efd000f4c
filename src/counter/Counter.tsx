import { Fragment } from "react";
import { elapsed } from "./elapsed";

const units = ["years", "months", "weeks", "days"] as const;

/** Writes a day in words, in the language of the page. */
const inWords = (date: Date, language: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(date);

interface Props {
  /** The first day of the counter (`since`, YYYY-MM-DD), the heading, and the label of each unit. */
  counter: Readonly<Record<"since" | "heading" | (typeof units)[number], string>>;
  /** The day of the build, YYYY-MM-DD. The figures in the HTML are for this day. */
  builtOn: string;
  language: string;
}

/**
 * The live counter of the home page. The HTML contains the figures of the day of the build, and refreshDates.inline.ts updates them. A
 * screen reader reads the figures as one sentence.
 */
export function Counter({ counter, builtOn, language }: Props) {
  const { since, heading } = counter;
  const figures = elapsed(since, new Date(builtOn));
  return (
    <section
      data-since={since}
      aria-labelledby="counter"
      sx={{ borderTop: "1px solid", borderBottom: "1px solid", borderColor: "text", py: [4, 5] }}
    >
      <h2
        id="counter"
        sx={{ variant: "text.smallCaps", fontFamily: "body", textAlign: "center", mb: [3, 4] }}
      >
        {/* The heading and the day are one text, so that the centred line does not move while the HTML arrives. */}
        {`${heading} ${inWords(new Date(since), language)}`}
      </h2>
      <p className="visually-hidden">
        {units.map((unit, index) => (
          <Fragment key={unit}>
            {index > 0 && ", "}
            <span data-unit={unit}>{figures[unit].toLocaleString(language)}</span>
            {` ${counter[unit]}`}
          </Fragment>
        ))}
      </p>
      <dl
        aria-hidden
        sx={{
          fontSize: "figure",
          display: "grid",
          // The figures are in two columns. They are in one column if a figure is wider than half of the counter.
          gridTemplateColumns: ["repeat(auto-fill, minmax(max(50%, 3.5em), 1fr))", null, "repeat(4, 1fr)"],
          rowGap: 4,
          // Each column has a thin line on its left. This rule cuts off the line of the first column.
          overflow: "hidden",
        }}
      >
        {units.map((unit) => (
          <div
            key={unit}
            sx={{
              display: "grid",
              // The row of the figure is at least as high as the figure. Without this height, the unit below would move when the HTML of
              // the figure arrives.
              gridTemplateRows: "minmax(1.1em, auto)",
              // Each figure is centred in a box as wide as its column, so that the figure does not move when another figure changes.
              textAlign: "center",
              boxShadow: "-1px 0 var(--theme-ui-colors-line)",
            }}
          >
            <dt sx={{ variant: "text.smallCaps", gridRow: 2 }}>{counter[unit]}</dt>
            <dd
              data-unit={unit}
              sx={{ variant: "text.figures", lineHeight: 1.1, whiteSpace: "nowrap", color: "accent" }}
            >
              {figures[unit].toLocaleString(language)}
            </dd>
          </div>
        ))}
      </dl>
      <noscript>
        <p sx={{ m: 0, mt: 4, textAlign: "center", color: "muted", fontSize: "small" }}>
          Figures of {inWords(new Date(builtOn), language)}.
        </p>
      </noscript>
    </section>
  );
}
