import { readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { ann, clones } from "../../../tests/support/annAndBen";
import { picture as drawn } from "../../../tests/support/tinyContent";
import { editorActions } from "./editorActions";
import { RequestError } from "../common/requestError";

const picture = "content/images/pier.jpg";

it("gives a picture as it was in a commit", async () => {
  const before = await editorActions(ann).readMedia(picture);
  writeFileSync(join(ann, picture), "another");
  clones.commit(ann, "By hand");
  expect(await editorActions(ann).readMedia(picture, "HEAD^")).toEqual(before);
  expect((await editorActions(ann).readMedia(picture, "HEAD")).toString()).toBe("another");
});

it.each(["content/timeline.yaml", "content/images/../timeline.yaml", "content/images/none.jpg"])(
  "gives nothing of a commit at %j",
  async (path) => {
    await expect(editorActions(ann).readMedia(path, "HEAD")).rejects.toMatchObject({
      status: expect.any(Number) as number,
    });
  },
);

it.each([
  ["no picture", "content/timeline.yaml", picture],
  ["no picture", "content/images/../timeline.yaml", picture],
  ["no picture that is called a PDF", "content/documents/pier.pdf", picture],
  ["no PDF among pictures", "content/images/pier.pdf", "content/documents/pier-inquiry.pdf"],
])("puts %s at %j", async (_what, path, from) => {
  const saved = editorActions(ann).writeMedia(path, readFileSync(join(ann, from)));
  await expect(saved).rejects.toBeInstanceOf(RequestError);
});

it.each([
  ["content/documents/pier.jpg", picture],
  ["content/documents/pier.txt", "content/documents/pier-inquiry.pdf"],
  ["content/documents/pier", "content/documents/pier-inquiry.pdf"],
])("says at the field for a PDF that %j is not a PDF", async (path, from) => {
  const saved = editorActions(ann).writeMedia(path, readFileSync(join(ann, from)));
  await expect(saved).rejects.toThrow(
    `Not saved. “${basename(path)}” is not a PDF. Save it as a PDF from the program in which it was written, then choose the PDF.`,
  );
});

it.each([
  ["image.png", /^content\/images\/image-[0-9a-f]{8}\.png$/],
  ["IMG_1234.png", /^content\/images\/img-1234-[0-9a-f]{8}\.png$/],
  ["Screenshot 2.png", /^content\/images\/screenshot-2-[0-9a-f]{8}\.png$/],
  ["The pier.png", /^content\/images\/the-pier\.png$/],
])("saves %s under a name that another volunteer's picture does not get", async (name, expected) => {
  const { writeMedia } = editorActions(ann);
  const { path } = await writeMedia(`content/images/${name}`, await drawn(900, 700));
  expect(path).toMatch(expected);
  expect(await writeMedia(`content/images/${name}`, await drawn(900, 700))).toEqual({ path, isNew: false });
});
