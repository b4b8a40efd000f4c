import { graphql, type PageProps } from "gatsby";
import { BelowFirstScreen } from "../components/BelowFirstScreen";
import { ContentNote } from "../components/ContentNote";
import { OutsideLinks } from "../components/OutsideLinks";
import { PageTitle } from "../components/PageTitle";
import { Paragraphs } from "../components/Paragraphs";
import { Section } from "../components/Section";
import { headOfPage } from "../head/headOfPage";
import { Banner } from "../components/Banner";
import { found } from "../lib/found";
import { FeaturedMedia } from "../media/FeaturedMedia";

/** Media coverage: the banner, the featured pieces, then the cards (specification, section 2 "/media"). */
export default function MediaTemplate({ data, pageContext }: PageProps<Queries.MediaQuery, { id: string }>) {
  const page = found(data.page, "page", pageContext.id);
  const cards = data.allMediaCard.nodes;
  return (
    <>
      {page.picture ? (
        <Banner picture={page.picture} title={page.title} standfirst={page.standfirst} />
      ) : null}
      <div sx={{ variant: "layout.page" }}>
        {page.picture ? <ContentNote note={page.note} /> : <PageTitle {...page} />}
        <div sx={{ pt: 5 }}>
          {page.sections.map((section) => (
            <Section key={section.id} section={section} />
          ))}
        </div>
        <BelowFirstScreen>
          {cards
            .filter(({ featured }) => featured)
            .map((card) => (
              <FeaturedMedia key={card.id} card={card} />
            ))}
          <div sx={{ display: "grid", columnGap: 6, gridTemplateColumns: ["1fr", null, "1fr 1fr"] }}>
            {cards
              .filter(({ featured }) => !featured)
              .map(({ id, title, text, links }) => (
                <section
                  key={id}
                  aria-labelledby={id}
                  sx={{ borderTop: "1px solid", borderColor: "text", pt: 4, pb: 6 }}
                >
                  <h2 id={id} sx={{ fontSize: "h2", mb: 3 }}>
                    {title}
                  </h2>
                  {text && <Paragraphs text={text} />}
                  <OutsideLinks links={links} />
                </section>
              ))}
          </div>
        </BelowFirstScreen>
      </div>
    </>
  );
}

MediaTemplate.head = headOfPage;

export const query = graphql`
  query Media($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
      picture {
        ...Banner
      }
    }
    allMediaCard(sort: { position: ASC }) {
      nodes {
        id
        title
        featured
        text
        links {
          ...OutsideLink
        }
        ...FeaturedMedia
      }
    }
  }
`;
