import { basename } from "node:path";
import { createPages } from "../../gatsby-node";

const data: Queries.PagesQuery = {
  allPage: { nodes: [{ id: "p1", path: "/team", template: "team" }] },
  allTestimony: { nodes: [{ id: "t1", path: "/testimonies/ann" }] },
  allDocumentPart: { nodes: [{ id: "d5", path: "/documents/minutes/2" }] },
  allRedirect: {
    nodes: [
      { from: "/about", page: { id: "p1" }, testimony: null },
      { from: "/testimonies/anne", page: null, testimony: { id: "t1" } },
    ],
  },
};

/**
 * Runs createPages. `answer` is the result of its GraphQL query. Returns the created pages, and the messages with which the build stopped.
 */
async function run(answer: object) {
  const created: unknown[] = [];
  const stopped: string[] = [];
  await createPages?.(
    {
      graphql: () => Promise.resolve(answer),
      actions: {
        createPage: ({ path, component, context }: { path: string; component: string; context: object }) =>
          created.push([path, basename(component), context]),
      },
      reporter: { panicOnBuild: (why: string) => stopped.push(why) },
    } as unknown as Parameters<NonNullable<typeof createPages>>[0],
    { plugins: [] },
    () => undefined,
  );
  return { created, stopped };
}

test("pages take the template of their file, testimonies and documents their own, and their context is nothing but their id", async () => {
  expect(await run({ data })).toEqual({
    created: [
      ["/team", "team.tsx", { id: "p1" }],
      ["/testimonies/ann", "testimony.tsx", { id: "t1" }],
      ["/documents/minutes/2", "document.tsx", { id: "d5" }],
      ["/about", "moved.tsx", { id: "p1" }],
      ["/testimonies/anne", "moved.tsx", { id: "t1" }],
    ],
    stopped: [],
  });
});

test("a page that comes back with its former template, or gets another one, has another context", async () => {
  const { allPage, allRedirect } = data;
  const moved: Queries.PagesQuery = {
    ...data,
    allPage: { nodes: [{ id: "p1", path: "/us", template: "team" }] },
  };
  const back = { from: "/team", page: { id: "p1" }, testimony: null };
  const contextAt = async (path: string, answer: Queries.PagesQuery) =>
    (await run({ data: answer })).created.flatMap((one) => {
      const [at, , context] = one as [string, string, object];
      return at === path ? [context] : [];
    });
  const first = await contextAt("/team", data);
  expect(await contextAt("/team", data)).toEqual(first);
  const redirecting = await contextAt("/team", {
    ...moved,
    allRedirect: { nodes: [...allRedirect.nodes, back] },
  });
  expect(redirecting).not.toEqual(first);
  expect(await contextAt("/team", moved)).toEqual([]);
  const again = await contextAt("/team", { ...data, allPage });
  expect([first, redirecting]).not.toContainEqual(again);
});

test("a query that fails stops the build", async () => {
  expect(await run({ errors: "no such field" })).toEqual({
    created: [],
    stopped: ["The list of pages could not be read: no such field"],
  });
});
