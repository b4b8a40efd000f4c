import { withPolicy } from "./policyInPage";

test.each(['<meta charSet="utf-8"/>', '<meta charset="utf-8" />', '<meta charset="utf-8">'])(
  "the policy follows %s, without the rule for frames",
  (charset) => {
    const policy = "default-src 'none'; frame-ancestors 'none'";
    expect(withPolicy(`<head>${charset}<title>A</title>`, policy, "a.html")).toBe(
      `<head>${charset}<meta http-equiv="Content-Security-Policy" content="default-src 'none'"/><title>A</title>`,
    );
  },
);

test.each(["", '<meta charset="utf-8"><meta charset="utf-8">'])(
  "a page without one place for the policy is refused by name: %j",
  (html) => {
    expect(() => withPolicy(html, "", "public/a.html")).toThrow(/^public\/a\.html: found <meta charset/);
  },
);
