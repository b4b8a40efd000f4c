import type { Node } from "gatsby";
import { findFile, resolveByFileName, resolveFile, type NodeModel } from "./resolveReferences";

/** A data layer with these nodes: asked by one field, as the resolvers do. */
const dataLayer = (nodes: Record<string, object[]>, origin: object | null): NodeModel =>
  ({
    findRootNodeAncestor: () => origin,
    findOne: ({ type, query }: { type: string; query: { filter: Record<string, { eq: unknown }> } }) => {
      const [[field, { eq }] = ["", { eq: undefined }]] = Object.entries(query.filter);
      const found = nodes[type]?.find((node) => (node as Record<string, unknown>)[field] === eq);
      return Promise.resolve(found ?? null);
    },
  }) as unknown as NodeModel;

const pier = { relativePath: "images/pier.jpg" };
const page = { relativePath: "pages/front.md" };
const list = { relativePath: "people.yaml" };

describe("a picture's file", () => {
  test.each([
    ["a page in its folder", "../images/pier.jpg", page],
    ["a list at the top", "images/pier.jpg", list],
    ["a page, by a detour", "../pages/../images/pier.jpg", page],
  ])("is found from %s", async (_from, name, origin) => {
    expect(await findFile(name, {}, dataLayer({ File: [pier] }, origin))).toBe(pier);
  });

  test("that is not there stops the build and is named", async () => {
    await expect(findFile("images/peer.jpg", {}, dataLayer({ File: [pier] }, list))).rejects.toThrow(
      "content/images/peer.jpg",
    );
  });

  test("asked for by an entry that no file holds is named as well", async () => {
    await expect(findFile("images/pier.jpg", {}, dataLayer({ File: [pier] }, null))).rejects.toThrow(
      "images/pier.jpg",
    );
  });

  test("is what a field gives that names one; a field without one gives nothing, and a file that was found stays", async () => {
    const context = { nodeModel: dataLayer({ File: [pier] }, list) };
    expect(await resolveFile("image")({ image: "images/pier.jpg" }, {}, context)).toBe(pier);
    expect(resolveFile("image")({}, {}, context)).toBeUndefined();
    expect(resolveFile("image")({ image: pier as unknown as Node }, {}, context)).toBe(pier);
  });
});

describe("a page that is named by its file", () => {
  const front = { fileName: "front" };
  const context = { nodeModel: dataLayer({ Page: [front] }, null) };

  test("is that page, and nothing where none is named", async () => {
    expect(await resolveByFileName("page", "Page")({ page: "front" }, {}, context)).toBe(front);
    expect(await resolveByFileName("page", "Page")({}, {}, context)).toBeNull();
  });

  test("and is not there stops the build", async () => {
    await expect(resolveByFileName("page", "Page")({ page: "back" }, {}, context)).rejects.toThrow("back.md");
  });
});
