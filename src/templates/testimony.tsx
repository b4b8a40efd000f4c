import { graphql, type PageProps } from "gatsby";
import { DeferredContent } from "../components/DeferredContent";
import { SampleMark } from "../components/SampleMark";
import { Section } from "../components/Section";
import type { PageMeta } from "../head/headTags";
import { template } from "../head/pageTemplate";
import { found } from "../lib/found";
import { CitedPage } from "../sources/CitedPage";
import { Neighbours } from "../testimonies/Neighbours";

type Props = PageProps<Queries.TestimonyQuery, { id: string }>;

const testimonyOf = ({ data, pageContext }: Props) => found(data.testimony, "testimony", pageContext.id);

/** One testimony. */
function TestimonyTemplate(props: Props) {
  const { name, role, sample, sections, citations, previous, next } = testimonyOf(props);
  const drawn = sections.map((section) => <Section key={section.id} section={section} />);
  return (
    <CitedPage page={{ citations, contentions: [] }}>
      <article sx={{ variant: "layout.page", maxWidth: "calc(38rem + 3rem)" }}>
        <header sx={{ textAlign: "center", pt: [5, 6, 7], pb: 6 }}>
          <h1 sx={{ fontSize: "h1" }}>{name}</h1>
          <p sx={{ variant: "text.smallCaps", m: 0, mt: 3 }}>
            {role}
            {sample && <SampleMark />}
          </p>
        </header>
        {drawn[0]}
        <DeferredContent>
          {drawn.slice(1)}
          <Neighbours previous={previous} next={next} />
        </DeferredContent>
      </article>
    </CitedPage>
  );
}

function head(props: Props): PageMeta {
  const { path, name, role, summary, title, description, keywords, sample, citations } = testimonyOf(props);
  const { testimoniesPage } = props.data;
  return {
    path,
    title: title ?? `${name}, ${role.charAt(0).toLowerCase()}${role.slice(1)}`,
    description: description ?? summary,
    keywords,
    citations,
    // Nobody has written a sample.
    author: sample ? undefined : name,
    trail: testimoniesPage ? [{ name: testimoniesPage.label, path: testimoniesPage.path }] : [],
  };
}

export default template(TestimonyTemplate, head);

export const query = graphql`
  query Testimony($id: String!) {
    testimoniesPage: page(template: { eq: "testimonies" }) {
      label
      path
    }
    testimony(id: { eq: $id }) {
      path
      name
      role
      sample
      summary
      title
      description
      keywords
      citations {
        ...Citation
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
