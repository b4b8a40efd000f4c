/** Finds text on a PDF page that can be copied but not seen. All coordinates are in page units. */
import { identity, isInside, middle, moved, multiply, overlap } from "./boxes.mjs";

/** Whether two #rrggbb colours look the same. */
function isSameColour(a, b) {
  const parts = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const [one, other] = [parts(a), parts(b)];
  return one.every((value, index) => Math.abs(value - other[index]) < 12);
}

/** Whether a path is one axis-aligned rectangle; anything else covers less than its bounding box. */
function isRectangle(path, [x0, y0, x1, y1]) {
  const near = (value, edges) => edges.some((edge) => Math.abs(edge - value) < 0.01);
  let at = 0;
  let lines = 0;
  while (at < path.length) {
    const kind = path[at];
    // 0 begins a path, 1 is a line, 4 closes it; the rest are curves.
    if (kind === 4) at += 1;
    else if (kind > 1) return false;
    else {
      if (!near(path[at + 1], [x0, x1]) || !near(path[at + 2], [y0, y1])) return false;
      lines += 1;
      at += 3;
    }
  }
  return lines >= 4 && lines <= 5;
}

const startOfState = (view) => ({
  matrix: identity,
  clip: view,
  colour: "#000000",
  isOpaque: true,
  alpha: 1,
  font: 0,
  mode: 0,
  rise: 0,
  scale: 1,
  letterGap: 0,
  wordGap: 0,
  leading: 0,
});

/** The smallest readable font size, in points. */
const smallest = 1;

/** Text rendering modes that draw nothing (3) or only clip what follows (7). */
const unseenModes = [3, 7];

/**
 * @param {{ fnArray: number[], argsArray: unknown[][] }} operators what pdf.js would draw, in order
 * @param {Record<string, number>} OPS its names
 * @param {number[]} view the part of the page that is shown
 * @param {(picture: string) => boolean} isSolid whether a picture is opaque everywhere
 * @returns {{ why: "covered" | "invisible" | "outside", text: string }[]}
 */
export function findHiddenText({ fnArray, argsArray }, OPS, view, isSolid) {
  const glyphs = [];
  const covers = [];
  const stack = [];
  let state = startOfState(view);
  let [text, line] = [identity, identity];
  const newLine = (x, y) => (text = line = multiply(line, [1, 0, 0, 1, x, y]));
  const cover = (box, colour) =>
    state.isOpaque &&
    covers.push({ at: glyphs.length, box: overlap(moved(state.matrix, box), state.clip), colour });

  const show = (run) => {
    for (const glyph of run) {
      if (typeof glyph === "number") {
        text = multiply(text, [1, 0, 0, 1, (-glyph / 1000) * state.font * state.scale, 0]);
        continue;
      }
      if (!glyph) continue;
      const width = (glyph.width / 1000) * state.font;
      const matrix = multiply(state.matrix, text);
      const box = moved(matrix, [
        0,
        state.rise - 0.1 * state.font,
        width * state.scale,
        state.rise + 0.6 * state.font,
      ]);
      glyphs.push({
        ...state,
        box,
        text: glyph.unicode,
        height: state.font * Math.hypot(matrix[2], matrix[3]),
      });
      const step = (width + state.letterGap + (glyph.isSpace ? state.wordGap : 0)) * state.scale;
      text = multiply(text, [1, 0, 0, 1, step, 0]);
    }
  };

  const push = () => stack.push({ ...state });
  const pop = () => (state = stack.pop() ?? state);
  let isClipping = false;
  const fills = [
    OPS.fill,
    OPS.eoFill,
    OPS.fillStroke,
    OPS.eoFillStroke,
    OPS.closeFillStroke,
    OPS.closeEOFillStroke,
  ];
  const actions = {
    [OPS.save]: push,
    [OPS.restore]: pop,
    [OPS.paintFormXObjectBegin]: (matrix) => {
      push();
      if (matrix) state.matrix = multiply(state.matrix, matrix);
    },
    [OPS.paintFormXObjectEnd]: pop,
    [OPS.transform]: (...matrix) => (state.matrix = multiply(state.matrix, matrix)),
    [OPS.setFillRGBColor]: (colour) => (state.colour = colour),
    [OPS.setFillColorN]: () => (state.colour = undefined),
    [OPS.shadingFill]: () => undefined,
    [OPS.setGState]: (settings) => {
      for (const [name, value] of settings) {
        if (name === "ca") state.alpha = value;
        if (name === "SMask") state.hasMask = Boolean(value);
        if (name === "BM") state.isBlended = value !== "source-over" && value !== "Normal";
      }
      state.isOpaque = state.alpha > 0.99 && !state.hasMask && !state.isBlended;
    },
    [OPS.clip]: () => (isClipping = true),
    [OPS.eoClip]: () => (isClipping = true),
    [OPS.constructPath]: (paint, [path], box) => {
      if (!box) return;
      if (fills.includes(paint) && path && isRectangle(path, box)) cover([...box], state.colour);
      if (isClipping) state.clip = overlap(state.clip, moved(state.matrix, box));
      isClipping = false;
    },
    [OPS.paintImageXObject]: (name) => isSolid(name) && cover([0, 0, 1, 1], undefined),
    [OPS.paintInlineImageXObject]: () => cover([0, 0, 1, 1], undefined),
    [OPS.paintSolidColorImageMask]: () => cover([0, 0, 1, 1], state.colour),
    [OPS.beginText]: () => ([text, line] = [identity, identity]),
    [OPS.setTextMatrix]: (...args) => (text = line = [...(args.length === 6 ? args : args[0])]),
    [OPS.setFont]: (_name, size) => (state.font = size),
    [OPS.setTextRenderingMode]: (mode) => (state.mode = mode),
    [OPS.setTextRise]: (rise) => (state.rise = rise),
    [OPS.setHScale]: (scale) => (state.scale = scale),
    [OPS.setCharSpacing]: (gap) => (state.letterGap = gap),
    [OPS.setWordSpacing]: (gap) => (state.wordGap = gap),
    [OPS.setLeading]: (leading) => (state.leading = leading),
    [OPS.moveText]: newLine,
    [OPS.setLeadingMoveText]: (x, y) => {
      state.leading = y;
      newLine(x, y);
    },
    [OPS.nextLine]: () => newLine(0, state.leading),
    [OPS.showText]: show,
    [OPS.showSpacedText]: show,
  };
  fnArray.forEach((name, index) => actions[name]?.(...(argsArray[index] ?? [])));

  const runs = [];
  glyphs.forEach((glyph, index) => {
    const why = whyUnseen(glyph, index, covers, view);
    const last = runs.at(-1);
    if (last && last.why === why) last.text += glyph.text;
    else runs.push({ why, text: glyph.text });
  });
  return runs.filter(({ why, text: words }) => why && words.trim() !== "");
}

/** Why a letter cannot be seen; undefined if it can. */
function whyUnseen({ box, mode, alpha, colour, height }, index, covers, view) {
  const centre = middle(box);
  if (!isInside(centre, view)) return "outside";
  if (unseenModes.includes(mode) || alpha < 0.05 || Math.abs(height) < smallest) return "invisible";
  const here = covers.filter((cover) => isInside(centre, cover.box));
  if (here.some(({ at }) => at > index)) return "covered";
  const ground = here.at(-1) ?? { colour: "#ffffff" };
  return colour && ground.colour && isSameColour(colour, ground.colour) ? "invisible" : undefined;
}
