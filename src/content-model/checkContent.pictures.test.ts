import { testBreakages } from "../../tests/support/breakages";

/** The smallest picture there is. */
const onePixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
  "base64",
);

testBreakages([
  {
    name: "a portrait that does not exist",
    file: "people.yaml",
    from: "portrait-01.jpg",
    to: "portrait-99.jpg",
    at: "images/people/portrait-99.jpg",
    says: /no picture/,
  },
  {
    name: "a portrait in the wrong case",
    file: "people.yaml",
    from: "portrait-01.jpg",
    to: "Portrait-01.jpg",
    at: "images/people/Portrait-01.jpg",
    says: /same small and capital letters/,
  },
  {
    name: "a file that is no picture",
    file: "images/alibi-log.jpg",
    break: (copy) => copy.write("images/alibi-log.jpg", "words"),
    says: /is no picture/,
  },
  {
    name: "half a picture's header",
    file: "images/alibi-log.jpg",
    break: (copy) => copy.write("images/alibi-log.jpg", Uint8Array.of(0xff, 0xd8, 0xff)),
    says: /is no picture/,
  },
  {
    name: "a picture of 50 MB",
    file: "images/alibi-log.jpg",
    break: (copy) => copy.write("images/alibi-log.jpg", new Uint8Array(50_000_000)),
    says: /50 MB/,
  },
  {
    name: "a picture too small for its place",
    file: "campaign.yaml",
    from: "shareImage: images/home-banner.jpg",
    to: "shareImage: images/people/portrait-01.jpg",
    at: "images/people/portrait-01.jpg",
    says: /800 × 1000 pixels; here it needs at least 1200 × 630/,
  },
  {
    name: "a file that is no picture by name",
    file: "campaign.yaml",
    from: "images/home-banner.jpg",
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
