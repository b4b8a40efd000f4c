import { graphql } from "gatsby";
import { Banner } from "../components/Banner";
import { ContentNote } from "../components/ContentNote";
import { LastUpdated } from "../components/LastUpdated";
import { Section } from "../components/Section";
import { TextPage } from "../components/TextPage";
import { DetailsCard } from "../contact/DetailsCard";
import { pageTemplate } from "./pageTemplate";
import { FeaturedMedia } from "../media/FeaturedMedia";
import { PressPictures } from "../media/PressPictures";
import { CardSources } from "../sources/Marks";

/** Media coverage: the banner, the featured pieces, the cards, then what the page says under headings. */
const MediaTemplate = pageTemplate<Queries.MediaQuery>((page, data) => {
  const featured = data.allMediaCard.nodes.filter((card) => card.featured);
  const cards = data.allMediaCard.nodes.filter((card) => !card.featured);
  const opening = page.sections.filter(({ heading }) => heading === null);
  const closing = page.sections.filter(({ heading }) => heading !== null);
  const banner = page.picture && (
    <>
      <Banner picture={page.picture} title={page.title} standfirst={page.standfirst} />
      <div className="content" sx={{ variant: "layout.page", pb: 5 }}>
        <ContentNote note={page.note} />
        <LastUpdated updates={page.updates} />
      </div>
    </>
  );
  return (
    <TextPage page={page} banner={banner} sections={opening}>
      {featured.map((card) => (
        <FeaturedMedia key={card.anchor} card={card} />
      ))}
      <div sx={{ variant: "layout.twoColumns" }}>
        {cards.map((card) => (
          <DetailsCard key={card.anchor} card={card}>
            <CardSources sources={card.sources} />
          </DetailsCard>
        ))}
      </div>
      {closing.map((section) => (
        <Section key={section.id} section={section} />
      ))}
      <PressPictures sections={closing} />
    </TextPage>
  );
});
export default MediaTemplate;

export const query = graphql`
  query Media($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
      sections {
        ...PressPictures
      }
      picture {
        ...Banner
      }
    }
    allMediaCard(sort: { position: ASC }) {
      nodes {
        featured
        details {
          ...ContactDetail
        }
        ...FeaturedMedia
      }
    }
  }
`;
