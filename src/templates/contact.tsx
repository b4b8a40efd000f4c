import { graphql } from "gatsby";
import { TextPage } from "../components/TextPage";
import { DetailsCard } from "../components/DetailsCard";
import { pageTemplate } from "./pageTemplate";
import { Corrections } from "../components/Updates";

/** The contact page: cards with contact details, and the corrections of the site. */
const ContactTemplate = pageTemplate<Queries.ContactQuery>((page, data) => (
  <TextPage page={page}>
    <section sx={{ variant: "layout.twoColumns" }}>
      {data.allContactCard.nodes.map((card) => (
        <DetailsCard key={card.anchor} card={card} />
      ))}
    </section>
    {data.campaign && <Corrections updates={data.campaign.updates} />}
  </TextPage>
));
export default ContactTemplate;

export const query = graphql`
  query Contact($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
    }
    campaign {
      updates {
        ...Update
      }
    }
    allContactCard(sort: { position: ASC }) {
      nodes {
        ...DetailsCard
      }
    }
  }
`;
