import { graphql } from "gatsby";
import { ExternalLink } from "../components/ExternalLink";
import { Paragraphs } from "../components/Prose";
import { Heading } from "../components/Heading";
import { Portrait } from "../components/Picture";
import { SampleMark } from "../components/Sample";
import { TextPage } from "../components/TextPage";
import { pageTemplate } from "./pageTemplate";
import { CardSources } from "../sources/CitationNumbers";

/** The page of the legal team: a card for each lawyer, with portrait, role and biography. */
const LegalTemplate = pageTemplate<Queries.LegalQuery>((page, data) => (
  <TextPage page={page}>
    {data.allLegalProfile.nodes.map(
      ({ anchor, name, role, sample, image, url, linkText, biography, sources }) => (
        <section
          key={anchor}
          sx={{ variant: "cards.besidePicture", gridTemplateColumns: ["1fr", "11rem 1fr", "15rem 1fr"] }}
        >
          <div sx={{ maxWidth: "15rem" }}>
            <Portrait file={image} name={name} />
          </div>
          <div sx={{ maxWidth: "measure" }}>
            <Heading id={anchor} sx={{ fontSize: "h2" }}>
              {name}
            </Heading>
            <p sx={{ variant: "text.smallCaps", m: 0, mt: 1, mb: 3 }}>
              {role}
              {sample && <SampleMark />}
            </p>
            <Paragraphs text={biography} />
            <CardSources sources={sources} />
            <p sx={{ mb: 0 }}>
              <ExternalLink href={url} variant="buttons.quiet">
                {linkText}
              </ExternalLink>
            </p>
          </div>
        </section>
      ),
    )}
  </TextPage>
));
export default LegalTemplate;

export const query = graphql`
  query Legal($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
    }
    allLegalProfile(sort: { position: ASC }) {
      nodes {
        anchor
        name
        role
        sample
        url
        linkText
        biography
        sources {
          ...Citation
        }
        image {
          ...PortraitFile
        }
      }
    }
  }
`;
