import { graphql } from "gatsby";
import { ContentNote } from "./ContentNote";
import { LastUpdated } from "./Updates";

interface Props {
  title: string;
  standfirst?: string | null;
  note?: string | null;
  /** The changes of the page, the newest first. */
  updates?: readonly Queries.UpdateFragment[];
}

/** The headline of a page, with what a reader should know before the text. */
export function PageTitle({ title, standfirst, note, updates = [] }: Props) {
  return (
    <div sx={{ pt: [5, 6, 7], pb: 5 }}>
      <h1 sx={{ fontSize: "h1", maxWidth: "48rem" }}>{title}</h1>
      {standfirst && <p sx={{ variant: "text.standfirst", mt: 4 }}>{standfirst}</p>}
      <LastUpdated updates={updates} />
      <ContentNote note={note} />
    </div>
  );
}

/** What every page of text asks for: its head, the words at its top, its sections. */
export const query = graphql`
  fragment PageText on Page {
    ...PageHead
    note
    standfirst
    sections {
      ...Section
    }
  }
`;
