import { useNow } from "../components/useNow";
import { imprisonment, type Imprisonment } from "./imprisonment";

const units: readonly (keyof Imprisonment)[] = ["years", "months", "weeks", "days"];

/** The day in words, as the site writes days. */
const inWords = (date: Date) =>
  new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(date);

interface Props {
  /** The first day, YYYY-MM-DD. */
  since: string;
  /** ISO time of the build: its figures stand in the HTML. */
  builtAt: string;
}

/** The live imprisonment counter of the home page (specification, section 9; product.md, "Counter"). */
export function Counter({ since, builtAt }: Props) {
  const { now, isLive } = useNow(builtAt);
  const figures = imprisonment(since, now);
  // Until scripts run the figures are the build's, in the site's own locale; then the visitor's.
  const format = new Intl.NumberFormat(isLive ? undefined : "en-GB");
  return (
    <section
      aria-labelledby="counter"
      sx={{ borderTop: "1px solid", borderBottom: "1px solid", borderColor: "text", py: [4, 5] }}
    >
      <h2
        id="counter"
        sx={{ variant: "text.smallCaps", fontFamily: "body", textAlign: "center", mb: [3, 4] }}
      >
        In prison since <time dateTime={since}>{inWords(new Date(since))}</time>
      </h2>
      <dl sx={{ display: "grid", gridTemplateColumns: ["1fr 1fr", "1fr 1fr", "repeat(4, 1fr)"], rowGap: 4 }}>
        {units.map((unit, index) => (
          <div
            key={unit}
            sx={{
              display: "flex",
              flexDirection: "column-reverse",
              alignItems: "center",
              borderLeft: [index % 2 ? "1px solid" : 0, index % 2 ? "1px solid" : 0, index ? "1px solid" : 0],
              borderColor: "line",
            }}
          >
            <dt sx={{ variant: "text.smallCaps" }}>{unit}</dt>
            <dd
              data-unit={unit}
              sx={{ variant: "text.figures", fontSize: "figure", lineHeight: 1.1, color: "accent" }}
            >
              {format.format(figures[unit])}
            </dd>
          </div>
        ))}
      </dl>
      <noscript>
        <p sx={{ m: 0, mt: 4, textAlign: "center", color: "muted", fontSize: "small" }}>
          Figures of {inWords(new Date(builtAt))}.
        </p>
      </noscript>
    </section>
  );
}
