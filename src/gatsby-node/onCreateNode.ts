import { basename } from "node:path";
import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby";
import { kindOfFile } from "../content-model/kinds";
import { found } from "../lib/found";

interface MarkdownNode extends Node {
  frontmatter: Record<string, unknown>;
  fileAbsolutePath: string;
}

/** Makes a Page or Testimony node of each Markdown file, checked against its kind and linked to its Markdown. */
export const onCreateNode: GatsbyNode["onCreateNode"] = async ({
  node,
  getNode,
  actions,
  createNodeId,
  createContentDigest,
}: CreateNodeArgs) => {
  if (node.internal.type !== "MarkdownRemark") return;
  const { frontmatter } = node as MarkdownNode;
  const file = found(getNode(node.parent ?? ""), "file of Markdown node", node.id);
  const kind = kindOfFile(String(file.relativePath));
  if (kind === undefined) return;

  // gatsby-transformer-remark adds an empty title where a file has none.
  const { title, ...rest } = frontmatter;
  const content = kind.schema.parse(title === "" ? rest : frontmatter);
  const id = createNodeId(`${kind.type} ${String(file.relativePath)}`);
  await actions.createNode({
    ...content,
    fileName: basename(String(file.relativePath), ".md"),
    markdown: node.id,
    id,
    parent: node.id,
    children: [],
    internal: { type: kind.type, contentDigest: createContentDigest([content, node.internal.contentDigest]) },
  });
};
