import { graphql, useStaticQuery } from "gatsby";
import { Helmet } from "react-helmet";
import { found } from "../lib/found";
import { headTags, type HeadTag, type PageMeta } from "./headTags";

function element(tag: HeadTag, index: number) {
  switch (tag.tag) {
    case "title":
      return <title key={index}>{tag.text}</title>;
    case "meta":
      return <meta key={index} {...tag.attributes} />;
    case "link":
      return <link key={index} {...tag.attributes} />;
    case "script":
      return (
        <script key={index} type="application/ld+json">
          {tag.json}
        </script>
      );
  }
}

/** The head of a page; the only place that uses react-helmet, once a page. */
export function PageHead(page: PageMeta) {
  const { campaign } = useStaticQuery<Queries.HeadQuery>(graphql`
    query Head {
      campaign {
        name
        siteUrl
        description
        language
        accounts {
          url
        }
        icon {
          publicURL
        }
      }
    }
  `);
  const { icon, ...rest } = found(campaign, "file", "content/campaign.yaml");
  const tags = headTags(page, { ...rest, icon: icon.publicURL ?? "" });
  return (
    <Helmet htmlAttributes={{ lang: rest.language }} defer={false}>
      {tags.map(element)}
    </Helmet>
  );
}

export const query = graphql`
  fragment PageHead on Page {
    path
    title
    description
    keywords
  }
`;
