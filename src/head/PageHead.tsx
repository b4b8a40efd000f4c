import { graphql } from "gatsby";
import { startTransition, useEffect, useState } from "react";
import { Helmet } from "react-helmet";
import { afterFrame } from "../lib/afterFrame";
import { headTags } from "./headTags";
import type { CampaignMeta, PageMeta } from "./meta";

interface Props {
  page: PageMeta;
  campaign: CampaignMeta;
}

/**
 * The head of the page that is shown; the only place that sets one with react-helmet. It belongs to the frame, so that it lasts from page to page:
 * a new one at every click would render twice, and the visitor would wait for both.
 */
export function PageHead({ page, campaign }: Props) {
  const [shown, setShown] = useState(page);
  useEffect(() => afterFrame(() => startTransition(() => setShown(page))), [page]);
  return (
    // Without deferring: afterFrame has waited already, and Helmet would wait forever in a hidden tab.
    <Helmet htmlAttributes={{ lang: campaign.language }} defer={false} {...headTags(shown, campaign)} />
  );
}

export const query = graphql`
  fragment PageHead on Page {
    path
    title
    description
    keywords
    ...CitedPage
  }
`;
