import { inlineScriptHashes } from "./inlineScripts";

test.each([
  ["a script", "<script>alert(1)</script>", ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]],
  ["a file", '<script src="/a.js" async></script>', []],
  ["data", '<script type="application/ld+json">{}</script>', []],
  [
    "a module",
    '<script type="module">alert(1)</script>',
    ["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"],
  ],
])("the policy knows %s", (_what, html, hashes) => {
  expect(inlineScriptHashes(html)).toEqual(hashes);
});
