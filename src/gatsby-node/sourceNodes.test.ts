import { resolve } from "node:path";
import type { SourceNodesArgs } from "gatsby";
import { pageText, picture, TinyContent } from "../../tests/support/tinyContent";

jest.mock("../content-model/watchContent");
jest.mock("./contentErrors");
jest.mock("node:timers/promises", () => ({
  setTimeout: (_delay: number, value: unknown) => new Promise((done) => setImmediate(done, value)),
}));

interface Node {
  id: string;
  relativePath?: string;
  internal: { type: string; owner?: string };
}

const before = process.cwd();
const command = process.env.gatsby_executing_command;
afterEach(() => {
  process.chdir(before);
  process.env.gatsby_executing_command = command;
});

/** Creates content and runs `sourceNodes` for it, as Gatsby does in development. A map stands in for Gatsby's store of nodes. */
async function developing(files: Record<string, string | Uint8Array>) {
  // The module is loaded again for each test, because `sourceNodes` begins to watch the content only at its first call.
  jest.resetModules();
  const [{ sourceNodes }, { runAndWatch }, { showErrors }] = await Promise.all([
    import("./sourceNodes"),
    import("../content-model/watchContent"),
    import("./contentErrors"),
  ]);
  const content = await TinyContent.with(files);
  process.chdir(resolve(content.root, ".."));
  process.env.gatsby_executing_command = "develop";
  const nodes = new Map<string, Node>();
  let dropped = 0;
  const created: string[] = [];
  const isDropped = () => dropped > 0 && dropped-- > 0;
  const plugin = { name: "default-site-plugin" };
  const api = {
    actions: {
      // Like Gatsby, this mock writes the owner into the node, and refuses a node that already has an owner. The site is the owner only if
      // there is no second argument.
      createNode: (...[node, ...owners]: [node: Node, owner?: { name: string }]) => {
        const [owner] = owners.length === 0 ? [plugin] : owners;
        if (owner === undefined) throw new Error('"internal.owner" is required');
        if (node.internal.owner !== undefined) throw new Error('"internal.owner" is not allowed');
        node.internal.owner = owner.name;
        created.push(node.id);
        if (isDropped()) return new Promise(() => undefined);
        nodes.set(node.id, node);
        return Promise.resolve();
      },
      deleteNode: (node: Node, { name } = plugin) => {
        if (isDropped()) return;
        // Like Gatsby, this mock lets a plugin delete only its own nodes.
        if (node.internal.owner !== name) throw new Error(`${name} does not own ${node.internal.type}`);
        nodes.delete(node.id);
      },
    },
    cache: { get: () => Promise.resolve(undefined), set: () => Promise.resolve() },
    createContentDigest: JSON.stringify,
    createNodeId: (id: string) => id,
    getNode: (id: string) => nodes.get(id),
    reporter: { log: () => undefined, warn: () => undefined, success: () => undefined },
  };
  await sourceNodes?.(api as unknown as SourceNodesArgs, { plugins: [] }, () => undefined);
  const [[, save] = []] = jest.mocked(runAndWatch).mock.calls;
  return {
    content,
    save,
    showErrors: jest.mocked(showErrors),
    dropNext: (count: number) => (dropped = count),
    ids: () => [...nodes.keys()],
    takeCreated: () => created.splice(0),
    problems: () => [...nodes.values()].filter(({ internal: { type } }) => type === "ContentProblem"),
    pictures: () =>
      [...nodes.values()].flatMap(({ internal: { type }, relativePath = "" }) =>
        type === "File" ? relativePath : [],
      ),
    shown: () => JSON.stringify(nodes.get("Page pages/home.md")),
  };
}

test("a picture that is renamed stays, with the page that shows it, until the page has the new name", async () => {
  const text = (name: string) => pageText("/", { template: "home", body: `![A gate.](../images/${name})` });
  const { content, save, showErrors, pictures, shown } = await developing({
    "images/gate.png": await picture(800, 500),
    "pages/home.md": text("gate.png"),
  });
  const known = ["images/icon.png", "images/share.png"];
  await save?.();
  expect(pictures()).toEqual(["images/gate.png", ...known]);
  const page = shown();
  expect(page).toContain('"file":"images/gate.png"');

  content.write("images/door.png", content.bytes("images/gate.png"));
  content.remove("images/gate.png");
  await save?.();
  expect(showErrors).toHaveBeenLastCalledWith([
    expect.stringMatching(
      /^content\/pages\/home\.md:\d+:\d+ {2}There is no picture content\/images\/gate\.png\./,
    ),
  ]);
  expect(pictures()).toEqual(["images/gate.png", ...known]);
  expect(shown()).toBe(page);

  content.write("pages/home.md", text("door.png"));
  await save?.();
  expect(pictures().sort()).toEqual(["images/door.png", ...known]);
  expect(shown()).toContain('"file":"images/door.png"');
});

test("changes are made although Gatsby drops them the first time", async () => {
  const { content, save, dropNext, ids } = await developing({
    "pages/home.md": pageText("/", { template: "home" }),
    "pages/old.md": pageText("/old"),
  });
  await save?.();
  expect(ids()).toContain("Page pages/old.md");
  content.write("pages/new.md", pageText("/new"));
  content.remove("pages/old.md");
  // The mock of Gatsby drops at least the first attempt: it has at most one call for each node.
  dropNext(ids().length + 1);
  await save?.();
  expect(ids()).toContain("Page pages/new.md");
  expect(ids()).not.toContain("Page pages/old.md");
});

test("a page is deleted although Gatsby drops its deletion the first time", async () => {
  const { content, save, dropNext, ids } = await developing({
    "pages/home.md": pageText("/", { template: "home" }),
    "pages/old.md": pageText("/old"),
  });
  await save?.();
  content.remove("pages/old.md");
  dropNext(1);
  await save?.();
  expect(ids()).not.toContain("Page pages/old.md");
});

// If Gatsby collects 100 or more changes while it starts, it may end with an error.
test("only the nodes that a save changes are sent to Gatsby", async () => {
  const { content, save, takeCreated } = await developing({
    "pages/home.md": pageText("/", { template: "home" }),
    "pages/other.md": pageText("/other"),
  });
  await save?.();
  takeCreated();
  content.write("pages/other.md", pageText("/other", { body: "Other words." }));
  await save?.();
  expect(takeCreated()).toEqual(["Page pages/other.md"]);
});

test("each warning of the check is a node, until it is heeded", async () => {
  const { content, save, problems } = await developing({
    "pages/home.md": pageText("/", { template: "home" }),
    "images/unused.png": await picture(800, 500),
  });
  await save?.();
  expect(problems()).toEqual([
    expect.objectContaining({
      file: "content/images/unused.png",
      line: 1,
      column: 1,
      message: expect.stringMatching(/./) as string,
      severity: "warning",
    }),
  ]);
  content.remove("images/unused.png");
  await save?.();
  expect(problems()).toEqual([]);
});
