import { readFileSync } from "node:fs";
import { jsonSchemas, schemaFolder } from "./jsonSchemas";

const onDisk = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;
const plain = (value: object) => JSON.parse(JSON.stringify(value)) as unknown;

test.each(Object.entries(jsonSchemas()))(
  "%s is what the content model says; else run npm run schemas",
  (name, schema) => {
    expect(onDisk(`${schemaFolder}/${name}`)).toEqual(plain(schema));
  },
);

test("a schema refuses unknown fields, lists choices and includes the help", () => {
  const { items } = jsonSchemas()["timeline.json"] as { items: Record<string, unknown> };
  expect(items).toMatchObject({
    additionalProperties: false,
    properties: {
      icon: { enum: expect.arrayContaining(["gavel"]) as unknown, description: "The icon in the ring." },
    },
    required: expect.arrayContaining(["anchor", "when", "title"]) as unknown,
  });
});
