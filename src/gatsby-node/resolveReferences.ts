/** Resolves references in content: a picture's path to its File, a file name to its Page or Testimony. */
import type { Node } from "gatsby";
import { assertFound } from "../lib/assertFound";

export type ContentSource = Record<string, unknown>;

interface NodeModel {
  findOne<T = Node>(args: { type: string; query: object }): Promise<T | null>;
  findAll<T = Node>(args: { type: string; query: object }): Promise<{ entries: Iterable<T> }>;
}

export interface ResolverContext {
  nodeModel: NodeModel;
}

/** The node of a type whose field has this value; undefined if the content has none. */
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
  return assertFound(node, type, value);
}

type Resolver = (source: ContentSource, args: unknown, context: ResolverContext) => Promise<unknown>;

/** Resolves the names in a field, one or a list of them, to the nodes whose `key` has that value. */
export const resolveBy =
  (field: string, type: string, key: string): Resolver =>
  async (source, _args, { nodeModel }) => {
    const named = source[field];
    if (!Array.isArray(named)) return findBy(nodeModel, type, key, named);
    return Promise.all(named.map((name) => findBy(nodeModel, type, key, name)));
  };
