import type { NodePluginSchema } from "gatsby";
import { z } from "zod";
import { day } from "../content-model/dates";
import { image, outsideLinks, page, sentences, text } from "../content-model/fields";
import type { Kind } from "../content-model/kind";
import { kinds } from "../content-model/kinds";
import { createSchemaCustomization } from "../../gatsby-node";
import { graphqlTypes } from "./graphqlTypes";

interface Field {
  type: string;
  description: string;
  extensions: object;
}
interface Type {
  name: string;
  description: string;
  /** The fields of the type. Undefined if the type is an enum. */
  fields?: Record<string, Field>;
}

/** A stand-in for Gatsby's builder. Each of its functions returns its argument unchanged. */
const builder = {
  buildObjectType: (type: unknown) => type,
  buildEnumType: (type: unknown) => type,
} as unknown as NodePluginSchema;

/** Returns the types in GraphQL's schema language. */
const sdl = (all: readonly Type[]) =>
  all
    .map(({ name, fields }) => {
      const lines = Object.entries(fields ?? {}).map(([field, { type }]) => `  ${field}: ${type}`);
      return `type ${name} {\n${lines.join("\n")}\n}`;
    })
    .join("\n");

test("a kind and its nested objects become types with the fields and help of the model", () => {
  const boat: Kind = {
    type: "Boat",
    label: "Boats",
    one: "boat",
    description: "A boat of the harbour.",
    contents: "All boats.",
    shape: "list",
    source: "boats.yaml",
    schema: z.strictObject({
      name: text().describe("What is written on it."),
      story: sentences().optional().describe("How it came here."),
      berth: z.int().describe("Where it lies."),
      draught: z.number().describe("How deep it lies."),
      afloat: z.boolean().default(true).describe("false for a boat on land."),
      kind: z.enum(["sloop", "row boat"]).describe("What it is."),
      launched: day().describe("The day on which it first swam."),
      portrait: image().describe("What it looks like."),
      home: page().optional().describe("The page about it."),
      crew: z
        .array(z.strictObject({ nick: text().describe("What the others say.") }).meta({ title: "Sailor" }))
        .default([])
        .describe("Who sails it."),
      links: outsideLinks().describe("Where one can read of it."),
    }),
  };
  const length = z.number().describe("Measured, not written.");
  const built = graphqlTypes([boat], [], builder, (of) =>
    of === boat.schema ? { length } : {},
  ) as unknown as Type[];
  expect(sdl(built.filter(({ name }) => ["Boat", "Sailor"].includes(name)))).toBe(`type Boat {
  name: String!
  story: String
  berth: Int!
  draught: Float!
  afloat: Boolean!
  kind: BoatKind!
  launched: Date!
  portrait: File!
  home: Page
  crew: [Sailor!]!
  links: [OutsideLink!]!
  length: Float!
}
type Sailor {
  nick: String!
}`);
  expect(built.map(({ name }) => name)).toEqual(["Boat", "BoatKind", "Sailor", "OutsideLink"]);
  expect(built[0]?.description).toBe("A boat of the harbour.");
  expect(built[0]?.fields?.kind?.description).toBe("What it is.");
  expect(built[1]).toMatchObject({
    values: { sloop: {}, row_boat: { description: "In content: row boat." } },
  });
  expect(built[0]?.fields?.berth?.description).toBe("Where it lies.");
  expect(built[2]?.fields?.nick?.description).toBe("What the others say.");
  const extensions = ["name", "launched", "portrait", "home"].map(
    (name) => built[0]?.fields?.[name]?.extensions,
  );
  expect(extensions).toEqual([
    {},
    { dateformat: {} },
    { link: { by: "relativePath" } },
    { link: { by: "fileName" } },
  ]);
});

test("each type and each of its fields, derived or not, has a description", () => {
  const built: Type[] = [];
  const actions = { createTypes: (types: Type[]) => void built.push(...types) };
  void createSchemaCustomization?.({ actions, schema: builder } as never, { plugins: [] }, () => undefined);
  expect(built.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["Page", "Citation", "DocumentParagraph", "Update", "Subheading"]),
  );
  const all = built.flatMap(({ name, description, fields }) => [
    { name, description },
    ...Object.entries(fields ?? {}).map(([field, { description: help }]) => ({
      name: `${name}.${field}`,
      description: help,
    })),
  ]);
  expect(all.filter(({ description }) => !/\w/.test(description))).toEqual([]);
});

test("an object without a name is refused with its kind and field", () => {
  const place = z.strictObject({ town: text().describe("The town.") });
  const [page] = kinds;
  const meeting = {
    ...page,
    type: "Meeting",
    schema: z.object({ venue: z.object({ places: z.array(place) }).meta({ title: "Venue" }) }),
  } as Kind;
  expect(() => graphqlTypes([meeting], [], builder, () => ({}))).toThrow(
    /^The field Venue\.places contains an object without a name\. Write \.meta\(\{ title: "…"/,
  );
});

test("two objects with one name and different fields are refused, since one of them would be lost", () => {
  const sailor = (field: string) =>
    z
      .strictObject({ [field]: text().describe("Words.") })
      .meta({ title: "Sailor", description: "On board." });
  const boat = (mate: string): Kind => ({
    type: "Boat",
    label: "Boats",
    one: "boat",
    description: "A boat.",
    contents: "All boats.",
    shape: "list",
    source: "boats.yaml",
    schema: z.strictObject({ captain: sailor("nick"), mate: sailor(mate) }),
  });
  const build = (mate: string) => graphqlTypes([boat(mate)], [], builder, () => ({}));
  expect(build("nick")).toHaveLength(2);
  expect(() => build("name")).toThrow(/Boat\.mate.*"Sailor".*different fields/);
});
