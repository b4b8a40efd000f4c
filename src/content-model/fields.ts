/** The fields of content: zod schemas, with help sentences that the check, the GraphQL schema and the editors show. */
import { z } from "zod";
import { day } from "./dates";
import { hiddenWords, pageIds } from "../lib/headings";
import { isDeviceName } from "../lib/deviceName";
import { typographic } from "./typographic";

/**
 * The type of a reference's target. A reference to a page or testimony contains the name of its file. A reference to a source or document
 * contains its anchor. `timelineKind` is an entry of timelineKinds in campaign.yaml.
 */
export type Reference =
  "file" | "page" | "testimony" | "source" | "quotedSource" | "document" | "timelineKind";

/** The minimum size of a picture in a text, in pixels. A smaller picture would not be sharp in the column of the text. */
export const leastInTexts = { width: 600, height: 400 };

/** The registry of fields that contain a reference, each with the type of its target. */
export const references = z.registry<{
  to: Reference;
  /** For pictures: the minimum size in pixels. A smaller picture would not be sharp where the site shows it. */
  atLeast?: { width: number; height: number };
  /** For pictures: the folder below content/ in which the editor stores a new picture. */
  folder?: string;
}>();

/** Returns whether a text has a character that readers can see. Unicode also has letters and symbols that are invisible. */
export const hasVisibleCharacter = (written: string): boolean =>
  /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u.test(written);

/**
 * Accepts text that the site shows exactly as somebody has typed it. Quotation marks do not become typographic. The text is never empty and
 * has no spaces around it.
 */
export const verbatim = () =>
  z
    .string()
    .trim()
    .min(1, "is empty. Write the text, or leave out the field if the field is optional")
    .refine(
      (written) => written === "" || hasVisibleCharacter(written),
      "contains only characters that nobody can see. Delete them, and write the text",
    );

/**
 * Accepts one line or one paragraph of text for readers, and sets typographic quotation marks, dashes and ellipses, as in Markdown texts.
 * The text is never empty and has no spaces around it.
 */
export const text = () => verbatim().overwrite(typographic);

/** Accepts one or more sentences. A blank line begins a new paragraph. In forms, the field has several lines. */
export const sentences = () => text().meta({ multiline: true });

const matching = (pattern: RegExp, message: string) => z.string().regex(pattern, message);

/** Accepts a slug: the last part of an address. */
export const slug = () =>
  matching(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "may contain only lower-case letters a-z, digits and single hyphens, for example ann-smith",
  ).refine(
    (name) => !isDeviceName(name),
    "is a name that Windows reserves, so some computers cannot store a file with it. Write another name",
  );

/** Accepts an anchor: the id that an entry has on its page. Links to the entry contain this id. */
export const anchor = () =>
  slug()
    .refine(
      (value) => !pageIds.includes(value),
      "is already the name of a part of every page. Choose another name",
    )
    .refine((value) => hiddenWords(value, "id").length === 0, {
      error: ({ input }) =>
        `contains “${hiddenWords(String(input), "id").join("” and “")}”. Ad blockers and reader views hide parts with such a name. Choose another name`,
    });

/**
 * The registry of titles and descriptions for search engines, each with the minimum and maximum length in characters that search engines
 * show completely. checkSite.ts warns of other lengths.
 */
export const shownLengths = z.registry<{ min?: number; max: number }>();

/** Accepts the title of a page. The check warns of a title that search results would not show completely. */
export const searchTitle = () => text().register(shownLengths, { max: 60 });

/**
 * Accepts the description of a page. The check warns of a description that search results would not show completely, or that is too short
 * to be useful.
 */
export const searchDescription = () => sentences().register(shownLengths, { min: 50, max: 160 });

/** The text of a regular expression for the part of an e-mail address before a full stop or before the @. */
const mailboxPart = "[\\p{L}\\p{N}\\p{M}!#$%&'*+/=?^_`{|}~-]+";

/** The text of a regular expression for an e-mail address. */
export const emailAddress = `${mailboxPart}(?:\\.${mailboxPart})*@[\\p{L}\\p{N}-]+(?:\\.[\\p{L}\\p{N}-]+)+`;

/** Accepts an external link, which always begins with https. */
export const url = () =>
  matching(
    /^https:\/\/[^\s/?#]+\.[^\s]+$/,
    "must be a full web address that begins with https://, for example https://www.example.org/page",
  ).refine(
    (value) => URL.canParse(value),
    // This rule runs only if the pattern above has accepted the address. So an address never gets two messages.
    {
      error: "is not a valid web address. Copy the address from the address bar of your browser",
      when: ({ issues }) => issues.length === 0,
    },
  );

/** Accepts the name of a Markdown file without ".md". `folder` is the folder below content/, and `example` is a name for the message. */
const fileIn = (to: "page" | "testimony", folder: string, example: string) =>
  matching(
    /^[a-z0-9-]+$/,
    `must be the name of a file in content/${folder} without .md, for example ${example}`,
  ).register(references, { to });

/**
 * Accepts a reference to a page: the name of its file in content/pages without ".md". If the address of the page changes, the reference is
 * still valid.
 */
export const page = () => fileIn("page", "pages", "early-years");

/** Accepts a reference to a testimony: the name of its file in content/testimonies without ".md". */
export const testimonyReference = () => fileIn("testimony", "testimonies", "ann-smith");

/** Accepts a reference to a document: its anchor in content/documents.yaml. */
export const documentReference = () => slug().register(references, { to: "document" });

const sourceAndPlace = () =>
  matching(
    /^[a-z0-9]+(-[a-z0-9]+)*(:[^\s,]+)?$/,
    "must name one source and, after a colon, one place in it, for example judgment-1999:145",
  );

/** Accepts a citation: the anchor of a source, which may be followed by a colon and the place in the source. */
const citation = () => sourceAndPlace().register(references, { to: "source" });

/** Accepts the source of a quotation. The source does not get a citation number, because such a quotation is not a citation. */
export const quotedSource = () => sourceAndPlace().register(references, { to: "quotedSource" });

const quote = z
  .strictObject({
    source: quotedSource().describe(
      "The source of the quotation, which must be one of the sources of this entry. Add the page or paragraph if the entry lists the source more than once.",
    ),
    quote: text().describe("The quoted words, exactly as they are in the text of this entry."),
  })
  .meta({ title: "Quote", description: "A quotation in the text of an entry, from one of its sources." });

export type Quote = z.infer<typeof quote>;

/** Accepts the field `quotes`: the quotations in the texts of an entry. */
export const quotes = () =>
  z
    .array(quote)
    .default([])
    .describe(
      "The quotations in the text of this entry, each with its source. The site looks for the quoted words in the source. Do not list words in quotation marks that are not quoted from a source.",
    );

/** Accepts the field `sources`: the citations of an entry. */
export const citations = () =>
  z
    .array(citation())
    .meta({
      inFile: '["judgment-1999:145"], anchors of content/sources.yaml, each with the place after a colon',
    })
    .default([])
    .describe(
      "The sources of this entry. Write a page or paragraph next to a source only if you have found the facts there yourself.",
    );

/** Matches the names of files in a picture format that the site accepts. */
export const pictureName = /\.(jpe?g|png|webp|avif)$/i;

/** Returns whether a file is a picture or a PDF. */
export const isMedia = (path: string): boolean => pictureName.test(path) || /\.pdf$/i.test(path);

/**
 * Accepts a picture's file, relative to the content file that uses it.
 * @param width the minimum width in pixels
 * @param height the minimum height in pixels
 * @param folder the folder below content/ in which the editor saves the picture
 */
export const image = (width = 800, height = 500, folder = "images") =>
  matching(
    pictureName,
    "must be the path of a picture (.jpg, .png, .webp or .avif), for example ../images/early-years.jpg",
  ).register(references, {
    to: "file",
    atLeast: { width, height },
    folder,
  });

/** Accepts the portrait of a person, 640 × 800 pixels or larger. */
export const portrait = () => image(640, 800, "images/people");

/**
 * Accepts the version of a text that somebody has approved: a digest of 64 bits, which the publishing check computes. Earlier approvals
 * have digests of 32 bits (eight letters). This schema still accepts such digests, but the publishing check then requires a new approval.
 */
export const textVersion = () =>
  matching(
    /^(?:[a-p]{8}){1,2}$/,
    "must be the sixteen letters at the top of the file that was approved, for example dfckjmblaehnopic",
  ).optional();

/**
 * Accepts the day on which a living person agreed to appear on the site. The publishing check requires this day for each entry whose kind
 * has this field.
 */
export const agreed = () =>
  day()
    .optional()
    .describe(
      "The day on which this person agreed to appear on this site. The site does not publish a person without this day.",
    );

/** Accepts `sample: true`, which marks everything that the campaign must still replace. */
export const sample = () =>
  z
    .boolean()
    .default(false)
    .describe(
      "Switch this on for invented sample content that the campaign must replace with real content. Switch this off when you have replaced the sample.",
    );

/** Accepts a picture with its alternative text. */
export const pictureField = () =>
  z
    .strictObject({
      file: image()
        .meta({ inFile: "../images/early-years.jpg" })
        .describe("The file of the picture, at least 800 × 500 pixels."),
      alt: text().describe("What the picture shows, for people who cannot see it."),
      caption: text().optional().describe("A line below the picture."),
    })
    .meta({ title: "Picture", description: "A picture with its alternative text." });

const outsideLink = z
  .strictObject({
    text: text().describe("The text of the link."),
    url: url().describe("The web address that the link opens. The address begins with https://."),
    detail: text()
      .optional()
      .describe(
        "A few words about the page that the link opens, for example the newspaper, the date, or the kind of page.",
      ),
    sample: sample(),
  })
  .meta({ title: "OutsideLink", description: "A link to another site." });

/** Links to other sites, which open in a new tab. */
export const outsideLinks = () => z.array(outsideLink).default([]);
