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

  const noReview = /^content\/pages\/witness\.md:7:20 {2}.*nobody has reviewed it/;
  const changed =
    /^content\/pages\/witness\.md:8:11 {2}This page, or content that it shows, has changed since its review.*version: [a-p]{16}"/;
  const nobodySaid = /^content\/pages\/witness\.md:2:1 {2}This page does not say whether it is about/;

  test.each<[string, (version: string) => string, RegExp[]]>([
    ["without a review", () => page(), [noReview]],
    ["with one", (version) => page(review(version)), []],
    [
      "with one that is still to come",
      (version) => page(review(version, "2027-01-01")),
      [/witness\.md:8:32 {2}.* is in the future/],
    ],
    ["with one of another text", (version) => page(review(version), "Other words."), [changed]],
    [
      "with one of another title",
      (version) => page(review(version)).replace("title: The", "title: A"),
      [changed],
    ],
    [
      "with one of eight letters, as in earlier years",
      (version) => page(review(version.slice(0, 8))),
      [
        /:8:11 {2}This approval contains a version of eight letters, which is no longer accepted.*version: [a-p]{16}"/,
      ],
    ],
    ["of which nobody says that it is one", () => pageText("/witness"), [nobodySaid]],
    ["that says it is none", () => pageText("/witness", { more: "aboutLivingPeople: false\n" }), []],
  ])("%s is refused, or not", async (_what, text, refusals) => {
    const version = versionIn(await content.gateWith(file, page()));
    expect(await content.gateWith(file, text(version))).toEqual(
      refusals.map((refusal) => expect.stringMatching(refusal) as string),
    );
  });

  test("needs no new review if only its Markdown is written in another way", async () => {
    const version = versionIn(await content.gateWith(file, page("", "- One\n- *two*\n\n---")));
    expect(await content.gateWith(file, page(review(version), "* One\n* _two_\n\n***\n"))).toEqual([]);
  });

  test("needs none where campaign.yaml waives it, unless proceedings are active", async () => {
    content.append("campaign.yaml", "reviewRequired: false\n");
    expect(await content.gateWith(file, page())).toEqual([]);
    content.append("campaign.yaml", "proceedings: active\n");
    expect(await content.gate()).toEqual([expect.stringContaining("nobody has reviewed it")]);
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
});
