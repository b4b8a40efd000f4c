import { asJpeg } from "./asJpeg";

const photograph = (name: string, type: string) => new File(["ftypheic"], name, { type });

beforeEach(() => {
  HTMLCanvasElement.prototype.getContext = jest.fn(() => ({ drawImage: jest.fn() })) as never;
  HTMLCanvasElement.prototype.toBlob = jest.fn((done: BlobCallback, type?: string) =>
    done(new Blob(["jpeg"], { type: type ?? "" })),
  );
});

it.each([
  ["IMG_1.HEIC", ""],
  ["IMG_1.heif", ""],
  ["IMG_1.heic", "image/heic"],
])("makes a JPEG of %s if the browser can decode it", async (name, type) => {
  global.createImageBitmap = jest.fn(() => Promise.resolve({ width: 40, height: 30 } as ImageBitmap));
  const made = await asJpeg(photograph(name, type));
  expect([made.name, made.type]).toEqual(["IMG_1.jpg", "image/jpeg"]);
});

it("leaves a picture of an iPhone as it is if the browser cannot decode it, so that the server can say so", async () => {
  global.createImageBitmap = jest.fn(() => Promise.reject(new Error("InvalidStateError")));
  const given = photograph("IMG_1.HEIC", "image/heic");
  expect(await asJpeg(given)).toBe(given);
});

it("leaves other files as they are", async () => {
  const given = photograph("a.png", "image/png");
  expect(await asJpeg(given)).toBe(given);
});
