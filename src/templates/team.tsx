import { graphql, type PageProps } from "gatsby";
import { PageTitle } from "../components/PageTitle";
import { Person } from "../components/Person";
import { Section } from "../components/Section";
import { PageHead } from "../head/PageHead";
import { found } from "../lib/found";

/** One column on phones, up to four beside each other; five people share one row where it is wide enough. */
const columns = (people: number) =>
  [1, 2, 3, people === 5 ? 5 : 4].map((count) => `repeat(${count}, minmax(0, 1fr))`);

/** The people of the campaign, section by section (specification, section 2 "/team"). */
export default function TeamTemplate({ data, pageContext }: PageProps<Queries.TeamQuery, { id: string }>) {
  const page = found(data.page, "page", pageContext.id);
  return (
    <div sx={{ variant: "layout.page" }}>
      <PageHead {...page} />
      <PageTitle {...page} />
      {page.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      {data.allTeamSection.nodes.map(({ id, title, memorial, people }) => (
        <section
          key={id}
          aria-labelledby={id}
          sx={{ borderTop: "1px solid", borderColor: "text", pt: 4, pb: 6 }}
        >
          <h2 id={id} sx={{ fontSize: "h2", mb: 5 }}>
            {title}
          </h2>
          <ul
            sx={{
              listStyle: "none",
              display: "grid",
              columnGap: [4, 5],
              rowGap: 6,
              gridTemplateColumns: memorial ? "minmax(0, 40rem)" : columns(people.length),
            }}
          >
            {people.map((person) => (
              <Person key={person.name} person={person} isWide={memorial} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

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
