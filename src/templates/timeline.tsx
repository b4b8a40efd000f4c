import { graphql, type PageProps } from "gatsby";
import { BelowFirstScreen } from "../components/BelowFirstScreen";
import { PageTitle } from "../components/PageTitle";
import { Section } from "../components/Section";
import { headOfPage } from "../head/headOfPage";
import { found } from "../lib/found";
import { Timeline } from "../timeline/Timeline";

/** The timeline between its opening words and its closing statement (specification, section 2 "/timeline"). */
export default function TimelineTemplate({
  data,
  pageContext,
}: PageProps<Queries.TimelineQuery, { id: string }>) {
  const page = found(data.page, "page", pageContext.id);
  const opening = page.sections.filter(({ heading }) => heading === null);
  const closing = page.sections.filter(({ heading }) => heading !== null);
  return (
    <div sx={{ variant: "layout.page" }}>
      <PageTitle {...page} />
      {opening.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <BelowFirstScreen>
        <Timeline events={data.allTimelineEvent.nodes} />
        <div sx={{ maxWidth: "measure", mx: "auto" }}>
          {closing.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
      </BelowFirstScreen>
    </div>
  );
}

TimelineTemplate.head = headOfPage;

export const query = graphql`
  query Timeline($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
    }
    allTimelineEvent(sort: { position: ASC }) {
      nodes {
        ...TimelineEntry
      }
    }
  }
`;
