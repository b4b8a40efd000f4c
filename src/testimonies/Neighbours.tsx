import { graphql } from "gatsby";

interface Props {
  previous: Queries.NeighbourFragment | null;
  next: Queries.NeighbourFragment | null;
}

export function Neighbours({ previous, next }: Props) {
  if (!previous && !next) return null;
  const link = (label: string, { path, name }: Queries.NeighbourFragment, rel: "prev" | "next") => (
    <a
      href={path}
      rel={rel}
      sx={{
        gridColumn: rel === "prev" ? 1 : 2,
        textAlign: rel === "prev" ? "left" : "right",
        textDecoration: "none",
        py: 2,
      }}
    >
      <span sx={{ variant: "text.smallCaps", display: "block" }}>{label}</span>
      <span sx={{ fontFamily: "heading", fontSize: "h3", lineHeight: 1.2 }}>{name}</span>
    </a>
  );
  return (
    <nav
      aria-label="Previous and next"
      sx={{
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        gap: 4,
        borderTop: "1px solid",
        borderColor: "text",
        pt: 4,
        "@media print": { display: "none" },
      }}
    >
      {previous && link("Previous", previous, "prev")}
      {next && link("Next", next, "next")}
    </nav>
  );
}

export const query = graphql`
  fragment Neighbour on Testimony {
    path
    name
  }
`;
