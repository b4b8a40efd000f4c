import type { GatsbyConfig } from "gatsby";
import { readCampaign } from "./src/content-model/readContent";
import { kindOfFile } from "./src/content-model/kinds";
import { palettes } from "./src/theme/colors";

const { name, icon } = readCampaign("content");

const config: GatsbyConfig = {
  trailingSlash: "never",
  // These two settings allow Theme UI's `sx` in every component. tsconfig.json and tests/support/transform.cjs have the same settings.
  jsxRuntime: "automatic",
  jsxImportSource: "theme-ui",
  graphqlTypegen: {
    generateOnBuild: true,
    // The files with queries in plain strings, each after the comment "graphql" in lower case. Prettier would format a query after the
    // comment "GraphQL", with each field on a line of its own.
    documentSearchPaths: ["gatsby-config.ts", "gatsby-node.ts", "src/gatsby-node/onPostBuild.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      // This plugin is only needed for its GraphQL type of files, so it is told to ignore all files. src/gatsby-node/sourceNodes.ts creates
      // the nodes of pictures, after the check has accepted the content.
      options: { path: "content", ignore: ["**"] },
    },
    {
      resolve: "gatsby-transformer-yaml",
      // src/gatsby-node/sourceNodes.ts passes each YAML file to this plugin, which makes a node for each entry. The type of the node is the
      // type of the entry's kind.
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
        background_color: palettes.light.background,
        theme_color: palettes.light.background,
        icon: icon && `content/${icon}`,
        // Each size of the icon adds a tag to the head of every page, so there are only two sizes.
        icons: [180, 512].map((side) => ({
          src: `icons/icon-${side}x${side}.png`,
          sizes: `${side}x${side}`,
          type: "image/png",
        })),
        theme_color_in_head: false,
        // A hash in the addresses of these files is not needed, because browsers cache them only for a short time.
        cache_busting_mode: "none",
      },
    },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        // The head of a page needs no link to the sitemap, because robots.txt contains it.
        createLinkInHead: false,
        query: /* graphql */ `query Sitemap {
          campaign { siteUrl }
          allPage { nodes { path updates { on } } }
          allTestimony { nodes { path updates { on } } }
          allDocumentPart { nodes { path } }
        }`,
        resolveSiteUrl: ({ campaign }: Queries.SitemapQuery) => campaign?.siteUrl,
        // Redirects are not in the sitemap.
        resolvePages: ({ allPage, allTestimony, allDocumentPart }: Queries.SitemapQuery) =>
          [allPage, allTestimony, allDocumentPart].flatMap(({ nodes }) => nodes),
        // The date of the newest change that the page itself lists.
        serialize: ({ path: url, updates }: { path: string; updates?: { on: string }[] }) => ({
          url,
          lastmod: updates?.[0]?.on,
        }),
      },
    },
  ],
};

export default config;
