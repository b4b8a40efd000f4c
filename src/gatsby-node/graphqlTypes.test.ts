import type { NodePluginSchema } from "gatsby";
import type { z } from "zod";
import { kinds } from "../content-model/kinds";
import { graphqlTypes } from "./graphqlTypes";

interface Field {
  type: string;
  description: string;
  resolve: (source: object) => unknown;
}
interface Type {
  name: string;
  description: string;
  fields: Record<string, Field>;
}

/** Gatsby's builder, which only hands on what it is given. */
const builder = { buildObjectType: (type: unknown) => type } as unknown as NodePluginSchema;
const types = graphqlTypes(kinds, builder, { Page: { extra: { type: "Int" } } }) as unknown as Type[];
const typeOf = (name: string): Type => {
  const type = types.find((each) => each.name === name);
  if (!type) throw new Error(`no type ${name}`);
  return type;
};

test.each(kinds)(
  "$type has exactly the fields of its content, each with its sentence of help",
  ({ type, schema }) => {
    const { fields } = typeOf(type);
    const own = Object.keys(fields).filter((name) => name !== "extra");
    expect(own).toEqual(Object.keys(schema.shape));
    for (const [name, field] of Object.entries(schema.shape)) {
      const help = (field as z.ZodType).description ?? "";
      expect(`${name}: ${fields[name]?.description ?? "?"}`).toBe(`${name}: ${help}`);
      expect(help).toMatch(/\w{2,}/);
    }
  },
);

test("objects inside have types of their own, with help on each field", () => {
  expect(types.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "Picture",
      "OutsideLink",
      "Person",
      "ContactDetail",
      "NavigationItem",
      "LinkCard",
      "Account",
    ]),
  );
  const withoutHelp = types.flatMap(({ name, fields }) =>
    Object.entries(fields)
      .filter(([field, { description }]) => field !== "extra" && !/\w/.test(description))
      .map(([field]) => `${name}.${field}`),
  );
  expect(withoutHelp).toEqual([]);
});

test.each([
  ["Page", "title", "String!"],
  ["Page", "note", "String"],
  ["Page", "keywords", "[String!]!"],
  ["Page", "picture", "Picture"],
  ["Page", "cards", "[LinkCard!]!"],
  ["LinkCard", "page", "Page!"],
  ["Picture", "file", "File!"],
  ["Testimony", "order", "Int!"],
  ["Testimony", "withdrawn", "Boolean!"],
  ["TimelineEvent", "when", "String!"],
  ["TeamSection", "people", "[Person!]!"],
  ["Campaign", "notFound", "NotFound!"],
])("%s.%s is %s", (type, field, expected) => {
  expect(typeOf(type).fields[field]?.type).toBe(expected);
});

test.each([
  ["Testimony", "withdrawn", {}, false],
  ["Page", "keywords", {}, []],
  ["Page", "inIndex", {}, true],
  ["TimelineEvent", "when", { when: new Date("1986-10-28T00:00:00Z") }, "1986-10-28"],
  ["TimelineEvent", "when", { when: 1988 }, "1988"],
  ["Page", "publishedOn", { publishedOn: "2018-09-08T00:00:00.000Z" }, "2018-09-08"],
  ["Testimony", "order", { order: 160 }, 160],
])("%s.%s of %j is %j: the smallest legal content has every value", (type, field, source, expected) => {
  expect(typeOf(type).fields[field]?.resolve(source)).toEqual(expected);
});
