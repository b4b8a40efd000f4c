import { expect, test } from "../support/test";

const anchors = (text: string) => [...text.matchAll(/<a\s[^>]*>/g)].map(([tag]) => tag);
const attribute = (tag: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(tag)?.[1];

test("every internal link works, and every fragment exists", async ({ request, site: { paths, html } }) => {
  const targets = new Map<string, string>();
  const answers = new Map<string, { status: number; text: string }>();
  for (const path of paths) {
    for (const tag of anchors(html(path))) {
      const href = attribute(tag, "href") ?? "";
      if (href.startsWith("/")) targets.set(href, path);
      if (href.startsWith("#")) targets.set(`${path}${href}`, path);
    }
  }
  expect(targets.size).toBeGreaterThan(paths.length);
  for (const [target, from] of targets) {
    // A text fragment (`:~:text=`) does not refer to an id, so the test removes it from the address.
    const [address = "", fragment] = target.replace(/:~:.*/, "").split("#");
    if (!answers.has(address)) {
      const answer = await request.get(address, { maxRedirects: 0 });
      answers.set(address, { status: answer.status(), text: await answer.text() });
    }
    const { status, text = "" } = answers.get(address) ?? {};
    expect.soft(status, `${target}, linked from ${from}`).toBe(200);
    // The fragment of a link to a PDF names a page, not an id.
    if (fragment && !address.endsWith(".pdf"))
      expect.soft(text, `${target}, linked from ${from}`).toContain(`id="${decodeURIComponent(fragment)}"`);
  }
});

test("every outside link opens in a new tab, without an opener, and says so", ({ site: { paths, html } }) => {
  for (const path of paths) {
    const text = html(path);
    const outside = anchors(text).filter((tag) => attribute(tag, "href")?.startsWith("http"));
    for (const tag of outside) {
      expect.soft(attribute(tag, "target"), `${path} ${tag}`).toBe("_blank");
      expect.soft(attribute(tag, "rel"), `${path} ${tag}`).toContain("noopener");
      expect.soft(attribute(tag, "href"), path).toMatch(/^https:/);
    }
    expect.soft(text.split("(new tab)").length - 1, path).toBeGreaterThanOrEqual(outside.length);
  }
});

test("every page can be reached from the home page by plain links", ({ site: { paths, html } }) => {
  const reached = new Set(["/"]);
  for (const path of reached) {
    for (const tag of anchors(html(path))) {
      const target = attribute(tag, "href")?.replace(/#.*/, "") ?? "";
      if (paths.includes(target)) reached.add(target);
    }
  }
  expect([...reached].sort()).toEqual([...paths].sort());
});
