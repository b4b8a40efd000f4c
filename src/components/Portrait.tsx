import { graphql } from "gatsby";
import { found } from "../lib/found";
import { Image } from "./Image";

/** A portrait of one size and one tone. The name stands beside it, so it needs no words of its own. */
export function Portrait({ file }: { file: Queries.PortraitFileFragment }) {
  const image = found(file.childImageSharp, "picture", file.relativePath).gatsbyImageData;
  return <Image image={image} alt="" sx={{ ".theme-ui-dark & img": { filter: "brightness(0.9)" } }} />;
}

export const query = graphql`
  fragment PortraitFile on File {
    relativePath
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 320, aspectRatio: 0.8)
    }
  }
`;
