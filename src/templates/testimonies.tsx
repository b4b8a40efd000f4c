import { graphql, type PageProps } from "gatsby";
import { BelowFirstScreen } from "../components/BelowFirstScreen";
import { PageTitle } from "../components/PageTitle";
import { Quotation } from "../components/Quotation";
import { SampleMark } from "../components/SampleMark";
import { Section } from "../components/Section";
import { headOfPage } from "../head/headOfPage";
import { found } from "../lib/found";

/** All testimonies in two columns that line up (specification, section 2 "/testimonies"). */
export default function TestimoniesTemplate({
  data,
  pageContext,
}: PageProps<Queries.TestimoniesQuery, { id: string }>) {
  const page = found(data.page, "page", pageContext.id);
  return (
    <>
      <div sx={{ variant: "layout.page" }}>
        <PageTitle {...page} />
      </div>
      {page.quotation && <Quotation quotation={page.quotation} />}
      <div sx={{ variant: "layout.page" }}>
        {page.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        <BelowFirstScreen>
          <ul
            sx={{
              listStyle: "none",
              display: "grid",
              columnGap: 6,
              gridTemplateColumns: ["1fr", null, "1fr 1fr"],
              // One set of rules for all of them: rules that each brings along would make the page's scripts slower.
              a: { variant: "cards.link", borderColor: "line" },
              h2: { fontSize: "h3" },
              ".role": { variant: "text.smallCaps", m: 0, mt: 1 },
              ".summary": {
                fontFamily: "heading",
                fontStyle: "italic",
                m: 0,
                mt: 3,
                lineHeight: 1.4,
                color: "text",
              },
            }}
          >
            {data.allTestimony.nodes.map(({ id, path, name, role, sample, summary }) => (
              <li key={id}>
                <a href={path}>
                  <h2>{name}</h2>
                  <p className="role">
                    {role}
                    {sample && <SampleMark />}
                  </p>
                  <p className="summary">{summary}</p>
                </a>
              </li>
            ))}
          </ul>
        </BelowFirstScreen>
      </div>
    </>
  );
}

TestimoniesTemplate.head = headOfPage;

export const query = graphql`
  query Testimonies($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
      quotation {
        ...Quotation
      }
    }
    allTestimony(sort: { order: ASC }) {
      nodes {
        id
        path
        name
        role
        sample
        summary
      }
    }
  }
`;
