import { brotliCompressSync } from "node:zlib";
import { bundleInlineScript } from "./bundleInlineScript";

test("it is small, since every page includes it", async () => {
  const { length } = brotliCompressSync(await bundleInlineScript());
  expect(length).toBeGreaterThan(1024);
  expect(length).toBeLessThanOrEqual(3 * 1024);
});
