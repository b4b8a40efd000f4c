import { testBreakages, whole } from "../../tests/support/breakages";
import { ContentCopy, fixture } from "../../tests/support/contentCopy";
import { picture } from "../../tests/support/tinyContent";
import { checkFiles } from "./check/checkFiles";
import { readContent } from "./readContent";

testBreakages("people.yaml", [
  ["images/people/one.jpg", "‸images/people/One.jpg", /same capital and lower-case letters/],
  ["images/people/one.jpg", "‸images/people/three.jpg", /no picture/],
]);
testBreakages("images/desk.jpg", [
  [whole, "words", /is not a picture/],
  [
    whole,
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    /is not a JPEG, PNG, WebP or AVIF picture/,
  ],
]);
testBreakages("campaign.yaml", [
  [
    "shareImage: images/pier.jpg",
    "shareImage: ‸images/people/one.jpg",
    /640 × 800 pixels\. In this place, a picture needs at least 1200 × 630/,
  ],
  ["images/pier.jpg", "‸images/share.pdf", /must be the path of a picture/],
]);

test.each([
  ["half a picture's header", "desk.jpg", () => Uint8Array.of(0xff, 0xd8, 0xff), /is not a picture/, "error"],
  ["a picture of 50 MB", "desk.jpg", () => new Uint8Array(50_000_000), /50 MB/, "error"],
  [
    "a picture with a name that ad blockers hide",
    "pier-advertisement.png",
    () => picture(1, 1),
    /contains “advertisement”\. Rename this picture/,
    "warning",
  ],
  ["a picture that nothing uses", "spare.png", () => picture(1, 1), /No page uses/, "warning"],
])("%s", async (_what, name, draw, says, severity) => {
  const copy = new ContentCopy();
  copy.write(`images/${name}`, await draw());
  expect(await copy.problems()).toContainEqual({
    ...{ file: `content/images/${name}`, line: 1, column: 1, severity },
    message: expect.stringMatching(says) as string,
  });
});

test("a picture that is deleted during the check is passed over", async () => {
  const site = await readContent(fixture);
  const names = new Set([...site.names, "images/gone.jpg"]);
  expect(await checkFiles({ ...site, names })).toEqual(await checkFiles(site));
});
