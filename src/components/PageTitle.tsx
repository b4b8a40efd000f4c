import { graphql } from "gatsby";
import { LastUpdated } from "./Updates";

/** The content note of a page, which warns readers of distressing content. The component renders nothing if the page has no note. */
export function ContentNote({ note }: { note: string | null | undefined }) {
  if (!note) return null;
  return (
    <p
      role="note"
      sx={{
        maxWidth: "measure",
        mt: 4,
        mb: 0,
        pl: 4,
        borderLeft: "2px solid",
        borderColor: "outline",
        fontSize: "menu",
        color: "muted",
      }}
    >
      <strong sx={{ fontWeight: "strong" }}>Content note.</strong> {note}
    </p>
  );
}

interface Props {
  title: string;
  standfirst?: string | null;
  note?: string | null;
  /** The changes of the page, the newest first. */
  updates?: readonly Queries.UpdateFragment[];
}

/** The headline of a page, with its standfirst, the day of its last change and its content note. */
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

/** The fields that every page with running text needs: head, standfirst, content note and sections. */
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
