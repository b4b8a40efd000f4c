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
          alignItems: "flex-end",
          background:
            "linear-gradient(to top, rgb(20 16 13 / 88%), rgb(20 16 13 / 55%) 55%, rgb(20 16 13 / 15%))",
          "@media print": { background: "none", color: "#1d1a16" },
        }}
      >
        <div sx={{ variant: "layout.page", pb: [5, 6], pt: 7 }}>
          <h1
            sx={{
              fontSize: "banner",
              lineHeight: 1.02,
              letterSpacing: "-0.01em",
              maxWidth: "14ch",
              textWrap: "balance",
            }}
          >
            {title}
          </h1>
          {tagline && (
            <p sx={{ fontFamily: "heading", fontStyle: "italic", fontSize: "lead", m: 0, mt: 3 }}>
              {tagline}
            </p>
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
