import { graphql } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import { found } from "../lib/found";

/** A portrait of one size and one tone. The name stands beside it, so it needs no words of its own. */
export function Portrait({ file }: { file: Queries.PortraitFileFragment }) {
  const image = found(file.childImageSharp, "picture", file.relativePath).gatsbyImageData;
  return (
    <GatsbyImage
      image={image}
      alt=""
      sx={{ display: "block", ".theme-ui-dark & img": { filter: "brightness(0.9)" } }}
    />
  );
}

export const query = graphql`
  fragment PortraitFile on File {
    relativePath
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 320, aspectRatio: 0.8)
    }
  }
`;
