import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ContentCopy } from "../../tests/support/contentCopy";
import { askIn } from "../../tests/support/editorProject";

let content: ContentCopy;
let ask: ReturnType<typeof askIn>;
beforeEach(() => {
  content = new ContentCopy();
  ask = askIn(content.folder);
});

/** A photograph as a telephone takes it: lying on its side, with the place. */
const photograph = () =>
  sharp({ create: { width: 1350, height: 900, channels: 3, background: "red" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "Ann Smith" }, IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
const asset = (path: string, bytes: Buffer) => ({ path, content: bytes.toString("base64") });
const path = "content/images/new.jpg";
const stored = () => sharp(readFileSync(join(content.folder, path))).metadata();

test("a photograph that is uploaded loses what it tells of place and people, and stands upright", async () => {
  const bytes = await photograph();
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1350, orientation: 6 });
  await ask("persistMedia", { asset: asset(path, bytes) });
  const { exif, orientation, width, height } = await stored();
  expect([exif, orientation, width, height]).toEqual([undefined, undefined, 900, 1350]);
});

test("so does one that is chosen in a form", async () => {
  const page = "content/pages/her-life.md";
  const before = content.read("pages/her-life.md");
  const raw = before.replace("turnstile.jpg", "new.jpg");
  await ask("persistEntry", { path: page, raw, before, assets: [asset(path, await photograph())] });
  expect((await stored()).exif).toBeUndefined();
});

test("a picture that tells nothing, and a file that is none, are stored as they are", async () => {
  const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  for (const bytes of [plain, Buffer.from("no picture")]) {
    await ask("persistMedia", { asset: asset(path, bytes) });
    expect(readFileSync(join(content.folder, path))).toEqual(bytes);
  }
});

test("a photograph that cannot be read to its end is refused, in words", async () => {
  const half = (await photograph()).subarray(0, 3000);
  for (const part of [half, Buffer.alloc(0)])
    await expect(ask("persistMedia", { asset: asset(path, part) })).rejects.toThrow(/Save it as a JPEG/);
});

test("a picture that nothing uses is named, but not while a draft uses it", async () => {
  await ask("persistMedia", { asset: asset(path, await photograph()) });
  expect(await ask("problems", {})).toMatchObject({ unused: [path] });
  const draft = {
    path: "content/pages/her-life.md",
    data: { picture: { file: "../images/new.jpg" } },
    assets: [],
  };
  await ask("keepDraft", draft);
  expect(await ask("problems", {})).toMatchObject({ unused: [] });
  await ask("dropDraft", draft);
  await ask("deleteFile", { path });
  expect(existsSync(join(content.folder, path))).toBe(false);
});
