import { graphql } from "gatsby";
import { Banner } from "../components/Banner";
import { ContentNote } from "../components/PageTitle";
import { Image } from "../components/Picture";
import { LastUpdated } from "../components/Updates";
import { ExternalLinks } from "../components/ExternalLink";
import { Paragraphs } from "../components/Prose";
import { Heading } from "../components/Heading";
import { Section } from "../components/Section";
import { TextPage } from "../components/TextPage";
import { DetailsCard } from "../components/DetailsCard";
import { pageTemplate } from "./pageTemplate";
import { PageContents } from "../sources/PageContents";
import { CardSources } from "../sources/CitationNumbers";

type MediaCard = Queries.MediaQuery["allMediaCard"]["nodes"][number];

/** A featured article or podcast, which is larger than a card and has its cover next to it. */
function FeaturedMedia({ card }: { card: MediaCard }) {
  const { anchor, title, text, image, imageAlt, links, sources } = card;
  return (
    <section sx={{ variant: "cards.besidePicture", gridTemplateColumns: ["1fr", "12rem 1fr", "17rem 1fr"] }}>
      {image && <Image file={image} alt={imageAlt ?? ""} sx={{ maxWidth: "17rem" }} />}
      <section>
        <Heading id={anchor} sx={{ fontSize: "h2", mb: 3 }}>
          {title}
        </Heading>
        {text && <Paragraphs text={text} />}
        <ExternalLinks links={links} />
        <CardSources sources={sources} />
      </section>
    </section>
  );
}

/** The pictures of the page's sections as a list of files to download, each with its rights and its size. */
function PressPictures({ sections }: { sections: NonNullable<Queries.MediaQuery["page"]>["sections"] }) {
  const pictures = sections.flatMap(({ parts }) => parts).flatMap(({ picture }) => picture ?? []);
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Pictures to download" sx={{ variant: "text.notes", mt: "-1.5rem", mb: 6 }}>
      {pictures.map(({ alt, caption, file: { extension, prettySize, childImageSharp } }) => {
        const { src, width, height } = childImageSharp?.original ?? {};
        if (!src) return null;
        return (
          <li key={src}>
            <a href={src} download>
              {`Download (${extension.toUpperCase()}, ${width} × ${height} pixels, ${prettySize})`}
            </a>
            {`: ${caption ?? alt}`}
          </li>
        );
      })}
    </ul>
  );
}

/** The media page: the banner, the featured pieces, the cards, then the sections of the page's own text. */
const MediaTemplate = pageTemplate<Queries.MediaQuery>((page, data) => {
  const featured = data.allMediaCard.nodes.filter((card) => card.featured);
  const cards = data.allMediaCard.nodes.filter((card) => !card.featured);
  const opening = page.sections.filter(({ heading }) => heading === null);
  const closing = page.sections.filter(({ heading }) => heading !== null);
  const titles = [...featured, ...cards].map(({ anchor, title }) => ({ id: anchor, heading: title }));
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
    <TextPage
      page={page}
      banner={banner}
      sections={opening}
      contents={<PageContents page={page} sections={[...titles, ...closing]} />}
    >
      {featured.map((card) => (
        <FeaturedMedia key={card.anchor} card={card} />
      ))}
      <section sx={{ variant: "layout.twoColumns" }}>
        {cards.map((card) => (
          <DetailsCard key={card.anchor} card={card}>
            <CardSources sources={card.sources} />
          </DetailsCard>
        ))}
      </section>
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
        parts {
          picture {
            alt
            caption
            file {
              extension
              prettySize
              childImageSharp {
                original {
                  src
                  width
                  height
                }
              }
            }
          }
        }
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
        anchor
        title
        text
        imageAlt
        image {
          relativePath
          childImageSharp {
            gatsbyImageData(layout: CONSTRAINED, width: 272)
          }
        }
        links {
          ...OutsideLink
        }
        sources {
          ...Citation
        }
      }
    }
  }
`;
