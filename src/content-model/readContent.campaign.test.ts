import { TinyContent } from "../../tests/support/tinyContent";
import { readCampaign } from "./readContent";

let content: TinyContent;
beforeEach(async () => {
  content = await TinyContent.with();
});

test("the manifest gets its name and icon from campaign.yaml", () => {
  expect(readCampaign(content.root)).toMatchObject({ name: "A Campaign", icon: "images/icon.png" });
});

test.each([
  ["is missing", () => content.remove("campaign.yaml")],
  ["is empty", () => content.write("campaign.yaml", "")],
  ["cannot be read", () => content.write("campaign.yaml", 'name: "A')],
  ["has no name", () => content.write("campaign.yaml", "icon: images/icon.png\n")],
])(
  "the manifest has no icon where campaign.yaml %s, and the check says so with its place",
  async (_what, spoil) => {
    spoil();
    // Without the name, the result has no icon either. An icon that is not a picture would stop the plugin that makes the manifest, but the
    // development site must start nevertheless.
    expect(readCampaign(content.root)).toEqual({ name: "campaign.yaml" });
    const said = await content.check();
    expect(said.length).toBeGreaterThan(0);
    for (const line of said) expect(line).toMatch(/^content\/campaign\.yaml:\d+:\d+ {2}(?!Warning)./);
  },
);
