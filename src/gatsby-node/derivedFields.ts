/** The GraphQL fields that stand in no file but follow from what does. */
import type { Node } from "gatsby";
import type { GraphQLObjectType, GraphQLResolveInfo } from "graphql";
import type { Root } from "hast";
import { kindOfFile, kinds } from "../content-model/kinds";
import { found } from "../lib/found";
import type { LinkTarget } from "../lib/links";
import { testimonyPath } from "../lib/paths";
import { accountMarks } from "./accountMarks";
import { findFile, type ContentSource, type NodeModel, type ResolverContext } from "./resolveReferences";
import { toSections } from "./sections";

export const sectionTypes = `
  """A card: a heading of a Markdown file with all that follows it up to the next one."""
  type Section @dontInfer {
    "The heading, or null for the text before the first one."
    heading: String
    "The fragment of the section's address."
    id: String!
    "Whether the volunteer marked the heading with {highlight}."
    highlighted: Boolean!
    "Its text and pictures, in order."
    parts: [SectionPart!]!
  }
  """A stretch of HTML or one picture."""
  type SectionPart @dontInfer {
    html: String
    picture: Picture
  }
`;

/** The address of the page or testimony that a link in content leads to. */
async function hrefOf(
  { file, fragment }: Extract<LinkTarget, { kind: "file" }>,
  nodeModel: NodeModel,
): Promise<string> {
  const type = found(kindOfFile(file), "page or testimony", `content/${file}`).type;
  const fileName = file.replace(/^.*\/|\.md$/g, "");
  const node = await nodeModel.findOne<ContentSource>({
    type,
    query: { filter: { fileName: { eq: fileName } } },
  });
  const { path, slug } = found(node, type, `content/${file}`);
  return `${type === "Testimony" ? testimonyPath(String(slug)) : String(path)}${fragment ? `#${fragment}` : ""}`;
}

async function resolveSections(
  source: ContentSource,
  _args: unknown,
  context: ResolverContext,
  info: GraphQLResolveInfo,
) {
  const { nodeModel } = context;
  const markdown = found(
    nodeModel.getNodeById({ id: String(source.markdown) }),
    "Markdown",
    String(source.markdown),
  );
  const origin = found(nodeModel.findRootNodeAncestor(markdown), "file of Markdown", markdown.id);
  const type = info.schema.getType("MarkdownRemark") as GraphQLObjectType;
  const field = found(type.getFields().htmlAst, "field", "MarkdownRemark.htmlAst");
  const tree = (await field.resolve?.(markdown, {}, context, info)) as Root;
  return toSections<Node>(structuredClone(tree), {
    from: String(origin.relativePath),
    href: (target) => hrefOf(target, nodeModel),
    picture: (src) => findFile(src, markdown, nodeModel),
  });
}

const fromMarkdown = {
  fileName: {
    type: "String!",
    description: "The name of its file without .md; other content refers to it so.",
  },
  markdown: { type: "MarkdownRemark!", description: "Its Markdown.", extensions: { link: {} } },
  sections: { type: "[Section!]!", description: "Its cards, in order.", resolve: resolveSections },
};

/** The testimony right before or after this one, in the order of every list; null at the ends. */
function neighbour(side: "lt" | "gt") {
  return async (source: ContentSource, _args: unknown, { nodeModel }: ResolverContext) => {
    const { entries } = await nodeModel.findAll({
      type: "Testimony",
      query: {
        filter: { order: { [side]: source.order }, withdrawn: { eq: false } },
        sort: { fields: ["order"], order: [side === "lt" ? "DESC" : "ASC"] },
        limit: 1,
      },
    });
    return Array.from(entries)[0] ?? null;
  };
}

/** Where an entry stands in its YAML file, counted from 0. */
const position = {
  type: "Int!",
  description: "Its place in its file, counted from 0.",
  resolve: (source: Node, _args: unknown, { nodeModel }: ResolverContext) => {
    const file = found(nodeModel.getNodeById({ id: source.parent ?? "" }), "file of", source.id);
    return file.children.indexOf(source.id);
  },
};

/** Whether `sample: true` stands anywhere inside a value. */
function holdsSample(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return (value as ContentSource).sample === true || Object.values(value).some(holdsSample);
}

/** Whether anything on the site is still a sample; asked once, for the notice on every page. */
async function resolveHasSamples(_source: ContentSource, _args: unknown, { nodeModel }: ResolverContext) {
  for (const { type } of kinds) {
    const { entries } = await nodeModel.findAll({ type, query: {} });
    for (const entry of entries) if (holdsSample(entry)) return true;
  }
  return false;
}

export const derivedFields = {
  Campaign: {
    hasSamples: {
      type: "Boolean!",
      description: "Whether anything on the site is a sample.",
      resolve: resolveHasSamples,
    },
  },
  Account: {
    mark: {
      type: "String",
      description: "The mark of its service as an SVG path in a square of 24; null for a podcast.",
      resolve: ({ icon }: ContentSource) => accountMarks[icon as keyof typeof accountMarks],
    },
  },
  Page: fromMarkdown,
  Testimony: {
    ...fromMarkdown,
    path: {
      type: "String!",
      description: "Its address.",
      resolve: (source: ContentSource) => testimonyPath(String(source.slug)),
    },
    previous: { type: "Testimony", description: "The testimony before it.", resolve: neighbour("lt") },
    next: { type: "Testimony", description: "The testimony after it.", resolve: neighbour("gt") },
  },
  NavigationEntry: { position },
  SearchEntry: { position },
  TimelineEvent: { position },
  TeamSection: { position },
  MediaCard: { position },
  ContactCard: { position },
  LegalProfile: { position },
};
