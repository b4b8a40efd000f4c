import { readdirSync } from "node:fs";
import { templates } from "../content-model/templates";

// pageTemplate.tsx contains the function that makes templates, and is not itself a template.
const files = readdirSync("src/templates").filter(
  (name) => name.endsWith(".tsx") && !name.endsWith(".test.tsx") && name !== "pageTemplate.tsx",
);

test("each value of `template:` has a file, and each file is used", () => {
  // No page has one of these three templates in its field `template:`. Testimonies and documents are kinds of their own, and moved
  // addresses come from redirects.yaml.
  expect(files.map((name) => name.replace(".tsx", "")).sort()).toEqual(
    [...templates, "testimony", "document", "moved"].sort(),
  );
});
