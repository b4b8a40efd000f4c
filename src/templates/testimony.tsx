import { graphql, type PageProps } from "gatsby";
import { LastUpdated } from "../components/Updates";
import { SampleMark } from "../components/Sample";
import { Section } from "../components/Section";
import type { PageMeta } from "../head/headTags";
import { useCampaign } from "../layout/useLayoutData";
import { endsSentence } from "../lib/endsSentence";
import { testimonyTitle } from "../lib/testimonyTitle";
import { template } from "./pageTemplate";
import { assertFound } from "../lib/assertFound";
import { CitedPage } from "../sources/CitedPage";

type Props = PageProps<Queries.TestimonyQuery, { id: string }>;

type Testimony = NonNullable<Queries.TestimonyQuery["testimony"]>;

/** The width of the page: the width of the text (see `measure` in theme/scales.ts), with the margins. */
const maxWidth = "calc(38rem + 3rem)";

/** Returns the testimony that a page shows. */
const testimonyOf = ({ data, pageContext }: Props) =>
  assertFound(data.testimony, "testimony", pageContext.id);

/** Links to the previous and the next testimony. The component renders nothing if there is only one testimony. */
function PreviousNext({ previous, next }: Pick<Testimony, "previous" | "next">) {
  if (!previous && !next) return null;
  const link = (label: string, { path, name }: NonNullable<Testimony["next"]>, rel: "prev" | "next") => (
    <a
      href={path}
      rel={rel}
      sx={{
        gridColumn: rel === "prev" ? 1 : 2,
        textAlign: rel === "prev" ? "left" : "right",
        textDecoration: "none",
        py: 2,
      }}
    >
      <span sx={{ variant: "text.smallCaps", display: "block" }}>{`${label} `}</span>
      <span sx={{ fontFamily: "heading", fontSize: "h3", lineHeight: 1.2 }}>{`${name} `}</span>
    </a>
  );
  return (
    <nav
      aria-label="Previous and next"
      sx={{
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        gap: 4,
        borderTop: "1px solid",
        borderColor: "text",
        pt: 4,
        "@media print": { display: "none" },
      }}
    >
      {previous && link("Previous", previous, "prev")}
      {next && link("Next", next, "next")}
    </nav>
  );
}

/**
 * The role of the writer. Reader views of browsers leave out the header, so the role is next to the text. They keep a short paragraph there
 * only if it contains a full stop (see `siblings` in Readability, the reader view of Firefox). The page itself does not show that full stop.
 */
const Role = ({ role, sample, className }: Pick<Testimony, "role" | "sample"> & { className?: string }) => (
  <p className={className} sx={{ variant: "text.smallCaps", m: 0, mt: 3, textAlign: "center" }}>
    {role}
    {sample && <SampleMark />}
    {(sample || !endsSentence(role)) && <span className="visually-hidden">.</span>}
  </p>
);

/** The page of one testimony: its writer, the writer's role, and the text in cards. */
function TestimonyTemplate(props: Props) {
  const testimony = testimonyOf(props);
  const { name, role, sample, sections, previous, next } = testimony;
  const note = useCampaign().testimonyNote;
  const isUpdated = testimony.updates.length > 0;
  /** The space above the note or the text. */
  const space = note ? 4 : 6;
  return (
    <CitedPage
      page={{ ...testimony, contentions: [], statements: [] }}
      title={testimonyTitle(testimony)}
      maxWidth={maxWidth}
    >
      <article className="content" sx={{ variant: "layout.page", maxWidth }}>
        <header sx={{ textAlign: "center", pt: [5, 6, 7] }}>
          <h1 sx={{ fontSize: "h1" }}>{name}</h1>
        </header>
        <Role role={role} sample={sample} sx={{ pb: isUpdated ? 0 : space }} />
        {isUpdated && (
          <div sx={{ textAlign: "center", pb: space }}>
            <LastUpdated updates={testimony.updates} />
          </div>
        )}
        {/* The note is next to the text and not in the header, because the reader views of browsers leave out the header. */}
        {note && (
          <p
            role="note"
            sx={{
              m: 0,
              mx: "auto",
              mb: 6,
              maxWidth: "measure",
              textAlign: "center",
              textWrap: "balance",
              fontSize: "menu",
              color: "muted",
            }}
          >
            {note}
          </p>
        )}
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <PreviousNext previous={previous} next={next} />
      </article>
    </CitedPage>
  );
}

function head(props: Props): PageMeta {
  const testimony = testimonyOf(props);
  return {
    ...testimony,
    title: testimonyTitle(testimony),
    description: testimony.description ?? testimony.summary,
    updatedOn: testimony.updates[0]?.on,
    // The structured data does not name the author of a sample, because that person is invented.
    author: testimony.sample ? undefined : testimony.name,
  };
}

export default template(TestimonyTemplate, head);

export const query = graphql`
  query Testimony($id: String!) {
    testimony(id: { eq: $id }) {
      path
      name
      role
      sample
      summary
      title
      description
      keywords
      dateInWords
      citedSources {
        ...CitedSource
      }
      updates {
        ...Update
      }
      sections {
        ...Section
      }
      previous {
        path
        name
      }
      next {
        path
        name
      }
    }
  }
`;
