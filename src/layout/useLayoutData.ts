import { graphql, useStaticQuery } from "gatsby";
import { assertFound } from "../lib/assertFound";

/** What every page shows around its own content: asked for once, shared by all pages. */
export function useLayoutData() {
  return useStaticQuery<Queries.LayoutQuery>(graphql`
    query Layout {
      campaign {
        name
        siteUrl
        tagline
        description
        language
        isIndexed
        hasUpdates
        icon {
          publicURL
        }
        accounts {
          icon
          label
          url
        }
        funding
        copyright
        sampleNotice
        hasSamples
        contentions {
          heading
          claim
          finding
          noFinding
          answer
          settledBy
        }
        statements {
          heading
          question
          ours
          others
          found
          nothing
        }
        builtOn
      }
      allNavigationEntry(sort: { position: ASC }) {
        nodes {
          name
          url
          heading
          listsTestimonies
          page {
            path
          }
          items {
            name
            page {
              path
            }
          }
          footerPages {
            path
          }
        }
      }
      testimoniesPage: page(template: { eq: "testimonies" }) {
        name: label
        path
      }
      allPage(sort: { label: ASC }) {
        nodes {
          name: label
          path
        }
      }
      # As many as a menu can hold; without a limit every page would grow with their number.
      allTestimony(limit: 40, sort: { order: ASC }) {
        totalCount
        nodes {
          name
          path
        }
      }
    }
  `);
}

/** What campaign.yaml says, as far as the layout asks for it. */
export const useCampaign = () => assertFound(useLayoutData().campaign, "file", "content/campaign.yaml");
