import type { z } from "zod";
import { isProse } from "./prose";
import { typographic } from "./readMarkdown";
import { mapLeaves } from "./walkSchema";

/** An entry as readers see it: its texts with typographic quotes, dashes and ellipses, as Markdown has them; all else as it is. */
export const typeset = <Value>(schema: z.ZodType, value: Value): Value =>
  mapLeaves(schema, value, (leaf, field) =>
    typeof leaf === "string" && isProse(field) ? typographic(leaf) : leaf,
  ) as Value;
