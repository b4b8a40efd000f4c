import { graphql, useStaticQuery } from "gatsby";

/** What every page shows around its own content: asked for once, shared by all pages. */
export function useFrameData() {
  return useStaticQuery<Queries.FrameQuery>(graphql`
    query Frame {
      site {
        buildTime
      }
      campaign {
        name
        tagline
        accounts {
          icon
          label
          url
        }
        funding
        copyright
        sampleNotice
        hasSamples
      }
      allNavigationEntry(sort: { position: ASC }) {
        nodes {
          name
          url
          heading
          listsTestimonies
          page {
            path
            label
          }
          items {
            name
            page {
              path
              label
            }
          }
        }
      }
      allPage(sort: { label: ASC }) {
        nodes {
          path
          label
        }
      }
      allTestimony(filter: { withdrawn: { eq: false } }, sort: { order: ASC }) {
        nodes {
          name
          path
        }
      }
    }
  `);
}
