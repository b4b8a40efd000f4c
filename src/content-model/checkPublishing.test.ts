import sharp from "sharp";
import { pageText, testimonyText, TinyContent } from "../../tests/support/tinyContent";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

test("every sample is listed with its place, those inside others too", async () => {
  content = await TinyContent.with({
    "pages/alibi.md": pageText("/alibi", { more: "sample: true\n" }),
    "media.yaml": `- title: A Film
  links:
    - { text: One, url: https://a.test/1 }
    - { text: Two, url: https://a.test/2, sample: true }
- title: A Book
  sample: true
`,
  });
  const places = (await content.gate()).map((reason) => reason.split("  ")[0]);
  expect(places).toEqual([
    "content/media.yaml:4:51",
    "content/media.yaml:6:11",
    "content/pages/alibi.md:7:9",
  ]);
});

test.each([
  ["no consent", "", "content/testimonies/ann.md:2:1  The writer has not approved this wording"],
  [
    "a consent that has not come yet",
    "consent: 2026-11-21\n",
    "content/testimonies/ann.md:7:10  .* has not come yet",
  ],
])("a testimony that is no sample, with %s", async (_case, more, says) => {
  content = await TinyContent.with({ "testimonies/ann.md": testimonyText("ann", 10, { more }) });
  expect(await content.gate()).toEqual([expect.stringMatching(says)]);
});

test("a testimony whose consent is of today may be published", async () => {
  const text = testimonyText("ann", 10, { more: "consent: 2026-11-20\n" });
  content = await TinyContent.with({ "testimonies/ann.md": text });
  expect(await content.gate()).toEqual([]);
});

test("a withdrawn testimony needs no consent", async () => {
  content = await TinyContent.with({
    "pages/voices.md": pageText("/voices", { template: "testimonies" }),
    "testimonies/ann.md": testimonyText("ann", 10, { more: "withdrawn: true\n" }),
  });
  expect(await content.gate()).toEqual([]);
});

test("a picture that tells where it was taken is refused", async () => {
  const gps = {
    IFD3: {
      GPSLatitudeRef: "N",
      GPSLatitude: "51/1 45/1 0/1",
      GPSLongitudeRef: "E",
      GPSLongitude: "0/1 47/1 0/1",
    },
  };
  const photo = sharp({ create: { width: 1200, height: 800, channels: 3, background: "#888888" } }).jpeg();
  content = await TinyContent.with({
    "images/gate.jpg": await photo.withExif(gps).toBuffer(),
    "pages/alibi.md": pageText("/alibi", { body: "![A gate](../images/gate.jpg)" }),
  });
  expect(await content.gate()).toEqual([
    expect.stringMatching(/^content\/images\/gate\.jpg:1:1 {2}.*where it was taken/),
  ]);
});

describe("where campaign.yaml asks for reviews, a page about living people", () => {
  const aboutPeople = (reviewed = "", body = "Some words.") =>
    pageText("/witness", { more: `aboutLivingPeople: true\n${reviewed}`, body });
  const review = (version: string) => `reviewed: { by: A. Reader, on: 2026-11-01, version: ${version} }\n`;
  const gateWith = async (text: string) => {
    content.write("pages/witness.md", text);
    return content.gate();
  };
  /** The version that the gate asks to write down. */
  const versionIn = (reasons: string[]) => /version: ([0-9a-f]{8})/.exec(reasons.join())?.[1] ?? "none";

  beforeEach(async () => {
    content = await TinyContent.with();
    content.append("campaign.yaml", "reviewRequired: true\n");
  });

  test("needs a review", async () => {
    expect(await gateWith(aboutPeople())).toEqual([
      expect.stringMatching(/^content\/pages\/witness\.md:7:20 {2}.*nobody has reviewed it/),
    ]);
  });

  test("needs one while proceedings are active, whatever else campaign.yaml says", async () => {
    const text = aboutPeople();
    content.delete();
    content = await TinyContent.with();
    expect(await gateWith(text)).toEqual([]);
    content.append("campaign.yaml", "proceedings: active\n");
    expect(await gateWith(text)).toEqual([expect.stringContaining("nobody has reviewed it")]);
  });

  test("may be published once it has one", async () => {
    const version = versionIn(await gateWith(aboutPeople()));
    expect(await gateWith(aboutPeople(review(version)))).toEqual([]);
  });

  test.each([
    ["its text", (version: string) => aboutPeople(review(version), "Other words.")],
    ["a field", (version: string) => aboutPeople(review(version)).replace("title: The", "title: A")],
  ])("needs another one after a change of %s", async (_what, edited) => {
    const version = versionIn(await gateWith(aboutPeople()));
    const reasons = await gateWith(edited(version));
    expect(reasons).toEqual([
      expect.stringMatching(/^content\/pages\/witness\.md:8:11 {2}This page has changed since its review/),
    ]);
    expect(versionIn(reasons)).not.toBe(version);
  });
});

test("where campaign.yaml asks for no reviews, none is needed", async () => {
  content = await TinyContent.with({
    "pages/witness.md": pageText("/witness", { more: "aboutLivingPeople: true\n" }),
  });
  expect(await content.gate()).toEqual([]);
});
