import { keyframes } from "@emotion/react";
import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { md } from "../theme/scales";
import { TimelineIcon } from "./TimelineIcon";

/** Seconds by which each entry follows the one before it (specification, section 9 "Timeline stagger"). */
const stagger = 0.05;

// It ends where the entry stands without it, so nothing is hidden where animations do not run.
const appear = keyframes({ from: { opacity: 0, transform: "translateY(8px)" } });

interface Props {
  event: Queries.TimelineEntryFragment;
  /** The year, where a new one begins. */
  newYear: string | null;
  index: number;
}

/** One dated entry; on wide screens they alternate between the sides of the line. */
export function TimelineEntry({ event, newYear, index }: Props) {
  const { anchor, date, when, title, description, icon, source } = event;
  const isLeft = index % 2 === 0;
  return (
    <li
      id={anchor}
      // A rule of its own for each entry would make the page a quarter larger.
      style={{ "--index": index } as CSSProperties}
      sx={{
        position: "relative",
        pb: 5,
        pl: "3.5rem",
        animation: `${appear.toString()} 250ms ease-out calc(var(--index) * ${stagger}s) backwards`,
        "@media print": { animation: "none", breakInside: "avoid" },
        [`@media ${md}`]: {
          width: "50%",
          ml: isLeft ? 0 : "50%",
          pl: isLeft ? 0 : 6,
          pr: isLeft ? 6 : 0,
          textAlign: isLeft ? "right" : "left",
        },
        "&:target h2": { color: "accent" },
      }}
    >
      {newYear && (
        <p
          aria-hidden
          sx={{
            variant: "text.figures",
            m: 0,
            mb: 2,
            color: "muted",
            fontSize: "menu",
            letterSpacing: "0.06em",
          }}
        >
          {newYear}
        </p>
      )}
      <span
        sx={{
          position: "absolute",
          left: 0,
          top: newYear ? "2rem" : 0,
          width: "2.5rem",
          height: "2.5rem",
          display: "grid",
          placeItems: "center",
          borderRadius: "50%",
          border: "1px solid",
          borderColor: "outline",
          bg: "background",
          color: "accent",
          [`@media ${md}`]: { left: isLeft ? "auto" : "-1.25rem", right: isLeft ? "-1.25rem" : "auto" },
        }}
      >
        <TimelineIcon icon={icon} />
      </span>
      <time
        dateTime={when}
        sx={{ variant: "text.figures", color: "accent", fontSize: "body", lineHeight: 1.3 }}
      >
        {date}
      </time>
      <h2 sx={{ fontSize: "h3", mt: 1 }}>{title}</h2>
      <p sx={{ m: 0, mt: 2, fontSize: "1.0625rem", lineHeight: 1.55 }}>{description}</p>
      {source && <p sx={{ m: 0, mt: 2, fontSize: "small", color: "muted" }}>Source: {source}</p>}
    </li>
  );
}

export const query = graphql`
  fragment TimelineEntry on TimelineEvent {
    anchor
    date
    when
    title
    description
    icon
    source
  }
`;
