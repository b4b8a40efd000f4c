/** References in content, followed in GraphQL: a picture's path to its File, a page's file name to its Page. */
import { posix } from "node:path";
import type { Node } from "gatsby";
import { found } from "../lib/found";

export type ContentSource = Record<string, unknown>;

export interface NodeModel {
  findOne<T = Node>(args: { type: string; query: object }): Promise<T | null>;
  findAll<T = Node>(args: { type: string; query: object }): Promise<{ entries: Iterable<T> }>;
  findRootNodeAncestor(source: unknown): Node | null;
  getNodeById(args: { id: string; type?: string }): Node | null;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

/** The File node at `relativePath`, seen from the folder of the content file that `source` came from. */
export async function findFile(relativePath: string, source: unknown, nodeModel: NodeModel): Promise<Node> {
  const origin = found(nodeModel.findRootNodeAncestor(source), "the content file that names", relativePath);
  const target = posix.join(posix.dirname(String(origin.relativePath)), relativePath);
  const file = await nodeModel.findOne({ type: "File", query: { filter: { relativePath: { eq: target } } } });
  return found(file, "file", `content/${target}`);
}

/** Resolves an image field; a value that is a node already (a picture lifted out of Markdown) stays as it is. */
export function resolveFile(field: string) {
  return (source: ContentSource, _args: unknown, { nodeModel }: ResolverContext) => {
    const value = source[field];
    return typeof value === "string" ? findFile(value, source, nodeModel) : value;
  };
}

/** Resolves the file name of a page or testimony to its node. */
export function resolveByFileName(field: string, type: string) {
  return async (source: ContentSource, _args: unknown, { nodeModel }: ResolverContext) => {
    const value = source[field];
    if (typeof value !== "string") return null;
    const node = await nodeModel.findOne({ type, query: { filter: { fileName: { eq: value } } } });
    return found(node, type, `${value}.md`);
  };
}
