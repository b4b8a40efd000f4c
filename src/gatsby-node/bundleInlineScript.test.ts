import { brotliCompressSync } from "node:zlib";
import { bundleInlineScript } from "./bundleInlineScript";

test("it is small, since every page includes it", async () => {
  expect(brotliCompressSync(await bundleInlineScript()).length).toBeLessThanOrEqual(3.1 * 1024);
});
