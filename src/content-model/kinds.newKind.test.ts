import { z } from "zod";
import { TinyContent } from "../../tests/support/tinyContent";
import { editorConfig } from "../../tools/editor/editorConfig";
import { derivedFields } from "../gatsby-node/derivedFields";
import { graphqlTypes } from "../gatsby-node/graphqlTypes";
import { toNodes } from "../gatsby-node/toNodes";
import { formatProblem } from "./problem";
import { checkContent } from "./checkContent";
import { image, page, text } from "./fields";
import { jsonSchemas } from "./jsonSchemas";
import type { Kind } from "./kind";
import { kinds } from "./kinds";
import { readContent } from "./readContent";

/** What a developer adds: a schema in a file of its own, and this entry in kinds.ts. */
const boat: Kind = {
  type: "Boat",
  label: "Boats",
  one: "boat",
  shape: "list",
  source: "boats.yaml",
  schema: z.strictObject({
    name: text().describe("What is written on it."),
    portrait: image(800, 500).describe("What it looks like."),
    home: page().optional().describe("The page about it."),
  }),
  unique: { name: "name" },
  description: "A boat of the harbour.",
};
const all = [...kinds, boat];

let content: TinyContent;
beforeEach(async () => {
  content = await TinyContent.with({
    "boats.yaml":
      "- name: ' Ann '\n  portrait: images/share.png\n- name: Bob\n  portrait: images/share.png\n  home: home\n",
  });
});

test("the check covers it: fields, references, pictures, unique values", async () => {
  const check = async () => (await checkContent(content.root, all)).map(formatProblem);
  expect(await check()).toEqual([]);
  content.write(
    "boats.yaml",
    "- nam: Ann\n- { name: Bob, portrait: images/bob.png, home: harbour }\n- { name: Bob, portrait: images/icon.png }\n",
  );
  expect((await check()).map((problem) => problem.split("  ")[0])).toEqual([
    "content/boats.yaml:1:3",
    "content/boats.yaml:1:3",
    "content/boats.yaml:1:3",
    "content/boats.yaml:2:26",
    "content/boats.yaml:2:48",
    "content/boats.yaml:3:11",
    "content/boats.yaml:3:26",
  ]);
  content.remove("boats.yaml");
  expect(await check()).toEqual([]);
});

test("it gets nodes and a GraphQL type, with the position in the file", async () => {
  const { lists } = toNodes(await readContent(content.root, all), new Date());
  expect(lists.find(({ relativePath }) => relativePath === "boats.yaml")?.entries).toEqual([
    { name: "Ann", portrait: "images/share.png", position: 0 },
    { name: "Bob", portrait: "images/share.png", home: "home", position: 1 },
  ]);
  const builder = { buildObjectType: (type: unknown) => type } as Parameters<typeof graphqlTypes>[1];
  const types = graphqlTypes([boat], builder, derivedFields([boat]));
  expect(types[0]).toMatchObject({
    name: "Boat",
    fields: { portrait: { type: "File!" }, home: { type: "Page" }, position: { type: "Int!" } },
  });
});

test("it gets a form and a JSON Schema", () => {
  expect(JSON.stringify(editorConfig("http://localhost/", all))).toContain('"label_singular":"boat"');
  expect(jsonSchemas(all)).toHaveProperty(["boats.json"]);
});
