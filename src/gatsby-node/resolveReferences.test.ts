import { resolveBy, type NodeModel } from "./resolveReferences";

const pier = { relativePath: "images/pier.jpg" };
const front = { fileName: "front" };
const nodes: Record<string, object[]> = { File: [pier], Page: [front] };

/** A fake node model with these nodes, which supports the resolvers' single-field filters. */
const nodeModel = {
  findOne: ({ type, query }: { type: string; query: { filter: Record<string, { eq: unknown }> } }) => {
    const [[field, { eq }] = ["", { eq: undefined }]] = Object.entries(query.filter);
    const found = nodes[type]?.find((node) => (node as Record<string, unknown>)[field] === eq);
    return Promise.resolve(found ?? null);
  },
} as unknown as NodeModel;
const context = { nodeModel };

test.each([
  ["a picture", resolveBy("image", "File", "relativePath"), { image: "images/pier.jpg" }, pier],
  ["a page", resolveBy("page", "Page", "fileName"), { page: "front" }, front],
  ["nothing, if the content names none", resolveBy("image", "File", "relativePath"), {}, undefined],
])("%s is found by its name", async (_what, resolver, source, expected) => {
  expect(await resolver(source, {}, context)).toBe(expected);
});

test.each([
  ["a picture", resolveBy("image", "File", "relativePath"), { image: "images/peer.jpg" }, "images/peer.jpg"],
  ["a page", resolveBy("page", "Page", "fileName"), { page: "back" }, "back"],
])("%s that does not exist stops the build and is named", async (_what, resolver, source, name) => {
  await expect(resolver(source, {}, context)).rejects.toThrow(name);
});
