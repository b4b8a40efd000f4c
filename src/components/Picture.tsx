import { graphql } from "gatsby";
import { GatsbyImage, type IGatsbyImageData } from "gatsby-plugin-image";

interface Props {
  picture: Queries.PictureFragment;
  /** How wide the picture is shown, as in the `sizes` of HTML. */
  sizes?: string;
  /** The first picture of a page is loaded at once, all others when they come near. */
  isFirst?: boolean;
}

/** The pixels of a File node's picture. */
export function imageData(file: Queries.ImageFileFragment): IGatsbyImageData {
  const data = file.childImageSharp?.gatsbyImageData;
  if (!data) throw new Error(`content/${file.relativePath} is no picture that can be shown`);
  return data;
}

/** A picture with its caption, never wider than its pixels allow. */
export function Picture({ picture, sizes = "(min-width: 768px) 38rem, 100vw", isFirst = false }: Props) {
  return (
    <figure sx={{ my: 5, mx: 0 }}>
      <GatsbyImage
        image={imageData(picture.file)}
        alt={picture.alt}
        sizes={sizes}
        loading={isFirst ? "eager" : "lazy"}
        sx={{ display: "block", width: "100%" }}
      />
      {picture.caption && (
        <figcaption sx={{ mt: 2, fontSize: "small", color: "muted", lineHeight: 1.4 }}>
          {picture.caption}
        </figcaption>
      )}
    </figure>
  );
}

export const query = graphql`
  fragment ImageFile on File {
    relativePath
    childImageSharp {
      gatsbyImageData(layout: CONSTRAINED, width: 1216, breakpoints: [400, 640, 800, 1216])
    }
  }
  fragment Picture on Picture {
    alt
    caption
    file {
      ...ImageFile
    }
  }
`;
