import { graphql } from "gatsby";
import { RuledBlock } from "../components/RuledBlock";
import { TextPage } from "../components/TextPage";
import { pageTemplate } from "./pageTemplate";
import { People } from "../team/People";

const TeamTemplate = pageTemplate<Queries.TeamQuery>((page, data) => (
  <TextPage page={page}>
    {data.allTeamSection.nodes.map(({ anchor, title, memorial, people }) => (
      <RuledBlock key={anchor} id={anchor} title={title}>
        <People people={people} isWide={memorial} />
      </RuledBlock>
    ))}
  </TextPage>
));
export default TeamTemplate;

export const query = graphql`
  query Team($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
    }
    allTeamSection(sort: { position: ASC }) {
      nodes {
        anchor
        title
        memorial
        people {
          ...Person
        }
      }
    }
  }
`;
