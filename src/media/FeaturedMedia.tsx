import { graphql } from "gatsby";
import { Image } from "../components/Image";
import { OutsideLinks } from "../components/OutsideLinks";
import { Paragraphs } from "../components/Paragraphs";
import { Heading } from "../components/Permalink";
import { CardSources } from "../sources/Marks";

/** A featured article or podcast: large, with its cover. */
export function FeaturedMedia({ card }: { card: Queries.FeaturedMediaFragment }) {
  const { anchor, title, text, image, imageAlt, links, sources } = card;
  return (
    <section sx={{ variant: "cards.besidePicture", gridTemplateColumns: ["1fr", "12rem 1fr", "17rem 1fr"] }}>
      {image && <Image file={image} alt={imageAlt ?? ""} sx={{ maxWidth: "17rem" }} />}
      <div>
        <Heading id={anchor} sx={{ fontSize: "h2", mb: 3 }}>
          {title}
        </Heading>
        {text && <Paragraphs text={text} />}
        <OutsideLinks links={links} />
        <CardSources sources={sources} />
      </div>
    </section>
  );
}

export const query = graphql`
  fragment FeaturedMedia on MediaCard {
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
`;
