/**
 * Opens PDFs and reads their text. This file is plain JavaScript and runs in a worker thread, because neither the tests nor the commands
 * can transpile pdf.js.
 */
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { parentPort } from "node:worker_threads";
import {
  AnnotationMode,
  getDocument,
  ImageKind,
  OPS,
  Util,
  VerbosityLevel,
} from "pdfjs-dist/legacy/build/pdf.mjs";

const library = dirname(createRequire(import.meta.url).resolve("pdfjs-dist/package.json"));

/**
 * Opens a PDF.
 * @param {Uint8Array} data the bytes of the PDF, which the caller must not use afterwards, because pdf.js transfers them to its worker
 */
export const openPdf = (data) =>
  getDocument({
    data,
    verbosity: VerbosityLevel.ERRORS,
    isEvalSupported: false,
    useSystemFonts: false,
    // pdf.js returns the names of a font's glyphs only with this option. `lostLettersOf` needs these names.
    fontExtraProperties: true,
    standardFontDataUrl: join(library, "standard_fonts/"),
    cMapUrl: join(library, "cmaps/"),
    wasmUrl: join(library, "wasm/"),
  }).promise;

/** Calls `readPage` for each page of a PDF. Returns the results. */
export async function pagesOf(pdf, readPage) {
  const pages = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    pages.push(await readPage(page));
    page.cleanup();
  }
  return pages;
}

/**
 * Makes the current worker thread answer each message with the result of `read`. A message contains a PDF, and the numbers of the pages to
 * read.
 */
export function answerWith(read) {
  parentPort.on("message", async ({ bytes, pages }) => {
    try {
      const pdf = await openPdf(bytes);
      const answer = await read(pdf, pages);
      // The PDF is closed before the answer is sent. If closing it failed after the answer, the error would count as a failure of the next
      // PDF.
      await pdf.destroy();
      parentPort.postMessage({ answer });
    } catch (error) {
      // The full stop at the end of the error's message is removed, because the message becomes a part of a sentence.
      parentPort.postMessage({ failure: String(error?.message ?? error).replace(/\.$/, "") });
    }
  });
}

/** Returns the text on a page, line by line. For a scan, this is the recognised text. */
export async function writtenOn(page) {
  const { items } = await page.getTextContent();
  return items.map(({ str = "", hasEOL }) => str + (hasEOL ? "\n" : "")).join("");
}

/** A page with fewer letters may be a scan, so its pictures are examined. */
const fewLetters = 100;

/**
 * The number of pages with many letters (at least `fewLetters`) whose pictures are examined as a sample. This sample shows whether the
 * recognised text of the PDF fits its pictures.
 */
const sampleSize = 5;

/** The minimum share of a page that a picture must cover for the page to count as scanned. */
const scanShare = 0.6;

/** The text rendering mode of a PDF for text that nobody sees (PDF 1.7, table 106). */
const invisible = 3;

/**
 * Returns a function that takes the operators of a page one after another. After each operator, the returned function returns the matrix
 * from the current coordinates to the page, and the text rendering mode.
 */
function followState() {
  const saved = [];
  let state = { matrix: [1, 0, 0, 1, 0, 0], mode: 0 };
  return (operator, args) => {
    switch (operator) {
      case OPS.save:
        saved.push(state);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        state = saved.pop() ?? state;
        break;
      case OPS.transform:
        state = { ...state, matrix: Util.transform(state.matrix, args) };
        break;
      case OPS.paintFormXObjectBegin:
        saved.push(state);
        if (args[0]) state = { ...state, matrix: Util.transform(state.matrix, args[0]) };
        break;
      case OPS.setTextRenderingMode:
        state = { ...state, mode: args[0] };
    }
    return state;
  };
}

/**
 * Returns the largest picture on a page: its image, the matrix from its unit square to the page, and the share of the page that it covers.
 * `hidesText` is true if most of the page's text cannot be seen, as in a scan. Such text is invisible, or it is painted before the picture.
 */
async function largestPicture(page) {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const stateAfter = followState();
  let largest = { area: 0, matrix: undefined, image: undefined };
  let [seen, unseen] = [0, 0];
  fnArray.forEach((operator, index) => {
    const args = argsArray[index];
    const { matrix, mode } = stateAfter(operator, args);
    switch (operator) {
      case OPS.showText:
        if (mode === invisible) unseen += args[0].length;
        else seen += args[0].length;
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
      case OPS.paintImageMaskXObject: {
        const area = Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]);
        if (area <= largest.area) break;
        largest = { area, matrix, image: args[0] };
        unseen += seen;
        seen = 0;
      }
    }
  });
  const [left, bottom, right, top] = page.view;
  const share = largest.area / Math.max(1, (right - left) * (top - bottom));
  return { ...largest, share, hidesText: unseen > seen };
}

/** Returns for each page in `numbers` the share of the page, from 0 to 1, that its largest picture covers. */
export async function pictureSharesOf(pdf, numbers) {
  const shares = [];
  for (const number of numbers) {
    const page = await pdf.getPage(number);
    shares.push((await largestPicture(page)).share);
    page.cleanup();
  }
  return shares;
}

/**
 * Returns a function that reads the brightness of a picture, from 0 to 255, at a place in its unit square. If pdf.js does not have the
 * pixels of the picture, returns undefined in place of the function.
 */
async function brightnessOf(page, image) {
  const objects = typeof image === "string" && image.startsWith("g_") ? page.commonObjs : page.objs;
  const decoded = typeof image === "string" ? await new Promise((done) => objects.get(image, done)) : image;
  const { width, height, data, kind } = decoded ?? {};
  const channels = { [ImageKind.RGB_24BPP]: 3, [ImageKind.RGBA_32BPP]: 4 }[kind];
  const isBits = kind === ImageKind.GRAYSCALE_1BPP;
  if (!data || (!channels && !isBits)) return undefined;
  const bytesPerRow = (width + 7) >> 3;
  return ([x, y]) => {
    const column = Math.min(width - 1, Math.max(0, Math.floor(x * width)));
    // The first row of a picture is at the top of its unit square.
    const row = Math.min(height - 1, Math.max(0, Math.floor((1 - y) * height)));
    if (isBits) return data[row * bytesPerRow + (column >> 3)] & (128 >> (column & 7)) ? 255 : 0;
    const pixel = channels * (row * width + column);
    return (data[pixel] + data[pixel + 1] + data[pixel + 2]) / 3;
  };
}

/** The minimum difference of brightness, from 0 to 255, between ink and paper. */
const inkContrast = 40;

/**
 * Checks whether most letters of a scanned page are where its picture is blank. For each piece of text, compares the brightness of points
 * in a grid, which reaches from the baseline to the height of capital letters.
 */
async function isBesideInk(page, { image, matrix }) {
  const brightnessAt = await brightnessOf(page, image);
  if (brightnessAt === undefined) return false;
  const toPicture = Util.inverseTransform(matrix);
  let [blank, all] = [0, 0];
  const { items } = await page.getTextContent();
  for (const { str = "", transform, width } of items) {
    const letters = str.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
    if (letters === 0) continue;
    const [a, b, c, d, left, base] = transform;
    const start = [left, base];
    Util.applyTransform(start, toPicture);
    // A piece of text that begins outside the picture does not count, because it may be visible.
    if (start.some((place) => place < 0 || place > 1)) continue;
    const length = Math.hypot(a, b);
    const columns = 4 * str.length;
    let [darkest, brightest] = [255, 0];
    for (let column = 0; column <= columns; column++)
      for (let row = 0; row <= 6; row++) {
        const along = ((column / columns) * width) / length;
        const up = (row / 6) * 0.7;
        const place = [left + along * a + up * c, base + along * b + up * d];
        Util.applyTransform(place, toPicture);
        const brightness = brightnessAt(place);
        darkest = Math.min(darkest, brightness);
        brightest = Math.max(brightest, brightness);
      }
    all += letters;
    if (brightest - darkest < inkContrast) blank += letters;
  }
  return blank > 0.5 * all;
}

/**
 * Adds two facts to pages. `picture` is the share of the page that its largest picture covers. `isBesideInk` says whether most letters are
 * where that picture is blank. Returns whether the glyphs of the examined pages have lost letters (see `lostLettersOf`).
 */
async function lookAtPictures(pdf, pages) {
  const written = pages.map(({ items }) => items.map(({ text }) => text).join(""));
  const letters = written.map((text) => text.match(/\p{L}/gu)?.length ?? 0);
  // If more than two pages have the same few words, these words are a stamp. Examining pictures takes long, so the pictures of such pages
  // are not examined.
  const stamps = written.map((text) => text.replace(/\d/g, "#"));
  const isStamp = (index) => stamps.filter((stamp) => stamp === stamps[index]).length > 2;
  const few = [...pages.keys()].filter(
    (index) => written[index].trim() !== "" && letters[index] < fewLetters,
  );
  const many = [...pages.keys()].filter((index) => letters[index] >= fewLetters);
  const step = Math.max(1, many.length / sampleSize);
  const sample = new Set(many.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step)));
  let areLettersLost = false;
  const look = async (index) => {
    const page = await pdf.getPage(index + 1);
    // pdf.js keeps the operators of a page in memory until `cleanup`. The next calls need these operators, so `cleanup` comes after them.
    areLettersLost ||= (await glyphsOf(page)).some(isOfLostLetters);
    const picture = await largestPicture(page);
    pages[index].picture = picture.share;
    if (picture.share > scanShare && picture.hidesText)
      pages[index].isBesideInk = await isBesideInk(page, picture);
    page.cleanup();
  };
  for (const index of few) if (!isStamp(index)) await look(index);
  for (const index of sample) await look(index);
  // If the text of one page of the sample does not fit its picture, the text of other pages may not fit either. In that case, all pages
  // with text are examined.
  if ([...sample].some((index) => pages[index].isBesideInk))
    for (const index of many) if (!sample.has(index)) await look(index);
  return areLettersLost;
}

/**
 * Matches the name of a glyph that stands for several letters, such as fi, ffl and T_h. Some names have a suffix, such as f_f_i.alt.
 */
const ligatureName = /^(ff[il]?|f[il]|(?:\p{L}_)+\p{L})(?:\.|$)/u;

/**
 * Returns the letters that a glyph has lost. Such a glyph stands for several letters, but its PDF names only one of them. The page looks
 * right, but its text has "irst" for "first" and "he" for "The". Returns undefined for a glyph that has not lost letters.
 */
function lostLettersOf(font, { originalCharCode, unicode }) {
  const name = font?.differences?.[originalCharCode] ?? "";
  const letters = ligatureName.exec(name)?.[1].replaceAll("_", "");
  const written = comparable(unicode);
  return letters !== undefined &&
    written !== "" &&
    written.length < letters.length &&
    letters.includes(written)
    ? letters
    : undefined;
}

/** Returns characters in the form in which glyphs and pieces of text are compared: without spaces and invisible characters. */
const comparable = (text) => text.normalize("NFKC").replace(/[\s\p{Cf}]/gu, "");

/** Matches the letters with which joined letters usually begin or end, as in fi, fl, ff, ft, fj, tt and Th. */
const joinedLetter = /^[fhijlt]$/;

/** The minimum width of a glyph for joined letters, as a multiple of the width of the one letter that the PDF names. */
const minJoinedWidth = 1.6;

/**
 * If a font has two glyphs for the same letter, the minimum ratio of their widths. A greater ratio shows that the font has two sets of
 * letters. Small capitals may be only a little wider or narrower than lower-case letters.
 */
const minOtherWidth = 1.05;

/**
 * The minimum number of different letters that a font needs for the comparison of its glyphs. A scan may have fonts with a few letters
 * each.
 */
const minDifferentLetters = 15;

/**
 * Returns the glyphs of one font that have probably lost letters, although their names do not say which letters these are. Such a glyph is
 * much wider than another glyph of the font for the same letter, as "fi" is wider than "i". If other letters of the font have several
 * glyphs too, these have another reason, for example small capitals. In that case, the result is empty.
 */
function incompleteGlyphs(glyphs) {
  const widths = new Map();
  for (const { text, width } of glyphs) widths.set(text, (widths.get(text) ?? new Set()).add(width));
  const ratio = ({ text, width }) => width / Math.min(...widths.get(text));
  const letters = [...widths.keys()].filter((text) => /^\p{L}$/u.test(text));
  const hasOthers = glyphs.some(
    (glyph) => letters.includes(glyph.text) && !joinedLetter.test(glyph.text) && ratio(glyph) > minOtherWidth,
  );
  return letters.length < minDifferentLetters || hasOthers
    ? []
    : glyphs.filter((glyph) => joinedLetter.test(glyph.text) && ratio(glyph) > minJoinedWidth);
}

/** Returns whether a glyph has lost letters. It does not matter whether the lost letters are known. */
const isOfLostLetters = ({ letters, isIncomplete }) => isIncomplete || letters !== undefined;

/**
 * Returns the glyphs of a page in the order in which they are painted. Each has its text, and the letters that it has lost. `isIncomplete`
 * is true for a glyph that has probably lost letters, although it is not known which.
 */
async function glyphsOf(page) {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const fonts = new Map();
  const glyphs = [];
  const saved = [];
  let font;
  fnArray.forEach((operator, index) => {
    const args = argsArray[index];
    switch (operator) {
      case OPS.save:
      case OPS.paintFormXObjectBegin:
        saved.push(font);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
        font = saved.pop();
        break;
      case OPS.setFont:
        font = page.commonObjs.has(args[0]) ? page.commonObjs.get(args[0]) : undefined;
        break;
      case OPS.showText:
        for (const glyph of args[0]) {
          if (typeof glyph !== "object" || glyph === null) continue;
          const text = comparable(glyph.unicode);
          if (text === "") continue;
          const { width } = glyph;
          const one = { text, width, letters: lostLettersOf(font, glyph), isIncomplete: false };
          glyphs.push(one);
          if (one.letters === undefined) (fonts.get(font) ?? fonts.set(font, []).get(font)).push(one);
        }
    }
  });
  for (const ofFont of fonts.values())
    for (const glyph of incompleteGlyphs(ofFont)) glyph.isIncomplete = true;
  return glyphs;
}

/**
 * Returns the pieces of text of a page with their lost letters (see `lostLettersOf`). If it is not known which letters are lost,
 * `incomplete` is the first word that lacks letters. The pieces are compared with the glyphs, one by one, because pdf.js does not tell
 * which glyphs a piece of text has. If pieces and glyphs do not agree, as in text from right to left, returns the given pieces.
 */
async function withLostLetters(page, items) {
  const glyphs = await glyphsOf(page);
  let next = 0;
  let rest = "";
  let isMended = false;
  let incomplete;
  const mended = [];
  for (const item of items) {
    let str = "";
    let lost;
    for (const character of item.str ?? "") {
      const part = comparable(character);
      if (part === "") {
        str += character;
        continue;
      }
      if (rest === "") {
        const { text = "", letters, isIncomplete } = glyphs[next] ?? {};
        if (isIncomplete) lost ??= str.length;
        rest = text;
        isMended = letters !== undefined;
        str += letters ?? "";
        next += 1;
      }
      if (!isMended) str += character;
      if (!rest.startsWith(part)) return { items, incomplete: undefined };
      rest = rest.slice(part.length);
    }
    if (lost !== undefined)
      incomplete ??= /\p{L}*$/u.exec(str.slice(0, lost))[0] + /^\p{L}*/u.exec(str.slice(lost))[0];
    mended.push({ ...item, str });
  }
  return { items: mended, incomplete };
}

/** The numbers by which pdf.js identifies the steps of a path. The index of a step in `coordinatesOf` is its number. */
const [moveTo, lineTo, closePath] = [0, 1, 4];

/** The number of coordinates that each step of a path has: move, line, curve, quadratic curve, close. */
const coordinatesOf = [2, 2, 6, 4, 0];

/** The operators that paint the edges of a path. */
const strokes = new Set([
  OPS.stroke,
  OPS.closeStroke,
  OPS.fillStroke,
  OPS.eoFillStroke,
  OPS.closeFillStroke,
  OPS.closeEOFillStroke,
]);

/** The operators that only fill a path. */
const fills = new Set([OPS.fill, OPS.eoFill]);

/** The maximum width, in points, of a filled rectangle that looks like a line. */
const maxLineWidth = 3;

/** Returns the points of each part of a path. A closed part ends with its first point. */
function partsOfPath(path) {
  const parts = [];
  for (let at = 0; at < path.length;) {
    const step = path[at];
    const count = coordinatesOf[step] ?? path.length;
    const point = [path[at + count - 1], path[at + count]];
    if (step === moveTo) parts.push([point]);
    else if (step === closePath) parts.at(-1)?.push(parts.at(-1)[0]);
    else if (step === lineTo) parts.at(-1)?.push(point);
    // A curve is not a straight line, so a new part of the path begins after it.
    else parts.push([point]);
    at += count + 1;
  }
  return parts;
}

/** The maximum number of points in the path of a rectangle: its four corners, with the first corner repeated at the end. */
const cornersOfRectangle = 5;

/** Returns the edges of a rectangle as lines. */
const edgesOf = (left, top, right, bottom) => [
  [left, top, right, top],
  [left, bottom, right, bottom],
  [left, top, left, bottom],
  [right, top, right, bottom],
];

/** Returns the straight lines of a page, and filled rectangles that look like lines, as [x, y, x, y] on the page as it is shown. */
async function ruledLinesOf(page) {
  const { fnArray, argsArray } = await page.getOperatorList({ annotationMode: AnnotationMode.DISABLE });
  const viewport = page.getViewport({ scale: 1 });
  const stateAfter = followState();
  const lines = [];
  fnArray.forEach((operator, index) => {
    const args = argsArray[index];
    const { matrix } = stateAfter(operator, args);
    if (operator !== OPS.constructPath || !args[1][0]) return;
    const toPage = Util.transform(viewport.transform, matrix);
    for (const part of partsOfPath(args[1][0])) {
      const points = part.map((point) => {
        const place = [...point];
        Util.applyTransform(place, toPage);
        return place;
      });
      if (strokes.has(args[0]))
        for (const [at, [x, y]] of points.slice(1).entries()) lines.push([...points[at], x, y]);
      else if (fills.has(args[0])) {
        const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
        const [left, right, top, bottom] = [
          Math.min(...xs),
          Math.max(...xs),
          Math.min(...ys),
          Math.max(...ys),
        ];
        const [x, y] = [(left + right) / 2, (top + bottom) / 2];
        if (bottom - top < maxLineWidth) lines.push([left, y, right, y]);
        else if (right - left < maxLineWidth) lines.push([x, top, x, bottom]);
        // The background of a row or cell is a filled rectangle. Its edges are lines of the table.
        else if (part.length <= cornersOfRectangle)
          for (const edge of edgesOf(left, top, right, bottom)) lines.push(edge);
      }
    }
  });
  return lines.filter(([x, y, toX, toY]) => Math.hypot(toX - x, toY - y) > maxLineWidth);
}

/** The minimum gap before a piece that may be the cell of a table, as a multiple of the size of its letters. */
const minCellGap = 0.35;

/** The minimum number of pieces below each other that count as possible cells of a table. */
const minCells = 3;

/**
 * Matches a short label, or the number of a paragraph such as "3.134.". The text after it continues the line, and is not another cell of a
 * table.
 */
const shortLabel = /^\s*(?:\S{1,5}|\p{L}?[\d.()]+)\s*$/u;

/**
 * Returns whether a page may have a table: whether several pieces begin at the same x coordinate, after other pieces on their lines. Ruled
 * lines are read only on such pages, because reading them takes about as long as reading the text.
 */
function mayHaveTable(pieces) {
  const lines = new Map();
  for (const piece of pieces) {
    if (piece.text.trim() === "") continue;
    const turn = (Math.round(piece.angle / 90) * Math.PI) / 2;
    const [along, down] = [
      piece.x * Math.cos(turn) + piece.y * Math.sin(turn),
      piece.y * Math.cos(turn) - piece.x * Math.sin(turn),
    ];
    const line = Math.round(down / 2);
    const { text, width, size } = piece;
    (lines.get(line) ?? lines.set(line, []).get(line)).push({ along, end: along + width, text, size });
  }
  const starts = new Map();
  for (const line of lines.values()) {
    line.sort((one, other) => one.along - other.along);
    for (const [index, { along, size }] of line.slice(1).entries())
      if (along - line[index].end > minCellGap * size && !shortLabel.test(line[index].text)) {
        const place = Math.round(along);
        starts.set(place, (starts.get(place) ?? 0) + 1);
      }
  }
  return [...starts].some(([place, count]) => count + (starts.get(place + 1) ?? 0) >= minCells);
}

/**
 * The minimum number of middle dots per letter on a page whose middle dots stand for spaces. Ordinary text has about one space per five
 * letters. Text that uses middle dots itself, such as Catalan or a list, has far fewer of them.
 */
const dotsPerLetter = 0.1;

/**
 * Returns the pieces of text of a page as it is shown (see Item in layOut.ts). If there is a word that lacks letters, also returns this
 * word. Some programs for transcripts write invisible middle dots in place of spaces. These dots become spaces.
 * @param isMended whether lost letters are added
 */
async function itemsOf(page, isMended) {
  const viewport = page.getViewport({ scale: 1 });
  const { items: found } = await page.getTextContent();
  const { items, incomplete } = isMended ? await withLostLetters(page, found) : { items: found };
  const count = (pattern) => items.reduce((sum, { str = "" }) => sum + (str.match(pattern)?.length ?? 0), 0);
  const dots = count(/·/g);
  const areDotsSpaces = dots > 0 && dots > dotsPerLetter * count(/\p{L}/gu);
  const pieces = items
    .filter(({ str }) => str !== undefined && str !== "")
    .map(({ str, transform, width }) => {
      const [a, b, c, d, x, y] = Util.transform(viewport.transform, transform);
      const text = areDotsSpaces ? str.replaceAll("·", " ") : str;
      return { text, x, y, width, size: Math.hypot(c, d), angle: (Math.atan2(b, a) * 180) / Math.PI };
    });
  return { items: pieces, incomplete };
}

/** The maximum size, in points, of the letters in a form field whose size the PDF does not give. */
const maxFieldLetters = 12;

/**
 * Returns a function that returns, for a page, the text in its form fields, as pieces of text. This text is visible on the page, but pdf.js
 * does not return it with the rest of the page's text.
 */
async function readFields(pdf) {
  const fields = Object.values((await pdf.getFieldObjects()) ?? {})
    .flat()
    .filter(
      ({ type, value, hidden, password }) =>
        ["text", "combobox"].includes(type) && typeof value === "string" && !hidden && !password,
    );
  return (page) => {
    const viewport = page.getViewport({ scale: 1 });
    return fields
      .filter((field) => field.page === page.pageNumber - 1)
      .flatMap(({ value, rect, multiline }) => {
        const [x1, y1, x2, y2] = viewport.convertToViewportRectangle(rect);
        const [left, width, height] = [Math.min(x1, x2), Math.abs(x2 - x1), Math.abs(y2 - y1)];
        const size = Math.min(maxFieldLetters, 0.7 * height);
        const first = multiline ? Math.min(y1, y2) + size : Math.max(y1, y2) - (height - 0.7 * size) / 2;
        return value
          .split(/\r\n?|\n/)
          .map((text, line) => ({ text, x: left, y: first + line * 1.2 * size, width, size, angle: 0 }))
          .filter(({ text }) => text.trim() !== "");
      });
  };
}

/**
 * Returns the data of a PDF that the layout needs. Also returns whether the PDF is a form or a portfolio, because the pages of such a PDF
 * may be only a notice.
 */
export async function contentsOf(pdf) {
  const fieldsOn = await readFields(pdf);
  const pages = await pagesOf(pdf, async (page) => {
    const { width, height } = page.getViewport({ scale: 1 });
    const { items: written, incomplete } = await itemsOf(page, false);
    const items = [...written, ...fieldsOn(page)];
    const rules = mayHaveTable(items) ? await ruledLinesOf(page) : [];
    return { width, height, items, incomplete, rules, picture: 0, isBesideInk: false };
  });
  const areLettersLost = await lookAtPictures(pdf, pages);
  if (areLettersLost) {
    const mended = await pagesOf(pdf, async (page) => {
      const { items, incomplete } = await itemsOf(page, true);
      return { items: [...items, ...fieldsOn(page)], incomplete };
    });
    mended.forEach((each, index) => Object.assign(pages[index], each));
  }
  const { info } = await pdf.getMetadata();
  return {
    pages,
    isForm: pdf.isPureXfa || info.IsXFAPresent === true,
    isPortfolio: info.IsCollectionPresent === true,
  };
}
