import { expect, test } from "../support/test";

/** Tests of the headers with which a host must serve the site. With `SITE_ADDRESS=… npm run test:browser`, they test a real host. */
test("each kind of page, and the not-found page, is served with every header that protects visitors", async ({
  request,
  site,
}) => {
  for (const path of [...site.kinds, "/no-such-page"]) {
    const headers = (await request.get(path)).headers();
    expect(headers["content-security-policy"]).toMatch(
      /default-src 'none'; script-src 'self' 'sha256-[^;]+' 'sha256-[^;]+;/,
    );
    expect(headers["content-security-policy"]).not.toMatch(/script-src[^;]*'unsafe/);
    expect(headers).toMatchObject({
      "strict-transport-security": "max-age=31536000",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      // `no-store` is also valid, because some hosts do not let browsers cache pages.
      "cache-control": expect.stringMatching(/^(public, max-age=60|no-store)$/),
    });
  }
});

test("files ask not to be indexed just as the pages do", async ({ request, site }) => {
  const isHidden = /<meta[^>]*name="robots"[^>]*content="noindex/.test(site.html("/"));
  const picture = /\/static\/[^"\s]+\.jpg/.exec(site.html("/"))?.[0] ?? "there is no picture";
  for (const path of ["/", picture])
    expect((await request.get(path)).headers()["x-robots-tag"]).toBe(isHidden ? "noindex" : undefined);
});

test("files whose name changes with their content are cached for good", async ({ request }) => {
  const html = await (await request.get("/")).text();
  const files = [...html.matchAll(/"(\/static\/[^"\\ ]+)"/g)].map(([, file]) => file ?? "");
  expect(files.length).toBeGreaterThan(3);
  for (const file of files) {
    expect.soft((await request.get(file)).headers()["cache-control"], file).toContain("immutable");
  }
});

test("an address has one spelling", async ({ request, site }) => {
  for (const path of site.kinds.filter((each) => each !== "/")) {
    const answer = await request.get(`${path}/`, { maxRedirects: 0 });
    expect([301, 308], "for good").toContain(answer.status());
    expect(new URL(answer.headers().location ?? "", "http://localhost").pathname).toBe(path);
  }
});

test("search engines, reporters and the curious find their files", async ({ request }) => {
  const text = async (path: string) => (await request.get(path)).text();
  expect(await text("/robots.txt")).toMatch(/Sitemap: https:\/\/\S+\/sitemap-index\.xml/);
  expect(JSON.parse(await text("/version.json"))).toMatchObject({
    time: expect.stringMatching(/^\d{4}-.*Z$/),
  });
  expect(await text("/.well-known/security.txt")).toMatch(/Contact: https:.*\nExpires: \d{4}-/);
  expect((await text("/humans.txt")).length).toBeGreaterThan(20);
});

test("every page's share card is there", async ({ request, site }) => {
  for (const path of site.kinds) {
    const [, address = ""] = /property="og:image" content="([^"]*)"/.exec(site.html(path)) ?? [];
    const answer = await request.get(new URL(address).pathname);
    expect(answer.headers()["content-type"], path).toBe("image/jpeg");
  }
});
