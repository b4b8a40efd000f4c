import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { OutsideLinks } from "../components/OutsideLinks";
import { Paragraphs } from "../components/Paragraphs";
import { RuledBlock } from "../components/Heading";
import { ContactDetails } from "./ContactDetails";

interface Props {
  card: Queries.DetailsCardFragment;
  children?: ReactNode;
}

/** A card of the contact or the media page: a few words, then details to copy, then links. */
export function DetailsCard({ card: { anchor, title, text, details, links }, children }: Props) {
  return (
    <RuledBlock id={anchor} title={title}>
      {text && <Paragraphs text={text} />}
      <ContactDetails details={details} />
      <OutsideLinks links={links} />
      {children}
    </RuledBlock>
  );
}

export const query = graphql`
  fragment DetailsCard on ContactCard {
    anchor
    title
    text
    details {
      ...ContactDetail
    }
    links {
      ...OutsideLink
    }
  }
`;
