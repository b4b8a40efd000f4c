import { graphql } from "gatsby";
import { Helmet } from "react-helmet";
import { headTags } from "./headTags";
import type { CampaignMeta, PageMeta } from "./meta";

interface Props {
  page: PageMeta;
  campaign: CampaignMeta;
}

/** The head of a page; the only place that sets one with react-helmet. */
export const PageHead = ({ page, campaign }: Props) => (
  <Helmet htmlAttributes={{ lang: campaign.language }} {...headTags(page, campaign)} />
);

export const query = graphql`
  fragment PageHead on Page {
    path
    title
    description
    keywords
    ...CitedPage
  }
`;
