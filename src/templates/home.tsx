import { graphql } from "gatsby";
import { ContentNote } from "../components/ContentNote";
import { LastUpdated } from "../components/LastUpdated";
import { PageTitle } from "../components/PageTitle";
import { Quotation } from "../components/Quotation";
import { Section } from "../components/Section";
import { Counter } from "../counter/Counter";
import { pageTemplate } from "./pageTemplate";
import { AtoZ } from "../home/AtoZ";
import { Banner } from "../components/Banner";
import { Collage } from "../home/Collage";
import { LinkCards } from "../home/LinkCards";
import { Opening } from "../home/Opening";
import { assertFound } from "../lib/assertFound";

/** The home page; the campaign asked for its parts in this order. */
const HomeTemplate = pageTemplate<Queries.HomeQuery>(
  (page, data) => {
    const campaign = assertFound(data.campaign, "file", "content/campaign.yaml");
    const opening = page.sections.find(({ heading }) => heading === null);
    const [about, ...rest] = page.sections.filter((section) => section !== opening);
    return (
      <>
        {page.picture ? (
          <Banner
            picture={page.picture}
            title={campaign.name}
            tagline={campaign.tagline}
            standfirst={page.standfirst}
          />
        ) : (
          <div className="content" sx={{ variant: "layout.page" }}>
            <PageTitle title={campaign.name} standfirst={page.standfirst ?? campaign.tagline} />
          </div>
        )}
        {opening && <Opening section={opening} />}
        <div className="content" sx={{ variant: "layout.page" }}>
          <ContentNote note={page.note} />
          <LastUpdated updates={page.updates} />
        </div>
        <Collage pictures={page.collage} />
        {page.quotation && <Quotation quotation={page.quotation} />}
        <div className="content" sx={{ variant: "layout.page" }}>
          {campaign.counter && (
            <Counter counter={campaign.counter} builtOn={campaign.builtOn} language={campaign.language} />
          )}
          <LinkCards cards={page.cards} />
          {about && <Section section={about} isSplit />}
          <AtoZ pages={data.allPage.nodes} />
          {rest.map((section) => (
            <Section key={section.id} section={section} isSplit />
          ))}
        </div>
      </>
    );
  },
  { isHome: true },
);
export default HomeTemplate;

export const query = graphql`
  query Home($id: String!) {
    campaign {
      name
      tagline
      counter {
        since
        heading
        years
        months
        weeks
        days
      }
      builtOn
      language
    }
    page(id: { eq: $id }) {
      ...PageHead
      standfirst
      note
      picture {
        ...Banner
      }
      quotation {
        ...Quotation
      }
      collage {
        ...CollagePicture
      }
      cards {
        title
        text
        page {
          path
        }
      }
      sections {
        ...Section
      }
    }
    allPage(filter: { inIndex: { eq: true } }) {
      nodes {
        label
        path
      }
    }
  }
`;
