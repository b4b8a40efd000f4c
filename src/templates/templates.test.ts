import { readdirSync } from "node:fs";
import { templates } from "../content-model/page";

test("each value of `template:` has a file, and each file is used", () => {
  const files = readdirSync("src/templates").filter((name) => name.endsWith(".tsx"));
  // A testimony is a kind of its own, and what has moved is told by its place; neither needs a `template:`.
  expect(files.map((name) => name.replace(".tsx", "")).sort()).toEqual(
    [...templates, "testimony", "moved"].sort(),
  );
});
