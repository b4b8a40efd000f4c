import { graphql } from "gatsby";
import { Image } from "../components/Picture";
import { assertFound } from "../lib/assertFound";
import { md } from "../theme/scales";

/** The place of each print on wide screens, for as many as content may have (content-model/page.ts): columns of a grid of 12, distance from the top, rotation. */
const places = [
  { column: "1 / 5", top: "2rem", turn: "-1.5deg" },
  { column: "4 / 7", top: "4.5rem", turn: "1deg" },
  { column: "6 / 10", top: "0", turn: "-0.6deg" },
  { column: "9 / 12", top: "3rem", turn: "1.6deg" },
  { column: "10 / 13", top: "10rem", turn: "-1deg" },
];

/** Pictures that overlap like prints on a desk. */
export function Collage({ pictures }: { pictures: readonly Queries.CollagePictureFragment[] }) {
  if (pictures.length === 0) return null;
  return (
    <ul
      role="list"
      aria-label="Pictures"
      sx={{
        variant: "layout.page",
        listStyle: "none",
        mt: [5, 6],
        display: "grid",
        gridTemplateColumns: "repeat(2, 1fr)",
        gap: 3,
        [`@media ${md}`]: {
          gridTemplateColumns: "repeat(12, 1fr)",
          gap: 0,
          pb: 5,
        },
      }}
    >
      {pictures.map(({ alt, file }, index) => {
        // Not by :last-of-type, which is unknown until the whole list has arrived.
        const isAlone = index === pictures.length - 1 && index % 2 === 0;
        const place = assertFound(places[index], "place for picture", String(index));
        return (
          <li
            key={file.relativePath}
            sx={{
              gridColumn: isAlone ? "1 / -1" : undefined,
              alignSelf: "start",
              bg: "panel",
              p: [1, 2],
              border: "1px solid",
              borderColor: "line",
              boxShadow: "0 2px 10px rgb(0 0 0 / 14%)",
              [`@media ${md}`]: {
                gridRow: 1,
                gridColumn: place.column,
                mt: place.top,
                transform: `rotate(${place.turn})`,
              },
            }}
          >
            <Image
              file={file}
              alt={alt}
              sizes="(min-width: 72em) 24rem, (min-width: 48em) 33vw, 50vw"
              isDimmed
            />
          </li>
        );
      })}
    </ul>
  );
}

export const query = graphql`
  fragment CollagePicture on Picture {
    alt
    file {
      relativePath
      childImageSharp {
        gatsbyImageData(layout: CONSTRAINED, width: 400, aspectRatio: 1.2)
      }
    }
  }
`;
