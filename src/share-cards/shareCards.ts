import { readFileSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import satori from "satori";
import sharp from "sharp";
import { cardText } from "../lib/cardText";
import { shareCardPath } from "../lib/paths";
import { palettes } from "../theme/colors";

/** The content of a share card. A share card is the picture that social networks show for a link to a page. */
interface ShareCard {
  /** The name of the kind of page, one or two words long. */
  kind: string;
  title: string;
  /** The line below the title. On the card of a testimony, this is the testimony's summary. */
  line?: string | undefined;
  campaign: string;
}

type SiteData = Queries.FinishedSiteQuery;

interface Sources {
  campaign: Pick<NonNullable<SiteData["campaign"]>, "name" | "tagline" | "subject">;
  pages: SiteData["allPage"]["nodes"];
  testimonies: SiteData["allTestimony"]["nodes"];
}

/** Returns a map from the path of each page and testimony to its card. */
export function toShareCards({ campaign, pages, testimonies }: Sources): Map<string, ShareCard> {
  const { name, tagline, subject } = campaign;
  const list = pages.find(({ template }) => template === "testimonies");
  const kindOf = ({ template, label }: Sources["pages"][number]) => {
    if (template === "testimonies") return label;
    return (["article", "timeline"].includes(template) ? subject : undefined) ?? tagline;
  };
  const cardOf = (
    { path, sample }: { path: string; sample: boolean },
    kind: string,
    title: string,
    line?: string,
  ): [string, ShareCard] => [path, { kind: sample ? `${kind} · Sample` : kind, title, line, campaign: name }];
  return new Map([
    ...pages.map((page) => cardOf(page, kindOf(page), page.title, page.standfirst ?? undefined)),
    ...testimonies.map((each) => cardOf(each, list?.label ?? tagline, each.name, each.summary)),
  ]);
}

/** The size in pixels that Facebook, X and other networks ask for. */
const cardSize = { width: 1200, height: 630 } as const;

/** The width of the text area of a card, measured from the card's left edge, and the margin around the text, both in pixels. */
const textWidth = 800;
const margin = 60;

/**
 * The subsets of the typefaces that are loaded. People's names may contain any of their letters. The pattern in lib/cardText.ts matches the
 * characters of these subsets.
 */
const letters = ["latin", "latin-ext", "vietnamese"] as const;
const font = (name: string, file: string, weight: 400 | 600) =>
  letters.map((subset) => ({
    name: `${name} ${subset}`,
    weight,
    style: "normal" as const,
    data: readFileSync(resolve(`node_modules/@fontsource/${file}-${subset}-${weight}-normal.woff`)),
  }));
const fonts = [
  ...font("Newsreader", "newsreader/files/newsreader", 600),
  ...font("Public Sans", "public-sans/files/public-sans", 400),
  ...font("Public Sans", "public-sans/files/public-sans", 600),
];
const family = (name: string) => letters.map((subset) => `${name} ${subset}`).join(", ");
const heading = family("Newsreader");
const body = family("Public Sans");

const box = (style: Record<string, string | number>, children: unknown) => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/**
 * Returns the font size of a card's title in pixels. In this size, a title of up to 60 characters fits on the card together with all lines
 * below it. The content check warns of longer titles (`searchTitle` in content-model/fields.ts).
 */
function titleSizeFor({ length }: string): number {
  if (length <= 24) return 76;
  return length <= 40 ? 60 : 48;
}

/** The maximum number of lines of a standfirst on a card. A longer standfirst ends with “…”. */
const maxLines = 5;

/** Returns the text of a card as SVG, in which the letters are paths. The typefaces are those of the site. */
function drawText({ kind, title, line, campaign }: ShareCard): Promise<string> {
  const small = { fontFamily: body, fontWeight: 600, fontSize: 24, letterSpacing: 2 };
  const tree = box(
    {
      width: textWidth - 2 * margin,
      height: cardSize.height - 2 * margin,
      padding: margin,
      flexDirection: "column",
      justifyContent: "space-between",
      backgroundColor: palettes.light.background,
      color: palettes.light.text,
    },
    [
      box({ ...small, color: palettes.light.accent, textTransform: "uppercase" }, cardText(kind)),
      box({ flexDirection: "column" }, [
        box(
          { fontFamily: heading, fontWeight: 600, fontSize: titleSizeFor(title), lineHeight: 1.1 },
          cardText(title),
        ),
        line &&
          box(
            {
              display: "block",
              lineClamp: maxLines,
              marginTop: 24,
              fontFamily: body,
              fontSize: 28,
              lineHeight: 1.4,
              color: palettes.light.muted,
            },
            cardText(line),
          ),
      ]),
      box(
        {
          ...small,
          borderTop: `6px double ${palettes.light.line}`,
          paddingTop: 20,
          color: palettes.light.muted,
        },
        cardText(campaign),
      ),
    ],
  );
  return satori(tree as Parameters<typeof satori>[0], { width: textWidth, height: cardSize.height, fonts });
}

const raw = { ...cardSize, channels: 3 } as const;

/**
 * Draws the parts that all cards have: the background on the left, the picture on the right.
 * @param picture the file of the picture
 * @returns the pixels of a card without text
 */
async function drawCanvas(picture: string): Promise<Buffer> {
  const right = await sharp(picture)
    .resize(cardSize.width - textWidth, cardSize.height, { fit: "cover", position: "attention" })
    .toBuffer();
  return sharp({ create: { ...raw, background: palettes.light.background } })
    .composite([{ input: right, left: textWidth, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/**
 * Returns a card as a JPEG.
 * @param canvas the pixels that drawCanvas has returned, on which the text is drawn
 */
async function drawShareCard(card: ShareCard, canvas: Buffer): Promise<Buffer> {
  return (
    sharp(canvas, { raw })
      .composite([{ input: Buffer.from(await drawText(card)), left: 0, top: 0 }])
      // The option mozjpeg is off. It would take ten times as long and save only a fifth of the bytes, and visitors do not load these
      // files.
      .jpeg({ quality: 80, optimiseCoding: true })
      .toBuffer()
  );
}

/**
 * Writes the share card of each page into a folder below `root`. First deletes all older cards.
 * @param cards a map from the path of each page to its card
 * @param picture the file of the picture that every card shows
 */
export async function writeShareCards(
  cards: ReadonlyMap<string, ShareCard>,
  picture: string,
  root: string,
): Promise<void> {
  // The folder is deleted first, because it may contain cards of deleted pages, which must not be published.
  await rm(join(root, "share"), { recursive: true, force: true });
  const canvas = await drawCanvas(picture);
  const rest = cards.entries();
  // Several workers run at the same time, so that one worker lays out text while another compresses a picture. On two cores, a card takes
  // 25 ms instead of 40 ms.
  const worker = async () => {
    for (const [path, card] of rest) {
      const target = join(root, shareCardPath(path));
      await mkdir(dirname(target), { recursive: true });
      await writeFile(target, await drawShareCard(card, canvas));
    }
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}
