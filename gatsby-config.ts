import type { GatsbyConfig } from "gatsby";
import { readCampaign } from "./src/content-model/readCampaign";
import { kindOfFile } from "./src/content-model/kinds";
import { light } from "./src/theme/colors";

const { name, icon } = readCampaign("content");

const config: GatsbyConfig = {
  trailingSlash: "never",
  // Every component may write Theme UI's `sx`; tsconfig.json and tests/support/transform.cjs say the same.
  jsxRuntime: "automatic",
  jsxImportSource: "theme-ui",
  graphqlTypegen: {
    generateOnBuild: true,
    // Where queries are plain strings behind the comment "graphql". In capital letters, Prettier would put each field on a line of its own.
    documentSearchPaths: [
      "gatsby-config.ts",
      "src/gatsby-node/createPages.ts",
      "src/gatsby-node/onPostBuild.ts",
    ],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      // It defines files in GraphQL. src/gatsby-node/sourceNodes.ts makes those of pictures, once the check has accepted what names them.
      options: { path: "content", ignore: ["**"] },
    },
    {
      resolve: "gatsby-transformer-yaml",
      // It is given each YAML file by src/gatsby-node/sourceNodes.ts; an entry becomes a node of its kind's type.
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) => kindOfFile(node.relativePath)?.type,
      },
    },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "avif"],
          placeholder: "none",
          quality: 70,
          avifOptions: { quality: 42 },
        },
      },
    },
    "gatsby-transformer-sharp",
    "gatsby-plugin-react-helmet",
    {
      resolve: "gatsby-plugin-manifest",
      options: {
        name,
        short_name: name,
        start_url: "/",
        display: "browser",
        background_color: light.background,
        theme_color: light.background,
        icon: icon && `content/${icon}`,
        // Every size more is a tag more in the head of each page.
        icons: [180, 512].map((side) => ({
          src: `icons/icon-${side}x${side}.png`,
          sizes: `${side}x${side}`,
          type: "image/png",
        })),
        theme_color_in_head: false,
        // These files are not cached for long, so their addresses need no hash.
        cache_busting_mode: "none",
      },
    },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // robots.txt names it.
        createLinkInHead: false,
        query: /* graphql */ `query Sitemap {
          campaign { siteUrl }
          allPage { nodes { path updates { on } } }
          allTestimony { nodes { path updates { on } } }
          allDocumentPart { nodes { path } }
        }`,
        resolveSiteUrl: ({ campaign }: Queries.SitemapQuery) => campaign?.siteUrl,
        // Without old addresses, which lead to these.
        resolvePages: ({ allPage, allTestimony, allDocumentPart }: Queries.SitemapQuery) =>
          [allPage, allTestimony, allDocumentPart].flatMap(({ nodes }) => nodes),
        // Of the newest change that the page itself shows.
        serialize: ({ path: url, updates }: { path: string; updates?: { on: string }[] }) => ({
          url,
          lastmod: updates?.[0]?.on,
        }),
      },
    },
  ],
};

export default config;
