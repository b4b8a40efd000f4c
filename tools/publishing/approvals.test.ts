import sharp from "sharp";
import { pageText, testimonyText, TinyContent, versionIn } from "../../tests/support/tinyContent";

let content: TinyContent;
afterEach(() => {
  content.delete();
});

describe("a testimony that is no sample", () => {
  const file = "testimonies/ann.md";
  const text = (consent = "", body = "Words.", order = 10) =>
    testimonyText("ann", order, { more: consent, body });
  const consent = (version: string, on = "2026-11-20") => `consent: { on: ${on}, version: ${version} }\n`;

  beforeEach(async () => {
    content = await TinyContent.with();
  });

  test("needs the writer's consent", async () => {
    expect(await content.gateWith(file, text())).toEqual([
      expect.stringMatching(/^content\/testimonies\/ann\.md:2:1 {2}The writer has not approved this wording/),
    ]);
  });

  test("is given no version to approve while it must still change", async () => {
    const reasons = await content.gateWith(file, text("", "See https://example.org/x."));
    expect(reasons).toHaveLength(2);
    expect(reasons.join()).toContain("the version, which is given here when nothing of the sample is left");
    expect(versionIn(reasons)).toBe("none");
  });

  test("may be published with the writer's consent to these words, given today", async () => {
    const version = versionIn(await content.gateWith(file, text()));
    expect(await content.gateWith(file, text(consent(version)))).toEqual([]);
    expect(await content.gateWith(file, text(consent(version), "Words.", 20))).toEqual([]);
  });

  test("needs another consent once its words have changed", async () => {
    const version = versionIn(await content.gateWith(file, text()));
    const reasons = await content.gateWith(file, text(consent(version), "Other words."));
    expect(reasons).toEqual([
      expect.stringMatching(
        /^content\/testimonies\/ann\.md:7:10 {2}Nobody knows that the writer approved these/,
      ),
    ]);
    expect(versionIn(reasons)).not.toBe(version);
  });

  test("needs to say which words the consent is for", async () => {
    expect(await content.gateWith(file, text("consent: { on: 2026-11-01 }\n"))).toEqual([
      expect.stringContaining("these very words"),
    ]);
  });

  test("cannot have a consent that is still to come", async () => {
    const version = versionIn(await content.gateWith(file, text()));
    expect(await content.gateWith(file, text(consent(version, "2026-11-21")))).toEqual([
      expect.stringMatching(/^content\/testimonies\/ann\.md:7:16 {2}.* has not come yet/),
    ]);
  });

  test("cannot have a consent on a day that does not exist", async () => {
    expect(await content.gateWith(file, text(consent("dfckjmbl", "2026-02-30")))).toEqual([
      expect.stringMatching(/ann\.md:7:16 {2}.*a day that exists/),
    ]);
  });

  test("gets advice on rewriting a consent of the old form", async () => {
    expect(await content.gateWith(file, text("consent: 2026-05-01\n"))).toEqual([
      expect.stringMatching(
        /ann\.md:7:10 {2}"consent" holds a text, but must be a group of fields, indented below it, with "on"\./,
      ),
    ]);
  });

  test("needs none if it is withdrawn", async () => {
    content.write("pages/voices.md", pageText("/voices", { template: "testimonies" }));
    expect(await content.gateWith(file, text("withdrawn: true\n"))).toEqual([]);
  });
});

const portrait = () =>
  sharp({ create: { width: 640, height: 800, channels: 3, background: "#123" } })
    .png()
    .toBuffer();

describe("a person of the team", () => {
  const gateOn = async (section: string, fields: string) => {
    content = await TinyContent.with({
      "people.yaml": `- title: Desk\n  ${section}people:\n    - name: Ann\n      description: Ann reads proofs.\n      image: images/ann.png\n      ${fields}\n`,
      "images/ann.png": await portrait(),
      "pages/team.md": pageText("/team", { template: "team" }),
    });
    return content.gate();
  };

  test("is not published before somebody says when they agreed", async () => {
    expect(await gateOn("", "role: Chair")).toEqual([
      expect.stringMatching(/^content\/people\.yaml:3:13 {2}Nobody has said that Ann agreed .* "agreed:"/),
    ]);
  });

  test("is not published with a day that has not come yet", async () => {
    expect(await gateOn("", "agreed: 2026-11-21")).toEqual([
      expect.stringMatching(/^content\/people\.yaml:6:15 {2}"agreed" is 2026-11-21, a day that has not come/),
    ]);
  });

  test.each([
    ["with the day", "", "agreed: 2026-11-20"],
    ["in memory of them, since nobody can ask", "memorial: true\n  ", "role: Chair"],
  ])("may be published %s", async (_how, section, fields) => {
    expect(await gateOn(section, fields)).toEqual([]);
  });
});

describe("a lawyer", () => {
  const gateOn = async (more: string) => {
    content = await TinyContent.with({
      "legal.yaml": `- name: Ann Silk\n  role: Solicitor\n  image: images/ann.png\n  url: https://a.test/\n  linkText: Ann\n  biography: She reads.\n${more}`,
      "images/ann.png": await portrait(),
      "pages/law.md": pageText("/law", { template: "legal" }),
    });
    return content.gate();
  };

  test("is not published before somebody says when they agreed", async () => {
    expect(await gateOn("")).toEqual([
      expect.stringMatching(/^content\/legal\.yaml:1:9 {2}Nobody has said that Ann Silk agreed .* "agreed:"/),
    ]);
  });

  test("may be published with the day", async () => {
    expect(await gateOn("  agreed: 2026-11-20\n")).toEqual([]);
  });
});

test("an approval dated today is accepted just after midnight in British summer time", async () => {
  content = await TinyContent.with();
  content.replace("campaign.yaml", "on: 2026-05-01", "on: 2026-07-01");
  expect(await content.gate(new Date("2026-07-01T00:30+01:00"))).toEqual([]);
});

describe("a whole site", () => {
  const statement = "samplesReplaced: { by: Mary Reader, on: 2026-05-01 }\n";

  beforeEach(async () => {
    content = await TinyContent.with();
  });

  test("is not published before somebody has said that nothing of the sample is left", async () => {
    content.replace("campaign.yaml", statement, "");
    expect(await content.gate()).toEqual([
      expect.stringMatching(
        /^content\/campaign\.yaml:1:7 {2}Nobody has said that nothing of the sample is left/,
      ),
    ]);
  });

  test.each([
    ["on a day that has not come yet", "{ by: Mary Reader, on: 2026-11-21 }", /16:41 {2}.* has not come yet/],
    ["by somebody without a surname", "{ by: Nobody, on: 2026-05-01 }", /16:24 {2}.*first name and surname/],
    ["by nobody", '{ by: " ", on: 2026-05-01 }', /16:24 {2}/],
    ["on no day", "{ by: Mary Reader }", /16:18 {2}/],
  ])("cannot have a statement %s", async (_how, said, refusal) => {
    content.replace("campaign.yaml", statement, `samplesReplaced: ${said}\n`);
    expect(await content.gate()).toEqual([expect.stringMatching(refusal)]);
  });
});
