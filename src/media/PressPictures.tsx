import { graphql } from "gatsby";

interface Props {
  sections: readonly Queries.PressPicturesFragment[];
}

/** The pictures of the page's sections as the campaign has them, each with its rights and its size. */
export function PressPictures({ sections }: Props) {
  const pictures = sections.flatMap(({ parts }) => parts).flatMap(({ picture }) => picture ?? []);
  if (pictures.length === 0) return null;
  return (
    <ul aria-label="Pictures to download" sx={{ variant: "text.notes" }}>
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

export const query = graphql`
  fragment PressPictures on Section {
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
`;
