/** The fields of content: zod schemas, with help sentences that the check, the GraphQL schema and the editors show. */
import { z } from "zod";
import { day } from "./dates";
import { hiddenWords, pageIds } from "../lib/headings";
import { isDeviceName } from "../lib/deviceName";
import { typographic } from "./typographic";

/**
 * The target of a reference: a file, a page or testimony by its file name, a source or document by its anchor, or an entry of
 * timelineKinds.
 */
export type Reference =
  "file" | "page" | "testimony" | "source" | "quotedSource" | "document" | "timelineKind";

/** The fields that contain a reference, each with the type of its target. */
export const references = z.registry<{
  to: Reference;
  /** For pictures: the minimum size in pixels at which the picture looks sharp in its place. */
  atLeast?: { width: number; height: number };
  /** For pictures: the folder below content/ into which the editor puts a new picture. */
  folder?: string;
}>();

/** Returns whether a text has a character that readers can see. Some letters and symbols of Unicode are blank. */
export const hasVisibleCharacter = (written: string): boolean =>
  /(?![\u115f\u1160\u2800\u3164\uffa0])[\p{L}\p{N}\p{P}\p{S}]/u.test(written);

/** Accepts text that is shown and copied character by character. It is never empty and has no spaces around it. */
export const verbatim = () =>
  z
    .string()
    .trim()
    .min(1, "is empty. Write the text, or leave the field out if it is optional")
    .refine(
      (written) => written === "" || hasVisibleCharacter(written),
      "contains only characters that nobody can see. Delete them, and write the text",
    );

/**
 * Accepts one line or one paragraph of text for readers, and sets typographic quotation marks, dashes and ellipses, as in Markdown texts.
 * The text is never empty and has no spaces around it.
 */
export const text = () => verbatim().overwrite(typographic);

/** Accepts one or more sentences. A blank line begins a new paragraph. Forms show a multi-line field. */
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

/** Accepts the id that an entry has on its page, for links to it. */
export const anchor = () =>
  slug()
    .refine(
      (value) => !pageIds.includes(value),
      "is already the name of a part of every page. Choose another",
    )
    .refine((value) => hiddenWords(value, "id").length === 0, {
      error: ({ input }) =>
        `contains “${hiddenWords(String(input), "id").join("” and “")}”. Ad blockers and reader views hide parts with such a name. Choose another`,
    });

/**
 * The minimum and maximum length, in characters, of a title or description that search engines show completely. checkWhole.ts warns of
 * other lengths.
 */
export const shownLengths = z.registry<{ min?: number; max: number }>();

/** Accepts a title that search results show completely. */
export const searchTitle = () => text().register(shownLengths, { max: 60 });

/** Accepts a description that search results show completely, and that is long enough to be useful. */
export const searchDescription = () => sentences().register(shownLengths, { min: 50, max: 160 });

/** Accepts an external link, which always begins with https. */
export const url = () =>
  matching(/^https:\/\/[^\s/?#]+\.[^\s]+$/, "must be a full address that begins with https://").refine(
    (value) => URL.canParse(value),
    // The check above refuses addresses with another beginning.
    { error: "is not a valid address", when: ({ issues }) => issues.length === 0 },
  );

/** Accepts the name of a Markdown file in a folder of content. */
const fileIn = (to: "page" | "testimony", folder: string, example: string) =>
  matching(
    /^[a-z0-9-]+$/,
    `must be the name of a file in content/${folder} without .md, for example ${example}`,
  ).register(references, { to });

/** Accepts a page of this site by its file in content/pages without ".md", so that its address may change. */
export const page = () => fileIn("page", "pages", "early-years");

/** Accepts a testimony by its file in content/testimonies without ".md". */
export const testimonyReference = () => fileIn("testimony", "testimonies", "ann-smith");

/** Accepts a document by its anchor in content/documents.yaml. */
export const documentReference = () => slug().register(references, { to: "document" });

const sourceAndPlace = () =>
  matching(
    /^[a-z0-9]+(-[a-z0-9]+)*(:[^\s,]+)?$/,
    "must name one source and, after a colon, one place in it, for example judgment-1999:145",
  );

/** Accepts a source by its anchor, with the place in it after a colon. */
const citation = () => sourceAndPlace().register(references, { to: "source" });

/** Accepts the source of a quotation. It does not count as a citation, so it has no number. */
export const quotedSource = () => sourceAndPlace().register(references, { to: "quotedSource" });

const quote = z
  .strictObject({
    source: quotedSource().describe(
      "One of this entry's sources. Add the place in it if the entry lists the source more than once.",
    ),
    quote: text().describe("The quoted words, exactly as they are in the entry's text."),
  })
  .meta({ title: "Quote", description: "A quotation in the text of an entry, from one of its sources." });

export type Quote = z.infer<typeof quote>;

/** Accepts the quotations of an entry that is not Markdown. */
export const quotes = () =>
  z
    .array(quote)
    .default([])
    .describe(
      "The quotations in the entry's text, each with its source, so that the check can look them up. Leave out words in quotation marks that are not a quotation.",
    );

/** Accepts the sources of an entry that is not Markdown. */
export const citations = () =>
  z
    .array(citation())
    .meta({
      inFile: '["judgment-1999:145"], anchors of content/sources.yaml, each with the place after a colon',
    })
    .default([])
    .describe(
      "The sources of this entry. Write the page or paragraph next to each source, if you have checked it yourself.",
    );

/** Matches the names of files that the site shows as pictures. */
export const pictureName = /\.(jpe?g|png|webp|avif)$/i;

/** Returns whether a file is a picture or a document. */
export const isMedia = (path: string): boolean => pictureName.test(path) || /\.pdf$/i.test(path);

/**
 * Accepts a picture's file, relative to the content file that uses it.
 * @param width the minimum width in pixels
 * @param height the minimum height in pixels
 * @param folder the folder in which the editor saves it
 */
export const image = (width = 800, height = 500, folder = "images") =>
  matching(pictureName, "must be the path of a picture (.jpg, .png, .webp or .avif)").register(references, {
    to: "file",
    atLeast: { width, height },
    folder,
  });

/** Accepts the portrait of a person, 640 × 800 pixels or larger. */
export const portrait = () => image(640, 800, "images/people");

/**
 * Accepts the version of a text that somebody has approved: a digest of 64 bits that the publishing check computes and asks for. Approvals
 * of earlier years have 32 bits (eight letters). They stay valid content, but the publishing check asks for them again.
 */
export const textVersion = () =>
  matching(
    /^(?:[a-p]{8}){1,2}$/,
    "must be the sixteen letters at the top of the file that was approved, for example dfckjmblaehnopic",
  ).optional();

/** Accepts the day on which a living person agreed to be described. The publishing check requires it wherever a kind has this field. */
export const agreed = () =>
  day()
    .optional()
    .describe(
      "The day on which this person agreed to appear on this site. A person without this day is not published.",
    );

/** Marks everything that the campaign must still replace. */
export const sample = () =>
  z
    .boolean()
    .default(false)
    .describe(
      "Switch this on if the campaign must still replace this with real content. Switch it off when the real content is here.",
    );

/** Accepts a picture with its alternative text. */
export const pictureField = () =>
  z
    .strictObject({
      file: image()
        .meta({ inFile: "../images/early-years.jpg" })
        .describe("The picture's file, at least 800 × 500."),
      alt: text().describe("What the picture shows, for people who cannot see it."),
      caption: text().optional().describe("A line below the picture."),
    })
    .meta({ title: "Picture", description: "A picture with its alternative text." });

const outsideLink = z
  .strictObject({
    text: text().describe("The text of the link."),
    url: url().describe("The address. It begins with https://."),
    detail: text().optional().describe("The target of the link, in a few words: outlet, date, kind."),
    sample: sample(),
  })
  .meta({ title: "OutsideLink", description: "A link to another site." });

/** Links to other sites, which open in a new tab. */
export const outsideLinks = () => z.array(outsideLink).default([]);
