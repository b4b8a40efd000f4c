import { graphql, type PageProps } from "gatsby";
import { LastUpdated } from "../components/LastUpdated";
import { SampleMark } from "../components/SampleMark";
import { Section } from "../components/Section";
import type { PageMeta } from "../head/meta";
import { testimonyTitle } from "../lib/headTitles";
import { template } from "./pageTemplate";
import { assertFound } from "../lib/assertFound";
import { CitedPage } from "../sources/CitedPage";
import { Neighbours } from "../testimonies/Neighbours";

type Props = PageProps<Queries.TestimonyQuery, { id: string }>;

const testimonyOf = ({ data, pageContext }: Props) =>
  assertFound(data.testimony, "testimony", pageContext.id);

function TestimonyTemplate(props: Props) {
  const testimony = testimonyOf(props);
  const { name, role, sample, sections, previous, next } = testimony;
  return (
    <CitedPage page={{ ...testimony, contentions: [], statements: [] }} title={testimonyTitle(testimony)}>
      <article className="content" sx={{ variant: "layout.page", maxWidth: "calc(38rem + 3rem)" }}>
        <header sx={{ textAlign: "center", pt: [5, 6, 7], pb: 6 }}>
          <h1 sx={{ fontSize: "h1" }}>{name}</h1>
          <p sx={{ variant: "text.smallCaps", m: 0, mt: 3 }}>
            {role}
            {sample && <SampleMark />}
          </p>
          <LastUpdated updates={testimony.updates} />
        </header>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <Neighbours previous={previous} next={next} />
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
    // A sample has no author.
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
      dated
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
        ...Neighbour
      }
      next {
        ...Neighbour
      }
    }
  }
`;
