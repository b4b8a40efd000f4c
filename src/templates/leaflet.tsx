import { graphql } from "gatsby";
import { PaperSheet, printedSheets } from "../components/PaperSheet";
import { Heading } from "../components/Heading";
import { TextPage } from "../components/TextPage";
import { assertFound } from "../lib/assertFound";
import { pageTemplate } from "./pageTemplate";

/**
 * A leaflet of two sides of A5. The last card is on the second side, with the address of the site. The opening text is visible only on the
 * screen.
 */
const LeafletTemplate = pageTemplate<Queries.LeafletQuery>(
  (page, data) => {
    const { name, siteUrl, qrCode } = assertFound(data.campaign, "file", "content/campaign.yaml");
    const address = new URL(siteUrl).host;
    const opening = page.sections.filter(({ heading }) => heading === null);
    const cards = page.sections.filter(({ heading }) => heading !== null);
    const draw = ({ id, heading, parts }: (typeof cards)[number]) => (
      <div key={id}>
        <Heading id={id}>{heading ?? ""}</Heading>
        {parts.map(
          ({ html }, index) => html && <div key={index} dangerouslySetInnerHTML={{ __html: html }} />,
        )}
      </div>
    );
    return (
      <TextPage page={page} sections={opening}>
        <PaperSheet paper="A5" name="First side">
          {cards.slice(0, -1).map(draw)}
        </PaperSheet>
        <PaperSheet paper="A5" name="Second side">
          {cards.slice(-1).map(draw)}
          <div sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", ml: "-5mm" }}>
            <div
              role="img"
              aria-label={`QR code of ${address}`}
              sx={{ width: "50mm", svg: { display: "block", bg: "white", shapeRendering: "crispEdges" } }}
              dangerouslySetInnerHTML={{ __html: qrCode }}
            />
            <div sx={{ flex: "1 0 45mm", pl: "5mm" }}>
              <p>
                {name}
                <br />
                <strong>{address}</strong>
              </p>
            </div>
          </div>
        </PaperSheet>
      </TextPage>
    );
  },
  ({ sample }) => ({ styles: printedSheets("A5", sample) }),
);
export default LeafletTemplate;

export const query = graphql`
  query Leaflet($id: String!) {
    page(id: { eq: $id }) {
      ...PageText
      sample
    }
    campaign {
      name
      siteUrl
      qrCode
    }
  }
`;
