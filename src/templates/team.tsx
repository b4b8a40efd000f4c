import { graphql, type PageProps } from "gatsby";
import { BelowFirstScreen } from "../components/BelowFirstScreen";
import { PageTitle } from "../components/PageTitle";
import { People } from "../components/People";
import { Section } from "../components/Section";
import { headOfPage } from "../head/headOfPage";
import { found } from "../lib/found";

/** The people of the campaign, section by section (specification, section 2 "/team"). */
export default function TeamTemplate({ data, pageContext }: PageProps<Queries.TeamQuery, { id: string }>) {
  const page = found(data.page, "page", pageContext.id);
  return (
    <div sx={{ variant: "layout.page" }}>
      <PageTitle {...page} />
      {page.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <BelowFirstScreen>
        {data.allTeamSection.nodes.map(({ id, title, memorial, people }) => (
          <section
            key={id}
            aria-labelledby={id}
            sx={{ borderTop: "1px solid", borderColor: "text", pt: 4, pb: 6 }}
          >
            <h2 id={id} sx={{ fontSize: "h2", mb: 5 }}>
              {title}
            </h2>
            <People people={people} isWide={memorial} />
          </section>
        ))}
      </BelowFirstScreen>
    </div>
  );
}

TeamTemplate.head = headOfPage;

export const query = graphql`
  query Team($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
    }
    allTeamSection(sort: { position: ASC }) {
      nodes {
        id
        title
        memorial
        people {
          ...Person
        }
      }
    }
  }
`;
