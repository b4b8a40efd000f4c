import { randomBytes } from "node:crypto";
import { TestFolder } from "../../tests/support/testFolder";
import { siteDifference } from "./siteDifference";

const digest = (character: string) => character.repeat(32);

const page = (main: string, head = "<title>The pier</title>") =>
  `<!doctype html><html lang="en"><head>${head}<style>.a{color:red}</style></head><body><main>${main}</main></body></html>`;

function site(files: Record<string, string>): string {
  const folder = new TestFolder();
  for (const [name, text] of Object.entries(files)) folder.write(name, text);
  return folder.root;
}

const lines = async (before: Record<string, string>, after: Record<string, string>) =>
  (await siteDifference(site(before), site(after))).map((line) => line.trim());

const base = "<h1>The pier</h1><p>It was closed.</p><a href='/dates'>Dates</a>";

it("prints nothing for two sites that differ in digests only", async () => {
  const withPicture = (character: string) => ({
    "index.html": page(`<img src="/static/${digest(character)}/0a1b2/pier.jpg" alt="A pier">`),
    [`static/${digest(character)}/0a1b2/pier.jpg`]: "picture",
  });
  expect(await lines(withPicture("a"), withPicture("b"))).toEqual([]);
});

it.each([
  ["text", base.replace("closed", "open"), ["text:", "- It was closed.", "+ It was open."]],
  ["a heading", base.replaceAll("h1>", "h2>"), ["headings:", "- h1 The pier", "+ h2 The pier"]],
  ["a link", base.replace("/dates", "/days"), ["links:", "- /dates Dates", "+ /days Dates"]],
  ["a picture", `${base}<img src="/a.jpg" alt="A pier">`, ["requests:", "+ /a.jpg A pier"]],
])("prints below its address what changed of a page: %s", async (_what, main, expected) => {
  const found = await lines({ "dates/index.html": page(base) }, { "dates/index.html": page(main) });
  expect(found[0]).toBe("/dates");
  expect(found).toEqual(expect.arrayContaining(expected));
  expect(found.at(-1)).toMatch(/^HTML: \d+ → \d+ bytes with gzip, \d+ → \d+ with brotli$/);
});

it("prints changes of the head, which search engines and link previews show", async () => {
  const head = "<title>The pier, closed</title>";
  expect(await lines({ "index.html": page(base) }, { "index.html": page(base, head) })).toEqual(
    expect.arrayContaining(["/", "head:", "- <title>The pier</title>", `+ ${head}`]),
  );
});

const random = (bytes: number) => randomBytes(bytes).toString("base64url");

it("prints a size that changed by 1 % and by 100 bytes although nothing else did", async () => {
  const after = page(base).replace("red}", `red}.b{--c:${random(150)}}`);
  const found = await lines({ "index.html": page(base) }, { "index.html": after });
  expect(found).toEqual(["/", expect.stringMatching(/^HTML: /)]);
});

it.each([
  ["by less than 100 bytes of a small page", page(base), 30],
  ["by less than 1 % of a large page", page(`${base}<p data-x="${random(30_000)}">Long.</p>`), 150],
])("prints nothing if only the size changed, %s", async (_what, before, more) => {
  const after = before.replace("red}", `red}.b{--c:${random(more)}}`);
  expect(await lines({ "index.html": before }, { "index.html": after })).toEqual([]);
});

it("names files that came and went", async () => {
  const before = { "index.html": page(base), "old.pdf": "a" };
  const after = { "index.html": page(base), "new.pdf": "a", "dates/index.html": page(base) };
  expect((await lines(before, after)).sort()).toEqual(["+ /dates/index.html", "+ /new.pdf", "- /old.pdf"]);
});
