import { bundleInlineScript } from "./bundles";
import { maxSentBytes } from "../../tests/support/sentBytes";

test("the same code gives the same line, since the policy names its hash", async () => {
  const script = await bundleInlineScript();
  expect(script).not.toContain("\n");
  expect(await bundleInlineScript()).toBe(script);
});

test("it stays small, since it is in every page", async () => {
  expect(maxSentBytes(await bundleInlineScript())).toBeLessThan(4050);
});
