import { graphql } from "gatsby";
import { OutsideLinks } from "../components/OutsideLinks";
import { Paragraphs } from "../components/Paragraphs";
import { RuledBlock } from "../components/RuledBlock";
import { ContactDetails } from "./ContactDetails";

/** One card of the contact page: a few words, then details to copy, then links. */
export function ContactCard({ card }: { card: Queries.ContactCardFragment }) {
  const { anchor, title, text, details, links } = card;
  return (
    <RuledBlock id={anchor} title={title}>
      {text && <Paragraphs text={text} />}
      <ContactDetails details={details} />
      <OutsideLinks links={links} />
    </RuledBlock>
  );
}

export const query = graphql`
  fragment ContactCard on ContactCard {
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
