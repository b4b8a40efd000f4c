import { graphql } from "gatsby";
import { Banner } from "../components/Banner";
import { ContentNote } from "../components/ContentNote";
import { OutsideLinks } from "../components/OutsideLinks";
import { Paragraphs } from "../components/Paragraphs";
import { RuledBlock } from "../components/RuledBlock";
import { TextPage } from "../components/TextPage";
import { pageTemplate } from "../head/pageTemplate";
import { FeaturedMedia } from "../media/FeaturedMedia";
import { CardSources } from "../sources/Marks";

/** Media coverage: the banner, the featured pieces, then the cards. */
const MediaTemplate = pageTemplate<Queries.MediaQuery>(
  (page, data) => {
    const featured = data.allMediaCard.nodes.filter((card) => card.featured);
    const cards = data.allMediaCard.nodes.filter((card) => !card.featured);
    const banner = page.picture && (
      <>
        <Banner picture={page.picture} title={page.title} standfirst={page.standfirst} />
        <div sx={{ variant: "layout.page", pb: 5 }}>
          <ContentNote note={page.note} />
        </div>
      </>
    );
    return (
      <TextPage page={page} banner={banner}>
        {featured.map((card) => (
          <FeaturedMedia key={card.anchor} card={card} />
        ))}
        <div sx={{ variant: "layout.twoColumns" }}>
          {cards.map(({ anchor, title, text, links, sources }) => (
            <RuledBlock key={anchor} id={anchor} title={title}>
              {text && <Paragraphs text={text} />}
              <OutsideLinks links={links} />
              <CardSources sources={sources} />
            </RuledBlock>
          ))}
        </div>
      </TextPage>
    );
  },
  { lists: ({ allMediaCard }) => allMediaCard.nodes.map(({ sources }) => sources) },
);
export default MediaTemplate;

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
        anchor
        title
        featured
        text
        links {
          ...OutsideLink
        }
        sources {
          ...Citation
        }
        ...FeaturedMedia
      }
    }
  }
`;
