import { splitYaml } from "./splitYaml";

test.each(["- &a one\n", "- &a one\n- *a\n", "- [one\n", "one"])("%j has no parts", (text) =>
  expect(splitYaml(text, {})).toBeUndefined(),
);
