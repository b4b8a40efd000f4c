import { graphql, type PageProps } from "gatsby";
import { BelowFirstScreen } from "../components/BelowFirstScreen";
import { PageTitle } from "../components/PageTitle";
import { Section } from "../components/Section";
import { ContactCard } from "../contact/ContactCard";
import { headOfPage } from "../head/headOfPage";
import { found } from "../lib/found";

/** Every way to reach him and the campaign (specification, section 2 "/contact"). */
export default function ContactTemplate({
  data,
  pageContext,
}: PageProps<Queries.ContactQuery, { id: string }>) {
  const page = found(data.page, "page", pageContext.id);
  return (
    <div sx={{ variant: "layout.page" }}>
      <PageTitle {...page} />
      {page.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <div sx={{ display: "grid", columnGap: 6, gridTemplateColumns: ["1fr", null, "1fr 1fr"] }}>
        <BelowFirstScreen>
          {data.allContactCard.nodes.map((card) => (
            <ContactCard key={card.id} card={card} />
          ))}
        </BelowFirstScreen>
      </div>
    </div>
  );
}

ContactTemplate.head = headOfPage;

export const query = graphql`
  query Contact($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
    }
    allContactCard(sort: { position: ASC }) {
      nodes {
        ...ContactCard
      }
    }
  }
`;
