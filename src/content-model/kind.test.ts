import { z } from "zod";
import { defineKind } from "./kind";

test("a kind that names a field which its schema does not have does not compile", () => {
  const schema = z.strictObject({ anchor: z.string() });
  const boat = { type: "Boat", label: "Boats", one: "boat", shape: "list", source: "boats.yaml" } as const;
  const kind = defineKind({
    ...boat,
    schema,
    description: "A boat.",
    contents: "The boats of the harbour.",
    // @ts-expect-error -- The schema has no field "name".
    unique: { name: "boat" },
  });
  expect(kind.schema.parse({ anchor: "ann" }).anchor).toBe("ann");
});
