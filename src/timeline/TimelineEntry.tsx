import { graphql } from "gatsby";
import type { CSSProperties } from "react";
import { ContentIcon } from "../components/ContentIcon";
import { Permalink } from "../components/Heading";
import { CardSources } from "../sources/Marks";

interface Props {
  event: Queries.TimelineEntryFragment;
  /** The year or decade, where a new one begins. */
  period: string | null;
  index: number;
}

/** One dated entry; its styles are shared by all of them, in timelineStyles.ts. */
export function TimelineEntry({ event, period, index }: Props) {
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
