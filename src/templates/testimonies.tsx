import { graphql } from "gatsby";
import { Quotation } from "../components/Quotation";
import { SampleMark } from "../components/Sample";
import { TextPage } from "../components/TextPage";
import { pageTemplate } from "./pageTemplate";

/** The page with all testimonies, as cards in two columns. */
const TestimoniesTemplate = pageTemplate<Queries.TestimoniesQuery>((page, data) => (
  <TextPage page={page} wide={page.quotation && <Quotation quotation={page.quotation} />}>
    {data.allTestimony.nodes.length > 0 && (
      <ul
        role="list"
        className="text"
        sx={{
          variant: "layout.twoColumns",
          listStyle: "none",
          // The styles of the cards are on the list, so that the page contains them only once.
          li: { variant: "cards.link", borderColor: "line" },
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
            <h2>
              <a href={path}>{name}</a>
            </h2>
            <p className="role">
              {role}
              {sample && <SampleMark />}
            </p>
            <p className="summary">{summary}</p>
          </li>
        ))}
      </ul>
    )}
  </TextPage>
));
export default TestimoniesTemplate;

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
