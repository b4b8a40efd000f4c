import { graphql } from "gatsby";
import { Section } from "../components/Section";
import { TextPage } from "../components/TextPage";
import { assertFound } from "../lib/assertFound";
import { pageTemplate } from "./pageTemplate";
import { Timeline } from "../timeline/Timeline";

/** The timeline page: an opening text, the timeline, and a closing statement. */
const TimelineTemplate = pageTemplate<Queries.TimelineQuery>((page, data) => {
  const opening = page.sections.filter(({ heading }) => heading === null);
  const { timelineKinds, asOfInWords } = assertFound(data.campaign, "file", "content/campaign.yaml");
  const closing = page.sections.filter(({ heading }) => heading !== null);
  return (
    <TextPage page={page} sections={opening}>
      <Timeline events={data.allTimelineEvent.nodes} kinds={timelineKinds} asOf={asOfInWords} />
      <div sx={{ maxWidth: "measure", mx: "auto" }}>
        {closing.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
    </TextPage>
  );
});
export default TimelineTemplate;

export const query = graphql`
  query Timeline($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
    }
    campaign {
      asOfInWords
      timelineKinds {
        kind
        label
      }
    }
    allTimelineEvent(sort: { position: ASC }) {
      nodes {
        ...TimelineEntry
      }
    }
  }
`;
