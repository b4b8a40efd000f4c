import { graphql } from "gatsby";
import { OutsideLinks } from "./OutsideLinks";
import { Portrait } from "./Portrait";

interface Props {
  person: Queries.PersonFragment;
  /** Portrait beside the words, as in a memorial. */
  isWide?: boolean;
}

/** A portrait with name and role below it (specification, section 3 "Person card"). */
export function Person({ person, isWide = false }: Props) {
  const { name, role, description, image, links } = person;
  return (
    <li
      sx={
        isWide
          ? {
              display: "grid",
              columnGap: 5,
              gridTemplateColumns: ["1fr", "minmax(6rem, 12rem) minmax(0, 1fr)"],
            }
          : { display: ["grid", "block"], columnGap: 4, gridTemplateColumns: "6.5rem 1fr" }
      }
    >
      <Portrait file={image} />
      <div sx={{ mt: isWide ? [3, 0] : [0, 3] }}>
        <h3 sx={{ fontSize: "h3" }}>{name}</h3>
        {role && <p sx={{ variant: "text.smallCaps", m: 0, mt: 1 }}>{role}</p>}
        <p sx={{ m: 0, mt: 2, fontSize: "menu", lineHeight: 1.5 }}>{description}</p>
        <OutsideLinks links={links} />
      </div>
    </li>
  );
}

export const query = graphql`
  fragment Person on Person {
    name
    role
    description
    image {
      ...PortraitFile
    }
    links {
      ...OutsideLink
    }
  }
`;
