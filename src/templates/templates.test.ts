import { readdirSync } from "node:fs";
import { templates } from "../content-model/templates";

// pageTemplate.tsx makes a template of a query and a component, but is not a template itself.
const files = readdirSync("src/templates").filter(
  (name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx") && name !== "pageTemplate.tsx",
);

test("each value of `template:` has a file, and each file is used", () => {
  // Testimonies and documents are kinds, and moved addresses come from redirects.yaml. Therefore no page has one of these three templates
  // in its field `template:`.
  expect(files.map((name) => name.replace(".tsx", "")).sort()).toEqual(
    [...templates, "testimony", "document", "moved"].sort(),
  );
});
