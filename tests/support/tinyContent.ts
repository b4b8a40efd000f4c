import sharp from "sharp";
import { formatProblem } from "../../src/content-model/problem";
import { checkPublishing } from "../../tools/publishing/checkPublishing";
import { ContentFolder } from "./contentFolder";

const drawn = new Map<string, Promise<Buffer>>();

/** Returns a picture that has only one colour. Unit tests of the same file share pictures of the same size and colour. */
export function picture(width: number, height: number, background = "grey"): Promise<Buffer> {
  const key = `${width} ${height} ${background}`;
  const draw = () =>
    sharp({ create: { width, height, channels: 3, background } })
      .png()
      .toBuffer();
  const bytes = drawn.get(key) ?? draw();
  drawn.set(key, bytes);
  return bytes;
}

/** Returns the text of a page's file, with front matter. Both the content check and the publishing check accept it. */
export const pageText = (path: string, { more = "", body = "Some words.", template = "article" } = {}) => {
  const name = path === "/" ? "home" : path.slice(1);
  return `---\npath: ${path}\ntitle: The ${name} title\nlabel: ${name}\ndescription: "What ${name} says, at a length that search engines like to show."\ntemplate: ${template}\n${more}---\n\n${body}\n`;
};

/** Returns the text of a testimony's file, which the content check accepts. The publishing check still requires the writer's consent. */
export const testimonyText = (slug: string, order: number, { more = "", body = "Words." } = {}) =>
  `---\nslug: ${slug}\nname: ${slug}\nrole: Nurse\nsummary: "What ${slug} says, at a length that search engines like to show."\norder: ${order}\n${more}---\n\n${body}\n`;

/** Returns the YAML of an entry of sources.yaml. */
export const sourceText = (anchor: string, more = "") =>
  `- { anchor: ${anchor}, title: The ${anchor}, shortName: ${anchor}, kind: press, publisher: P, date: 2001, url: https://host.test/${anchor}${more} }\n`;

const smallest = {
  "campaign.yaml": `name: A Campaign
tagline: For something
siteUrl: https://www.campaign.test
securityContact: mailto:security@campaign.test
language: en-GB
description: A campaign that is as small as a campaign can be.
shareImage: images/share.png
icon: images/icon.png
counter: { since: 2001-02-03, heading: Since }
asOf: 2024-05-06
accounts: []
funding: Paid for by nobody.
copyright: A Campaign
sampleNotice: Something here is invented.
reviewRequired: false
samplesReplaced: { by: Mary Reader, on: 2021-05-01 }
notFound: { code: "404", text: Not here, link: Home, description: There is no such page. }
`,
  "pages/home.md": pageText("/", { template: "home" }),
};

/** The smallest valid content, and the files that a test adds or replaces. */
export class TinyContent extends ContentFolder {
  static async with(files: Record<string, string | Uint8Array> = {}): Promise<TinyContent> {
    const content = new TinyContent();
    content.write("images/share.png", await picture(1200, 630));
    content.write("images/icon.png", await picture(512, 512));
    for (const [name, text] of Object.entries({ ...smallest, ...files })) content.write(name, text);
    return content;
  }

  /**
   * Returns the publishing check's output, with one line for each reason not to publish. The check runs as if the time were `now`, by
   * default 20 November 2026.
   */
  async gate(now = new Date("2026-11-20T09:00Z"), shipped = new Set<string>()): Promise<string[]> {
    return (await checkPublishing(this.root, now, shipped)).map(formatProblem);
  }

  /** Writes a file, and returns the publishing check's output afterwards. */
  async gateWith(name: string, text: string): Promise<string[]> {
    this.write(name, text);
    return this.gate();
  }
}

/**
 * Returns the output of the content check for the smallest content to which these files have been added. There is one line for each
 * problem.
 */
export const checked = async (files: Record<string, string | Uint8Array>) =>
  (await TinyContent.with(files)).check();

/** Returns the version of a text that the publishing check proposes for an approval. */
export const versionIn = (reasons: string[]) => /version: ([a-p]{16})/.exec(reasons.join())?.[1] ?? "none";
