/**
 * Finds words on a page of a PDF that can be copied but not seen. To find them, the code draws the page and compares the picture with the
 * positions of the words.
 */
import { createCanvas } from "@napi-rs/canvas";
import { AnnotationMode, OPS, Util } from "pdfjs-dist/legacy/build/pdf.mjs";

/** The number of pixels per point. Letters of 6 points are then 12 pixels high. */
const scale = 2;
const maxPixels = 16_000_000;

/** The smallest readable font size, in pixels. */
const smallest = 2;

/** The maximum difference from the colour of a blank part of a line, in each channel, from 0 to 255. */
const maxColourDifference = 20;
/** The maximum share of pixels, in per cent, that may have another colour in a blank part of a line. */
const maxSpecksPercent = 2;

/** The lower and the upper edge of a line, as multiples of the font size above the baseline. */
const lineBox = [-0.2, 0.8];
/** The lower and the upper edge of the middle of lower-case letters, as multiples of the font size above the baseline. */
const letterCore = [0.15, 0.4];

/** Draws a page as readers see it, with its annotations. */
async function draw(page) {
  const { width, height } = page.getViewport({ scale });
  const viewport = page.getViewport({ scale: scale * Math.min(1, Math.sqrt(maxPixels / (width * height))) });
  const canvas = createCanvas(Math.ceil(viewport.width), Math.ceil(viewport.height));
  const canvasContext = canvas.getContext("2d");
  await page.render({ canvas, canvasContext, viewport }).promise;
  const { data } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
  return { data, width: canvas.width, height: canvas.height, viewport, ground: commonest(data) };
}

/** Finds the colour that is most frequent on a page. Returns the offset of a pixel with this colour. */
function commonest(data) {
  const found = new Map();
  for (let pixel = 0; pixel < data.length; pixel += 4 * 997) {
    const colour = data.subarray(pixel, pixel + 3).join();
    const { count } = found.get(colour) ?? { count: 0 };
    found.set(colour, { count: count + 1, pixel });
  }
  return [...found.values()].reduce((one, other) => (other.count > one.count ? other : one)).pixel;
}

const differs = (data, one, other, by) =>
  [0, 1, 2].some((channel) => Math.abs(data[one + channel] - data[other + channel]) > by);

/**
 * Returns the offset of a pixel in a part of a line, if all of this part has the same colour. Returns undefined if it has several colours.
 */
function onlyColour({ data, width, height }, { origin, along, up, size }, [from, to], edges) {
  const [bottom, top] = edges.map((edge) => edge * size);
  const most = (maxSpecksPercent / 100) * (to - from) * (top - bottom);
  let first;
  let others = 0;
  for (let x = from; x < to; x += 1)
    for (let y = bottom; y < top; y += 1) {
      const column = Math.floor(origin[0] + x * along[0] + y * up[0]);
      const row = Math.floor(origin[1] + x * along[1] + y * up[1]);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const pixel = 4 * (row * width + column);
      first ??= pixel;
      if (differs(data, first, pixel, maxColourDifference) && ++others > most) return undefined;
    }
  return first;
}

/**
 * The minimum width of hidden text, as a multiple of the font size. A narrower blank part of a line, in the colour of the page, is only a
 * gap between two sentences.
 */
const minBlank = 1.1;

/** Returns whether a blank part of a line is wider than a gap between words. The part may extend over the whole line, up to `end`. */
function isWide(picture, line, [from, to], end) {
  const isBlank = (x) => {
    const colour = onlyColour(picture, line, [x, x + 1], lineBox);
    return colour !== undefined && !differs(picture.data, colour, picture.ground, maxColourDifference);
  };
  let [left, right] = [from, to];
  while (left > 0 && isBlank(left - 1)) left -= 1;
  while (right < end && isBlank(right)) right += 1;
  return right - left > Math.min(minBlank * line.size, 0.9 * end);
}

function isUnseen(picture, line, span, end) {
  if (line.size < smallest) return true;
  const blank = onlyColour(picture, line, span, lineBox);
  if (blank !== undefined)
    return (
      differs(picture.data, blank, picture.ground, maxColourDifference) || isWide(picture, line, span, end)
    );
  // A bar that covers words may be thinner than the line, so the middle of the letters is tested, too. If the middle has the colour of the
  // page, there is only the space between two lines, and not a bar.
  const core = onlyColour(picture, line, span, letterCore);
  return core !== undefined && differs(picture.data, core, picture.ground, 2 * maxColourDifference);
}

/**
 * Returns the words of a line. For each word, the result says whether a part of the word is invisible. Two letters are tested at a time,
 * because a bar may cover half a name.
 */
function wordsOf({ str, transform, width }, picture) {
  const { viewport } = picture;
  const [a, b, c, d, ...origin] = Util.transform(viewport.transform, transform);
  const [length, size] = [Math.hypot(a, b), Math.hypot(c, d)];
  const line = { origin, along: [a / length, b / length], up: [c / size, d / size], size };
  const end = width * viewport.scale;
  // A slice must be wider than a gap between two words. Otherwise, a slice that consists only of a gap would look like a covered word.
  // pdf.js begins a new line after a gap that is wider than this slice.
  const slice = Math.max((2 * end) / str.length, 0.8 * size);
  const isHiddenAt = (index) => {
    if (!/[\p{L}\p{N}]/u.test(str.slice(index, index + 2))) return false;
    const from = Math.max(0, Math.min((index * end) / str.length, end - slice));
    return isUnseen(picture, line, [from, Math.min(from + slice, end)], end);
  };
  return [...str.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    text,
    isHidden: [...text].some((_, inside) => isHiddenAt(index + inside)),
  }));
}

const lettersOf = (text) => text.normalize("NFKC").match(/[\p{L}\p{N}]/gu) ?? [];

/** Returns the text that a page has outside its edges. pdf.js does not include this text in the text of the page. */
async function besidePage(page, items) {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const glyphs = argsArray.flatMap((args, index) => (fnArray[index] === OPS.showText ? args[0] : []));
  const shown = lettersOf(items.map(({ str = "" }) => str).join(""));
  const written = glyphs.map((glyph) => glyph?.unicode ?? "");
  if (lettersOf(written.join("")).length === shown.length) return "";
  let at = 0;
  return written.filter((text) => !lettersOf(text).every((letter) => letter === shown[at] && ++at)).join("");
}

/**
 * Finds the words on a page of a PDF that can be copied but not seen. Returns each with a phrase that says why it cannot be seen.
 * @returns {Promise<{ why: string, text: string }[]>}
 */
export async function findHiddenWords(page) {
  const { items } = await page.getTextContent();
  const picture = await draw(page);
  const words = items.filter(({ str }) => str?.trim()).flatMap((item) => wordsOf(item, picture));
  const runs = words
    .map(({ text, isHidden }) => (isHidden ? text : "\n"))
    .join(" ")
    .split("\n");
  const beside = await besidePage(page, items);
  return [
    ...runs.map((text) => ({ why: "cannot be seen", text: text.trim() })),
    { why: "is outside the page", text: beside.trim() },
  ].filter(({ text }) => text !== "");
}
