import { readdirSync } from "node:fs";
import { templates } from "../content-model/page";

const files = readdirSync("src/templates").filter((name) => name.endsWith(".tsx"));

test("each value of `template:` has a file, and each file is used", () => {
  // A testimony is a kind of its own, and an address that has moved is found by its path; neither needs a `template:`.
  expect(files.map((name) => name.replace(".tsx", "")).sort()).toEqual(
    [...templates, "testimony", "moved"].sort(),
  );
});

test.each([...files.map((name) => `./${name}`), "../pages/404"])(
  "%s says what is in its head",
  async (file) => {
    const { default: page } = (await import(file)) as { default: { head?: unknown } };
    expect(page.head).toEqual(expect.any(Function));
  },
);
