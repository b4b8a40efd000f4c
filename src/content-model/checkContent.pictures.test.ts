import { testBreakages } from "../../tests/support/breakages";
import { fixture } from "../../tests/support/contentCopy";
import { checkPictures } from "./check/checkPictures";
import { readContent } from "./readContent";

/** The smallest picture there is. */
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

testBreakages([
  {
    name: "a portrait in the wrong case",
    file: "people.yaml",
    from: "one.jpg",
    to: "One.jpg",
    at: "images/people/One.jpg",
    says: /same capital and small letters/,
  },
  {
    name: "half a picture's header",
    file: "images/desk.jpg",
    break: (copy) => copy.write("images/desk.jpg", Uint8Array.of(0xff, 0xd8, 0xff)),
    says: /is not a picture/,
  },
  {
    name: "a portrait that does not exist",
    file: "people.yaml",
    from: "one.jpg",
    to: "three.jpg",
    at: "images/people/three.jpg",
    says: /no picture/,
  },
  {
    name: "a file that is not a picture",
    file: "images/desk.jpg",
    break: (copy) => copy.write("images/desk.jpg", "words"),
    says: /is not a picture/,
  },
  {
    name: "a drawing that is named like a photograph",
    file: "images/desk.jpg",
    break: (copy) =>
      copy.write("images/desk.jpg", '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    says: /is not a JPEG, PNG, WebP or AVIF picture/,
  },
  {
    name: "a picture of 50 MB",
    file: "images/desk.jpg",
    break: (copy) => copy.write("images/desk.jpg", new Uint8Array(50_000_000)),
    says: /50 MB/,
  },
  {
    name: "a picture too small for where it is used",
    file: "campaign.yaml",
    from: "shareImage: images/pier.jpg",
    to: "shareImage: images/people/one.jpg",
    at: "images/people/one.jpg",
    says: /640 × 800 pixels; here it needs at least 1200 × 630/,
  },
  {
    name: "a file whose name is not that of a picture",
    file: "campaign.yaml",
    from: "images/pier.jpg",
    to: "images/share.pdf",
    at: "images/share.pdf",
    says: /must be the path of a picture/,
  },
  {
    name: "a picture that nothing uses",
    file: "images/spare.png",
    break: (copy) => copy.write("images/spare.png", onePixel),
    says: /No page uses/,
    severity: "warning",
  },
]);

test("a picture that is deleted during the check is passed over", async () => {
  const site = await readContent(fixture);
  const names = new Set([...site.names, "images/gone.jpg"]);
  expect(await checkPictures({ ...site, names })).toEqual(await checkPictures(site));
});
