import { brotliCompressSync } from "node:zlib";
import { bundleInlineScript } from "./bundleInlineScript";

test("the same code gives the same script, which is one line and contains no closing tag", async () => {
  const [one, other] = await Promise.all([bundleInlineScript(), bundleInlineScript()]);
  expect(one).toBe(other);
  expect(one).not.toMatch(/\n|<\/script|<!--/);
});

test("it is small, since every page includes it", async () => {
  expect(brotliCompressSync(await bundleInlineScript()).length).toBeLessThanOrEqual(2.75 * 1024);
});
