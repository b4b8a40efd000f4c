import { brotliCompressSync } from "node:zlib";
import { bundleInlineScript } from "./bundleInlineScript";

test("it is small, since every page includes it", async () => {
  expect(brotliCompressSync(await bundleInlineScript()).length).toBeLessThanOrEqual(2.9 * 1024);
});
