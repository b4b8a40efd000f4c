import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import satori from "satori";
import sharp from "sharp";
import { cardText } from "../lib/cardText";
import { light } from "../theme/colors";

export interface ShareCard {
  /** The kind of page, in a word or two. */
  kind: string;
  title: string;
  /** A line below the title; for a testimony, its summary. */
  line?: string | undefined;
  campaign: string;
}

/** The size in pixels that Facebook, X and others ask for. */
export const cardSize = { width: 1200, height: 630 } as const;
const textWidth = 800;
const margin = 60;

/** Latin, Latin Extended and Vietnamese letters, since names may have any; lib/cardText.ts says which characters that makes. */
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

/** The text of a card, as SVG paths in the site's typefaces. */
function words({ kind, title, line, campaign }: ShareCard): Promise<string> {
  const small = { fontFamily: body, fontWeight: 600, fontSize: 24, letterSpacing: 2 };
  const titleSize = title.length > 30 ? 60 : 76;
  const tree = box(
    {
      width: textWidth - 2 * margin,
      height: cardSize.height - 2 * margin,
      padding: margin,
      flexDirection: "column",
      justifyContent: "space-between",
      backgroundColor: light.background,
      color: light.text,
    },
    [
      box({ ...small, color: light.accent, textTransform: "uppercase" }, cardText(kind)),
      box({ flexDirection: "column" }, [
        box({ fontFamily: heading, fontWeight: 600, fontSize: titleSize, lineHeight: 1.1 }, cardText(title)),
        line &&
          box(
            { marginTop: 24, fontFamily: body, fontSize: 28, lineHeight: 1.4, color: light.muted },
            cardText(line),
          ),
      ]),
      box(
        { ...small, borderTop: `6px double ${light.line}`, paddingTop: 20, color: light.muted },
        cardText(campaign),
      ),
    ],
  );
  return satori(tree as Parameters<typeof satori>[0], { width: textWidth, height: cardSize.height, fonts });
}

const raw = { ...cardSize, channels: 3 } as const;

/**
 * Draws what all cards have in common: the background on the left, the picture on the right.
 * @param picture the file of the picture
 * @returns the pixels of a card without words
 */
export async function drawCanvas(picture: string): Promise<Buffer> {
  const right = await sharp(picture)
    .resize(cardSize.width - textWidth, cardSize.height, { fit: "cover", position: "attention" })
    .toBuffer();
  return sharp({ create: { ...raw, background: light.background } })
    .composite([{ input: right, left: textWidth, top: 0 }])
    .removeAlpha()
    .raw()
    .toBuffer();
}

/**
 * @param canvas from drawCanvas
 * @returns a JPEG of 1200 × 630 pixels
 */
export async function drawShareCard(card: ShareCard, canvas: Buffer): Promise<Buffer> {
  return (
    sharp(canvas, { raw })
      .composite([{ input: Buffer.from(await words(card)), left: 0, top: 0 }])
      // Not mozjpeg: it takes ten times as long to save a fifth of the bytes, which no visitor loads.
      .jpeg({ quality: 80, optimiseCoding: true })
      .toBuffer()
  );
}
