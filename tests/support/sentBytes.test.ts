import { readFileSync } from "node:fs";
import { maxSentBytes, sentBytes } from "./sentBytes";

const code = readFileSync("node_modules/react-dom/cjs/react-dom.production.min.js");

test("hosts that compress while they send need more bytes than nginx, which compresses beforehand", () => {
  const { nginx, ...others } = sentBytes(code);
  for (const bytes of Object.values(others)) expect(bytes).toBeGreaterThan(nginx * 1.05);
});

test("the limits apply to the host that sends the most bytes", () => {
  expect(maxSentBytes(code)).toBe(Math.max(...Object.values(sentBytes(code))));
  expect(maxSentBytes(code)).toBeLessThan(code.length / 2);
});
