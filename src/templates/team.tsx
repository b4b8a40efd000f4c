import { graphql } from "gatsby";
import type { ThemeUICSSObject } from "theme-ui";
import { ExternalLinks } from "../components/ExternalLink";
import { Portrait } from "../components/Picture";
import { RuledBlock } from "../components/Heading";
import { SampleMark } from "../components/Sample";
import { TextPage } from "../components/TextPage";
import { PageContents } from "../sources/PageContents";
import { CardSources } from "../sources/CitationNumbers";
import { pageTemplate } from "./pageTemplate";

interface PeopleProps {
  people: Queries.TeamQuery["allTeamSection"]["nodes"][number]["people"];
  /** True if the portraits are next to the text on wide screens too, for example in a memorial. */
  isWide?: boolean;
}

/**
 * Returns the number of columns for each screen width: one column on phones, and up to four columns on wide screens. Five people are in one
 * row if there is space. On tablets there are three columns. If three columns would leave one person alone in the last row, there are four.
 */
const columns = (people: number) =>
  [1, 2, people % 3 === 1 ? 4 : 3, people === 5 ? 5 : 4].map((count) => `repeat(${count}, minmax(0, 1fr))`);

/**
 * Returns the styles of the list of people. These styles include those of the people in the list, because separate rules for each person
 * would make the page larger.
 */
const styles = (people: number, isWide: boolean): ThemeUICSSObject => ({
  listStyle: "none",
  mt: 5,
  display: "grid",
  columnGap: [4, 5],
  rowGap: 6,
  gridTemplateColumns: isWide ? "minmax(0, 40rem)" : columns(people),
  "> li": isWide
    ? {
        display: "grid",
        alignItems: "start",
        columnGap: 5,
        gridTemplateColumns: ["1fr", "minmax(6rem, 12rem) minmax(0, 1fr)"],
      }
    : {
        display: ["grid", "block"],
        alignItems: "start",
        columnGap: 4,
        gridTemplateColumns: "6.5rem minmax(0, 1fr)",
        // With very large text, a narrow screen has no space for text beside a portrait.
        "@media (max-width: 20em)": { display: "block" },
      },
  "> li > section": { mt: isWide ? [3, 0] : [0, 3] },
  h3: { fontSize: "h3" },
  ".role": { variant: "text.smallCaps", m: 0, mt: 1 },
  ".description": { m: 0, mt: 2, fontSize: "menu", lineHeight: 1.5 },
});

/** The people of one section of the team, each with portrait or initials, name, role and description. */
function People({ people, isWide = false }: PeopleProps) {
  return (
    <ul role="list" className="text" sx={styles(people.length, isWide)}>
      {people.map(({ name, role, sample, description, image, links, sources }) => (
        <li key={name}>
          <Portrait file={image} name={name} />
          <section>
            <h3>{name}</h3>
            {(role !== null || sample) && (
              <p className="role">
                {role}
                {sample && <SampleMark />}
              </p>
            )}
            <p className="description">{description}</p>
            <ExternalLinks links={links} />
            <CardSources sources={sources} />
          </section>
        </li>
      ))}
    </ul>
  );
}

/** The team: a block for each section of content/people.yaml, in its order. */
const TeamTemplate = pageTemplate<Queries.TeamQuery>((page, data) => (
  <TextPage
    page={page}
    contents={
      <PageContents
        page={page}
        sections={data.allTeamSection.nodes.map(({ anchor, title }) => ({ id: anchor, heading: title }))}
      />
    }
  >
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
          name
          role
          sample
          description
          image {
            ...PortraitFile
          }
          links {
            ...OutsideLink
          }
          sources {
            ...Citation
          }
        }
      }
    }
  }
`;
