import { graphql } from "gatsby";
import { Global, type ThemeUICSSObject } from "theme-ui";
import { breakpoints } from "../theme/scales";
import { dimmedInDark, Image, imageData } from "./Image";

interface Props {
  picture: Queries.PictureFragment;
  /** The first picture of a page is loaded at once, all others when they come near. */
  isFirst?: boolean;
}

/** Upright pictures float beside the text where there is space. */
const upright: ThemeUICSSObject = {
  my: 4,
  [`@media screen and (min-width: ${breakpoints[0]}), print`]: {
    float: "right",
    width: "15rem",
    ml: 5,
    mr: 0,
    mt: 1,
    mb: 4,
  },
};

/** The dialog with a picture's largest file, which the inline script opens (enlarge.inline.ts). The picture may be larger than the screen. */
const dialogStyles: Record<string, ThemeUICSSObject> = {
  ".large": {
    width: "100vw",
    maxWidth: "none",
    height: "100vh",
    maxHeight: "none",
    p: 0,
    border: 0,
    bg: "background",
    color: "text",
    overflow: "auto",
    form: { position: "sticky", top: 0, left: 0, zIndex: 1, width: "max-content", p: 3 },
    button: { variant: "buttons.primary" },
    img: { display: "block", minWidth: "100%" },
  },
};

/** A picture with its caption, never wider than its pixels allow. It is a link to its largest file. */
export function Picture({ picture, isFirst = false }: Props) {
  const { width, height } = imageData(picture.file);
  const isUpright = height > width;
  const isBesideText = isUpright && !isFirst;
  return (
    <figure sx={isBesideText ? upright : { my: 5, maxWidth: isUpright ? "24rem" : "none" }}>
      <Global styles={dialogStyles} />
      <a href={picture.file.publicURL ?? undefined} data-large>
        <Image
          file={picture.file}
          alt={picture.alt}
          sizes={
            isBesideText
              ? "(min-width: 30em) 15rem, 100vw"
              : isUpright
                ? "(min-width: 30em) 24rem, 100vw"
                : "(min-width: 48em) 38rem, 100vw"
          }
          isFirst={isFirst}
          sx={dimmedInDark}
        />
      </a>
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
      publicURL
      ...ImageFile
    }
  }
`;
