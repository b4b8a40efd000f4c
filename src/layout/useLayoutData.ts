import { graphql, useStaticQuery } from "gatsby";
import { assertFound } from "../lib/assertFound";

/** Returns the data of the layout, which Gatsby loads once for all pages. */
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
        testimonyNote
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
      testimoniesPage: page(template: { eq: testimonies }) {
        name: label
        path
      }
      allPage(sort: { label: ASC }) {
        nodes {
          name: label
          path
        }
      }
      # A menu lists at most this number of testimonies. Without a limit, every page would grow with the number of testimonies.
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

/** Returns the fields of content/campaign.yaml that the layout uses. */
export const useCampaign = () => assertFound(useLayoutData().campaign, "file", "content/campaign.yaml");
