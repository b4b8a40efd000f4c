import { graphql } from "gatsby";
import { dimmedInDark, Image } from "./Image";

/** A portrait of one size and one tone. The name is beside it, so it needs no alternative text. */
export function Portrait({ file }: { file: Queries.PortraitFileFragment }) {
  return <Image file={file} alt="" sx={dimmedInDark} />;
}

export const query = graphql`
  fragment PortraitFile on File {
    relativePath
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 320, aspectRatio: 0.8)
    }
  }
`;
