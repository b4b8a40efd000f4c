import { pageText, testimonyText, TinyContent, versionIn } from "../../tests/support/tinyContent";

let content: TinyContent;

describe("a page about living people", () => {
  const file = "pages/witness.md";
  const page = (more = "", body = "Some words.") =>
    pageText("/witness", { more: `aboutLivingPeople: true\n${more}`, body });
  const review = (version: string, on = "2026-11-01") =>
    `reviewed: { by: A. Reader, on: ${on}, version: ${version} }\n`;

  beforeEach(async () => {
    content = await TinyContent.with({
      "pages/home.md": pageText("/", { template: "home", more: "aboutLivingPeople: false\n" }),
    });
    content.replace("campaign.yaml", "reviewRequired: false\n", "");
  });

  test("needs a review", async () => {
    expect(await content.gateWith(file, page())).toEqual([
      expect.stringMatching(/^content\/pages\/witness\.md:7:20 {2}.*nobody has reviewed it/),
    ]);
  });

  test("needs none where campaign.yaml waives it, unless proceedings are active", async () => {
    content.append("campaign.yaml", "reviewRequired: false\n");
    expect(await content.gateWith(file, page())).toEqual([]);
    content.append("campaign.yaml", "proceedings: active\n");
    expect(await content.gate()).toEqual([expect.stringContaining("nobody has reviewed it")]);
  });

  test("may be published once it has one", async () => {
    const version = versionIn(await content.gateWith(file, page()));
    expect(await content.gateWith(file, page(review(version)))).toEqual([]);
  });

  test("cannot have one that is still to come", async () => {
    const version = versionIn(await content.gateWith(file, page()));
    expect(await content.gateWith(file, page(review(version, "2027-01-01")))).toEqual([
      expect.stringMatching(/witness\.md:8:32 {2}.* has not come yet/),
    ]);
  });

  test.each([
    ["its text", (version: string) => page(review(version), "Other words.")],
    ["a field", (version: string) => page(review(version)).replace("title: The", "title: A")],
  ])("needs another one after a change of %s", async (_what, edited) => {
    const version = versionIn(await content.gateWith(file, page()));
    const reasons = await content.gateWith(file, edited(version));
    expect(reasons).toEqual([
      expect.stringMatching(
        /^content\/pages\/witness\.md:8:11 {2}This page, or what it shows, has changed since its review/,
      ),
    ]);
    expect(versionIn(reasons)).not.toBe(version);
  });

  test.each([
    [
      "timeline",
      "timeline.yaml",
      '- { anchor: call, when: "1999", title: A call, description: It rang., icon: phone, sample: true }\n',
    ],
    ["testimonies", "testimonies/ann.md", testimonyText("ann", 10, { more: "sample: true\n" })],
  ])("is given no version while it shows a sample: %s", async (template, name, text) => {
    content.write(name, text);
    const more = "aboutLivingPeople: true\n";
    const reasons = await content.gateWith(file, pageText("/witness", { more, template }));
    expect(reasons).toHaveLength(2);
    expect(versionIn(reasons)).toBe("none");
  });

  test("must be distinguished from other pages: one that says nothing is not published", async () => {
    expect(await content.gateWith(file, pageText("/witness"))).toEqual([
      expect.stringMatching(/^content\/pages\/witness\.md:2:1 {2}Nobody has said whether this page is about/),
    ]);
    expect(
      await content.gateWith(file, pageText("/witness", { more: "aboutLivingPeople: false\n" })),
    ).toEqual([]);
  });
});
