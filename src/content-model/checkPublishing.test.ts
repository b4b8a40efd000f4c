import sharp from "sharp";
import { ContentCopy } from "../../tests/support/contentCopy";
import { checkPublishing } from "./checkPublishing";

const today = "2026-11-20";
const sarah = "testimonies/sarah-hanover.md";
let copy: ContentCopy;

beforeEach(() => {
  copy = new ContentCopy();
});
afterEach(() => {
  copy.delete();
});

/** What the gate says of one file. */
async function reasons(file: string): Promise<string[]> {
  const problems = await checkPublishing(copy.root, today);
  return problems
    .filter((problem) => problem.file === `content/${file}`)
    .map(({ line, message }) => `${line}: ${message}`);
}

test("every sample is listed with its place, those inside others too", async () => {
  expect((await reasons(sarah))[0]).toMatch(/^8: This is a sample/);
  const people = (copy.read("people.yaml").match(/sample: true/g) ?? []).length;
  const listed = (await reasons("people.yaml")).filter((reason) => reason.includes("This is a sample"));
  expect(listed).toHaveLength(people - 1);
});

test.each([
  ["no consent", "", /has not approved this wording/],
  ["a consent that has not come yet", "consent: 2026-11-21", /has not come yet/],
  ["a consent of today", "consent: 2026-11-20", null],
  ["a withdrawn one", "withdrawn: true", null],
])("a testimony that is no sample, with %s", async (_case, line, says) => {
  copy.replace(sarah, "sample: true", line);
  const found = await reasons(sarah);
  expect(found.filter((reason) => says?.test(reason))).toHaveLength(says ? 1 : 0);
  expect(found.filter((reason) => /approved|come yet|sample/.test(reason))).toHaveLength(says ? 1 : 0);
});

test("a page about living people needs a review where campaign.yaml asks for it", async () => {
  const witness = "pages/the-witness.md";
  copy.replace(witness, "sample: true", "aboutLivingPeople: true");
  expect(await reasons(witness)).toEqual([]);
  copy.replace("campaign.yaml", "\nsample: true", "\nreviewRequired: true");
  expect((await reasons(witness)).join()).toMatch(/nobody has reviewed it/);
  copy.replace(
    witness,
    "aboutLivingPeople: true",
    "aboutLivingPeople: true\nreviewed: {by: A. Reader, on: 2026-11-01}",
  );
  expect(await reasons(witness)).toEqual([]);
});

test("a link to example.org is no longer allowed where nothing says that it is a sample", async () => {
  copy.replace("navigation.yaml", "https://example.org/podcast", "https://campaign.example.org/podcast");
  expect((await reasons("navigation.yaml")).join()).toMatch(/leads nowhere/);
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
  copy.write("images/alibi-log.jpg", await photo.withExif(gps).toBuffer());
  expect((await reasons("images/alibi-log.jpg")).join()).toMatch(/where it was taken/);
});

test("content without samples, with consents and real addresses, may be published", async () => {
  for (const name of copy.names(/\.(ya?ml|md)$/)) {
    const final = copy
      .read(name)
      .replace(/^ *sample: true\n/gm, name.startsWith("testimonies/") ? "consent: 2026-05-01\n" : "")
      .replace(/https:\/\/([a-z-]+\.)?example\.org/g, "https://www.campaign.test");
    copy.write(name, final);
  }
  expect(await checkPublishing(copy.root, today)).toEqual([]);
});
