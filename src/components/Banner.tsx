import { graphql } from "gatsby";
import { screens } from "../theme/scales";
import { Image } from "./Picture";

interface Props {
  picture: Queries.BannerFragment;
  title: string;
  tagline?: string;
  standfirst?: string | null;
}

/** A wide picture with the page's headline on it. The shade between the picture and the text keeps the text readable on any picture. */
export function Banner({ picture, title, tagline, standfirst }: Props) {
  return (
    <div
      sx={{
        position: "relative",
        display: "grid",
        minHeight: ["14rem", "20rem", "22rem"],
        bg: "shade",
        color: "onShade",
        "@media print": { bg: "transparent" },
      }}
    >
      <Image
        file={picture.file}
        alt={picture.alt}
        isFirst
        sx={{
          gridArea: "1 / 1",
          bg: "transparent",
          height: "100%",
          maxHeight: ["24rem", "25rem", "27rem"],
          "@media print": { display: "none" },
        }}
      />
      <div
        sx={{
          gridArea: "1 / 1",
          position: "relative",
          display: "flex",
          // The text is at the top of the picture. At the bottom of the picture, it would move while the rest of the HTML arrives.
          alignItems: "flex-start",
          // The shade between the picture and the text. On wide screens it is lighter on the right, where there is no text.
          background: "linear-gradient(to top, rgb(20 16 13 / 80%), rgb(20 16 13 / 68%))",
          [`@media ${screens.wide}`]: {
            background:
              "linear-gradient(to right, rgb(20 16 13 / 84%), rgb(20 16 13 / 74%) 50%, rgb(20 16 13 / 12%))",
          },
          "@media print": { background: "none", color: "#1d1a16" },
        }}
      >
        <div sx={{ variant: "layout.page", pb: [4, 5], pt: ["1rem", "4rem", "5rem"] }}>
          <h1
            sx={{
              fontSize: "banner",
              lineHeight: 1.02,
              letterSpacing: "-0.01em",
              maxWidth: ["14ch", "14ch", "14ch", "none"],
            }}
          >
            {title}
          </h1>
          {tagline && (
            <p sx={{ fontFamily: "italic", fontStyle: "italic", fontSize: "lead", m: 0, mt: [1, 3] }}>
              {tagline}
            </p>
          )}
          {standfirst && (
            <p sx={{ maxWidth: "measure", m: 0, mt: [2, 3], fontSize: ["menu", "body"], lineHeight: 1.5 }}>
              {standfirst}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

export const query = graphql`
  fragment Banner on Picture {
    alt
    file {
      relativePath
      childImageSharp {
        gatsbyImageData(layout: FULL_WIDTH, breakpoints: [480, 800, 1200, 1800, 2400])
      }
    }
  }
`;
