import { graphql, useStaticQuery } from "gatsby";
import { startTransition, useEffect, useState } from "react";
import { Helmet } from "react-helmet";
import { afterFrame } from "../lib/afterFrame";
import { assertFound } from "../lib/assertFound";
import { headTags } from "./headTags";
import type { PageMeta } from "./meta";

/**
 * The head of the page that is shown; the only place that sets one with react-helmet. It belongs to the frame, so that it lasts from page to page:
 * a new one at every click would render twice, and the visitor would wait for both.
 */
export function PageHead({ page }: { page: PageMeta }) {
  const [shown, setShown] = useState(page);
  useEffect(() => afterFrame(() => startTransition(() => setShown(page))), [page]);
  const { campaign } = useStaticQuery<Queries.HeadQuery>(graphql`
    query Head {
      campaign {
        name
        siteUrl
        description
        language
        isIndexed
        hasUpdates
        accounts {
          url
        }
        icon {
          publicURL
        }
      }
    }
  `);
  const { icon, ...rest } = assertFound(campaign, "file", "content/campaign.yaml");
  const tags = headTags(shown, { ...rest, icon: icon.publicURL ?? "" });
  return (
    // Without deferring: afterFrame has waited already, and Helmet would wait forever in a hidden tab.
    <Helmet htmlAttributes={{ lang: rest.language }} defer={false} {...tags} />
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
