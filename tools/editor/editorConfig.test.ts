import { kinds } from "../../src/content-model/kinds";
import { editorConfig } from "./editorConfig";
import type { EditorField } from "./editorFields";

interface Collection {
  name: string;
  folder?: string;
  fields?: EditorField[];
  files?: { file: string; fields: EditorField[] }[];
}

const { collections } = editorConfig("http://localhost:8000/") as { collections: Collection[] };
const forms = new Map(
  collections.flatMap(({ folder, fields, files }) =>
    files ? files.map((file) => [file.file, file.fields] as const) : [[folder ?? "", fields ?? []] as const],
  ),
);
const fieldsOf = (place: string) => {
  const fields = forms.get(`content/${place}`) ?? [];
  const [first] = fields;
  return first?.name === "entries" ? (first.fields as EditorField[]) : fields;
};
const field = (place: string, name: string) => fieldsOf(place).find((one) => one.name === name);

describe("the editor's forms", () => {
  it.each(kinds.map(({ source, schema }) => [source, schema] as const))(
    "hold each field of %s with its help",
    (source, schema) => {
      const fields = fieldsOf(source).filter(({ name }) => !["body", "settings"].includes(name));
      expect(fields.map(({ name }) => name)).toEqual(Object.keys(schema.shape));
      const help = schema.shape as Record<string, { description?: string }>;
      for (const { name, hint } of fields) expect(hint).toContain(help[name]?.description);
    },
  );

  it("begin with the words of a page, and end with its settings", () => {
    const names = fieldsOf("pages").map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(["title", "standfirst", "body"]);
    expect(names.slice(names.indexOf("settings"))).toEqual(
      expect.arrayContaining(["path", "keywords", "reviewed"]),
    );
  });

  it.each([
    ["testimonies", "order", { widget: "number", value_type: "int", required: true }],
    ["testimonies", "sample", { widget: "boolean", required: false, default: false }],
    [
      "testimonies",
      "summary",
      { widget: "text", hint: expect.stringMatching(/ 50 to 160 characters\.$/) as string },
    ],
    ["pages", "changes", { widget: "list", default: [] }],
    ["pages", "inIndex", { widget: "boolean", default: true }],
    ["pages", "template", { widget: "select", required: true }],
    ["search.yaml", "page", { widget: "relation", collection: "pages", required: true }],
    ["timeline.yaml", "kind", { widget: "relation", file: "campaign", value_field: "timelineKinds.*.kind" }],
    ["timeline.yaml", "description", { widget: "text", required: true }],
    [
      "legal.yaml",
      "image",
      { widget: "image", media_folder: "/content/images/people", public_folder: "images/people" },
    ],
    [
      "campaign.yaml",
      "shareImage",
      { widget: "image", media_folder: "/content/images", public_folder: "images" },
    ],
  ])("show %s, %s as they should", (place, name, expected) => {
    expect(field(place, name)).toMatchObject(expected);
  });
});
