import { readFileSync } from "node:fs";
import type { GatsbyConfig } from "gatsby";
import { load } from "js-yaml";
import { kindOfFile } from "./src/content-model/kinds";
import { light } from "./src/theme/colors";

/** The manifest is made before the data layer stands, so its few words come straight from the file. */
const campaign = load(readFileSync("content/campaign.yaml", "utf8")) as { name: string; icon: string };

interface SitemapData {
  campaign: { siteUrl: string };
  allSitePage: { nodes: { path: string }[] };
}

const config: GatsbyConfig = {
  trailingSlash: "never",
  // Every component may write Theme UI's `sx`; tsconfig.json and tests/support/babelTransform.cjs say the same.
  jsxRuntime: "automatic",
  jsxImportSource: "theme-ui",
  graphqlTypegen: {
    generateOnBuild: true,
    documentSearchPaths: ["./gatsby-node.ts", "./src/gatsby-node/*.ts"],
  },
  plugins: [
    {
      resolve: "gatsby-source-filesystem",
      // Hidden files are what programs write while they save.
      options: { name: "content", path: "content", ignore: ["**/.*"] },
    },
    {
      resolve: "gatsby-transformer-yaml",
      // Each YAML entry is a node of its kind's type at once.
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) =>
          kindOfFile(node.relativePath)?.type ?? "OtherYaml",
      },
    },
    { resolve: "gatsby-transformer-remark", options: { plugins: ["gatsby-remark-smartypants"] } },
    "gatsby-plugin-image",
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          formats: ["auto", "webp", "avif"],
          placeholder: "dominantColor",
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
        name: campaign.name,
        short_name: campaign.name,
        start_url: "/",
        display: "browser",
        background_color: light.background,
        theme_color: light.background,
        icon: `content/${campaign.icon}`,
        theme_color_in_head: false,
      },
    },
    {
      resolve: "gatsby-plugin-sitemap",
      options: {
        query: `{
          campaign { siteUrl }
          allSitePage(filter: { componentChunkName: { regex: "/^(?!.*templates-moved)/" } }) { nodes { path } }
        }`,
        resolveSiteUrl: ({ campaign }: SitemapData) => campaign.siteUrl,
        excludes: ["/404", "/404.html"],
      },
    },
  ],
};

export default config;
