import { readFileSync } from "node:fs";
import { withPolicy } from "./policyInPage";

const policy = "default-src 'none'; script-src 'self'; frame-ancestors 'none'";
const tag = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self'"/>`;

test.each(['<meta charSet="utf-8"/>', '<meta charset="utf-8" />', '<meta charset="utf-8">'])(
  "the policy follows %s, without the rule for frames",
  (charset) => {
    expect(withPolicy(`<head>${charset}<title>A</title>`, policy, "a.html")).toBe(
      `<head>${charset}${tag}<title>A</title>`,
    );
  },
);

test("the offline page gets the policy too", () => {
  const html = withPolicy(readFileSync("static/offline.html", "utf8"), policy, "offline.html");
  expect(html.indexOf(tag)).toBeGreaterThan(0);
  expect(html.indexOf(tag)).toBeLessThan(html.indexOf("<style>"));
});

test.each([
  ["no", "<head></head>"],
  ["two", '<meta charset="utf-8"><meta charset="utf-8">'],
])("a page with %s place for the policy is refused by name", (_count, html) => {
  expect(() => withPolicy(html, policy, "public/a.html")).toThrow(/^public\/a\.html: found <meta charset/);
});
