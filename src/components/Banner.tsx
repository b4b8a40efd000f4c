import { graphql } from "gatsby";
import { Image } from "./Image";

interface Props {
  picture: Queries.BannerFragment;
  title: string;
  tagline?: string;
  standfirst?: string | null;
}

/** A wide picture with the page's headline on it; the shade below the words keeps them readable on any picture. */
export function Banner({ picture, title, tagline, standfirst }: Props) {
  return (
    <div
      sx={{
        position: "relative",
        display: "grid",
        minHeight: ["24rem", "26rem", "32rem"],
        bg: "shade",
        color: "onShade",
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
          maxHeight: ["32rem", "34rem", "42rem"],
          "@media print": { display: "none" },
        }}
      />
      <div
        sx={{
          gridArea: "1 / 1",
          position: "relative",
          display: "flex",
          // Aligned to the top: text at the foot would move up as the rest of the HTML arrives.
          alignItems: "flex-start",
          background:
            "linear-gradient(to top, rgb(20 16 13 / 88%), rgb(20 16 13 / 60%) 70%, rgb(20 16 13 / 20%))",
          "@media print": { background: "none", color: "#1d1a16" },
        }}
      >
        <div sx={{ variant: "layout.page", pb: [5, 6], pt: ["8rem", "9rem", "12rem"] }}>
          <h1
            sx={{
              fontSize: "banner",
              lineHeight: 1.02,
              letterSpacing: "-0.01em",
              maxWidth: "14ch",
            }}
          >
            {title}
          </h1>
          {tagline && (
            <p sx={{ fontFamily: "italic", fontStyle: "italic", fontSize: "lead", m: 0, mt: 3 }}>{tagline}</p>
          )}
          {standfirst && <p sx={{ maxWidth: "measure", m: 0, mt: 4, lineHeight: 1.5 }}>{standfirst}</p>}
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
