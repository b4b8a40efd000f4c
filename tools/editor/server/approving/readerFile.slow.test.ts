import { dirname, join } from "node:path";
import sharp from "sharp";
import { drawnPdf } from "../../../../tests/support/drawnPdf";
import { coveredChanges, make, reviewed } from "../../../../tests/support/reviewedPage";
import { ContentFolder } from "../contentFolder";
import { Drafts } from "../drafts";
import { readerFile } from "./readerFile";

const key = "content/pages/witness.md";

/**
 * The snapshot of the page stays the same when the tests change the content. The change must therefore be visible in another part of the
 * review copy.
 */
const page = {
  html: "<main><p>Some words.</p></main>",
  css: "p { color: red }",
  text: "Some words. On A.",
  alts: [] as string[],
};

async function fileOf(
  root: string,
  given: { path?: string; key?: string; whom?: string; page?: typeof page } = {},
) {
  const drafts = new Drafts(join(dirname(root), ".drafts"));
  const store = { folder: new ContentFolder(root), drafts, deleted: drafts };
  const { name, html } = await readerFile(store, { path: key, key, whom: "Mary", page, ...given });
  const [, version = "none"] = /Version ([a-p]{16})/.exec(html) ?? [];
  return { name, version, html, words: html.replaceAll(version, "") };
}

test.each(coveredChanges)("a change of %s changes the version and the file", async (_what, shown, change) => {
  const { content } = await reviewed(shown);
  const before = await fileOf(content.root);
  await make(content, change);
  const after = await fileOf(content.root);
  expect(after.version).toMatch(/^[a-p]{16}$/);
  expect(after.version).not.toBe(before.version);
  expect(after.words).not.toBe(before.words);
});

test("nothing that is written becomes markup, and nothing may be loaded or run", async () => {
  const { content } = await reviewed({ body: "[A](../documents/a.pdf)" });
  content.replace("sources.yaml", "A letter", "<script>letter</script>");
  content.write("documents/a.txt", "[page 1]\n<script>typed</script>");
  const { html } = await fileOf(content.root, {
    whom: '<script>whom</script>"',
    page: { ...page, css: "p::before { content: '</style><b>css</b>' }", text: "Some words. A" },
  });
  expect(html).not.toContain("<script");
  expect(html.match(/<\/style/g)).toHaveLength(1);
  expect(html).toContain("&lt;script&gt;whom&lt;/script&gt;&quot;");
  expect(html).toContain('content="default-src &#x27;none&#x27;; style-src');
});

test("content that the page does not show is listed by entry, with dates in words and descriptions of pictures", async () => {
  const { content } = await reviewed({ template: "timeline" });
  content.replace("timeline.yaml", "1999", "1999-02-03");
  const { html } = await fileOf(content.root, { page: { ...page, alts: ["A pier at dusk"] } });
  const said = (/<h2>What else the approval covers.*/s.exec(html)?.[0] ?? "").replace(/<[^>]+>/g, "\n");
  expect(said).toMatch(/\nA call\n[^]*\nWhen: 3 February 1999\n/);
  expect(said).toContain("\nA pier at dusk\n");
});

test("if the page shows everything, no heading without a list follows it", async () => {
  const { content } = await reviewed({});
  const first = await fileOf(content.root);
  const [, rest = ""] = first.html.split("What else the approval covers");
  const listed = [...rest.matchAll(/<li>(?:[^<]*?: )?([^<]+)<\/li>/g)].map(([, words]) => words);
  expect(listed.length).toBeGreaterThan(0);
  const text = [page.text, ...listed].join("\n");
  const { html } = await fileOf(content.root, { page: { ...page, text } });
  expect(html).not.toContain("What else the approval covers");
});

test("a text whose approved version was never shared is not called new", async () => {
  const { content } = await reviewed({});
  content.replace("pages/witness.md", "Some words.", "Some other words.");
  const given = { page: { ...page, text: "Some other words." } };
  expect((await fileOf(content.root, given)).html).toContain("An earlier version was approved");
  content.replace("pages/witness.md", /reviewed: .*\n/, "");
  expect((await fileOf(content.root, given)).html).toContain("It has not been approved before.");
});

test("a document that is a scan is shown by its first page", async () => {
  const { content } = await reviewed({ body: "[A](../documents/a.pdf)" });
  const scan = await drawnPdf((drawing) => drawing.rect(0, 0, 600, 800).fill("red"));
  content.write("documents/a.pdf", scan);
  const { html } = await fileOf(content.root, { page: { ...page, text: "Some words. A" } });
  const [, jpeg = ""] = /src="data:image\/jpeg;base64,([^"]+)" alt="Its first page"/.exec(html) ?? [];
  const { dominant } = await sharp(Buffer.from(jpeg, "base64")).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(50);
});

test("a sample has no version to approve", async () => {
  const { content } = await reviewed({ template: "media" });
  content.replace("media.yaml", "sources:", "sample: true, sources:");
  const { name, html } = await fileOf(content.root);
  expect(html).not.toContain("reply with its version");
  expect(name).toMatch(/-draft\.html$/);
  expect(html).not.toMatch(/Version [a-p]{16}/);
  expect(html).toContain("still a sample");
});

test.each([
  ["has what was saved", "OneSome words and more (new tab), ‘so’.", /^<!doctype html>/],
  ["lacks a word of it", "OneSome words and, ‘so’.", /does not show the last saved version yet/],
])("a page that %s", async (_what, text, outcome) => {
  const { content } = await reviewed({
    body: "## One\n\nSome words[^note] and [more](https://a.test), 'so'.\n\nOn {asOf}.",
  });
  const made = fileOf(content.root, { page: { ...page, text } });
  expect(await made.then(({ html }) => html, String)).toMatch(outcome);
});

test.each([
  ["has what was saved", "Ann: She reads the log.", /^<!doctype html>/],
  ["lacks a word of it", "Ann: She reads.", /does not show the last saved version yet/],
])("a page with a person that %s", async (_what, text, outcome) => {
  const { content } = await reviewed({ template: "team" });
  content.replace("people.yaml", "She reads.", "She reads the log.");
  const given = { path: "content/people.yaml", key: "content/people.yaml Ann" };
  const made = fileOf(content.root, { ...given, page: { ...page, text } });
  expect(await made.then(({ html }) => html, String)).toMatch(outcome);
});
