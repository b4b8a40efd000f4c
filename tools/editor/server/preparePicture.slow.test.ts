import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { ContentCopy } from "../../../tests/support/contentCopy";
import { askIn } from "../../../tests/support/editorProject";
import { editorActions } from "./editorActions";

let content: ContentCopy;
let ask: ReturnType<typeof askIn>;
beforeEach(() => {
  content = new ContentCopy();
  ask = askIn(content.folder);
});

/** Returns a photograph like those of telephones. It is rotated, and contains the name of a person and the place. */
const photograph = () =>
  sharp({ create: { width: 1350, height: 900, channels: 3, background: "red" } })
    .jpeg()
    .withExif({ IFD0: { Artist: "Ann Smith" }, IFD3: { GPSLatitude: "51/1 30/1 0/1", GPSLatitudeRef: "N" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
const path = "content/images/new.jpg";
const put = (bytes: Buffer) => editorActions(content.folder).writeMedia(path, bytes);
const stored = () => sharp(readFileSync(join(content.folder, path))).metadata();

test("an uploaded photograph loses its metadata and is turned upright", async () => {
  const bytes = await photograph();
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1350, orientation: 6 });
  await put(bytes);
  const { exif, orientation, width, height } = await stored();
  expect([exif, orientation, width, height]).toEqual([undefined, undefined, 900, 1350]);
});

const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();

test("a picture without metadata is stored unchanged", async () => {
  const plain = await red(9, 9);
  const { path: name } = await put(plain);
  expect(readFileSync(join(content.folder, name))).toEqual(plain);
});

test("a picture is scaled down if it is larger than any page shows it", async () => {
  await put(await red(3600, 1200));
  expect(await stored()).toMatchObject({ width: 3000, height: 1000 });
});

test.each([
  ["half a photograph", async () => (await photograph()).subarray(0, 3000)],
  ["an empty file", () => Buffer.alloc(0)],
  ["a file that is not a picture", () => Buffer.from("words")],
])("%s is refused, with the advice to save it as a JPEG", async (_what, bytes) => {
  await expect(Promise.resolve(bytes()).then(put)).rejects.toThrow(/Save it as a JPEG/);
});

test("an unused picture is listed, but not while a draft uses it", async () => {
  await put(await photograph());
  expect(await ask("overview", {})).toMatchObject({ unused: [path] });
  const draft = {
    path: "content/pages/her-life.md",
    form: "one",
  };
  await ask("saveDraft", { ...draft, values: { picture: { file: "../images/new.jpg" } } });
  expect(await ask("overview", {})).toMatchObject({ unused: [] });
  await ask("dropDraft", draft);
  await ask("deleteFile", { path });
  expect(existsSync(join(content.folder, path))).toBe(false);
});
