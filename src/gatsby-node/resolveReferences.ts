/** References in content, followed in GraphQL: a picture's name to its File, a file name to its Page or Testimony. */
import type { Node } from "gatsby";
import { found } from "../lib/found";

export type ContentSource = Record<string, unknown>;

export interface NodeModel {
  findOne<T = Node>(args: { type: string; query: object }): Promise<T | null>;
  findAll<T = Node>(args: { type: string; query: object }): Promise<{ entries: Iterable<T> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

/** The node of a type whose field has a value; undefined where the content names none. */
export async function findBy(
  nodeModel: NodeModel,
  type: string,
  field: string,
  value: unknown,
): Promise<ContentSource | undefined> {
  if (typeof value !== "string") return undefined;
  const node = await nodeModel.findOne<ContentSource>({
    type,
    query: { filter: { [field]: { eq: value } } },
  });
  return found(node, type, value);
}

type Resolver = (source: ContentSource, args: unknown, context: ResolverContext) => Promise<unknown>;

/** Resolves a picture, named from content/, to its File. */
export const resolveFile =
  (field: string): Resolver =>
  (source, _args, { nodeModel }) =>
    findBy(nodeModel, "File", "relativePath", source[field]);

/** Resolves the file name of a page or testimony to its node. */
export const resolveByFileName =
  (field: string, type: string): Resolver =>
  (source, _args, { nodeModel }) =>
    findBy(nodeModel, type, "fileName", source[field]);
