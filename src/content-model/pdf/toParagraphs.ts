/** A line of a page of a PDF, with its distance from the page's bottom and the height of its letters. */
export interface Line {
  text: string;
  y: number;
  height: number;
}

export interface Paragraph {
  /** Who speaks, as the document names them; null where it names nobody. */
  speaker: string | null;
  text: string;
}

/** "MR SMITH:", "THE WITNESS:", "Q." and "A." at the beginning of a line. */
const speech = /^((?:[A-Z][A-Z .'’-]{1,40}(?: \([^)]{1,60}\))?):|[QA][.:])(?: +|$)/;

/** Adds a line to a text; a word that is divided keeps its hyphen, since it may have one. */
const joined = (text: string, line: string) =>
  text === "" || /\p{L}-$/u.test(text) ? text + line : `${text} ${line}`;

/** A paragraph, with who speaks taken from its beginning. */
export function toParagraph(text: string): Paragraph {
  const words = text.replace(/\s+/g, " ").trim();
  const [whole = "", speaker = null] = speech.exec(words) ?? [];
  const said = words.slice(whole.length);
  return said === "" ? { speaker: null, text: words } : { speaker, text: said };
}

/**
 * The paragraphs of a page. One begins where the gap above a line is larger than the page's usual gap, where the letters change their
 * size, and where somebody begins to speak.
 */
export function toParagraphs(lines: readonly Line[]): Paragraph[] {
  const full = lines.filter(({ text }) => text.trim() !== "");
  const gaps = full.slice(1).map(({ y }, index) => (full[index]?.y ?? 0) - y);
  // Lines beside each other have none.
  const down = gaps.filter((gap) => gap > 0).sort((a, b) => a - b);
  const usual = down[Math.floor(down.length / 2)] ?? 0;
  const texts: string[] = [];
  full.forEach(({ text, height }, index) => {
    const gap = gaps[index - 1] ?? 0;
    const begins =
      index === 0 ||
      gap > 1.25 * usual ||
      gap < 0 ||
      Math.abs(height - (full[index - 1]?.height ?? 0)) > 1 ||
      speech.test(text.trim());
    if (begins) texts.push("");
    texts.push(joined(texts.pop() ?? "", text.trim()));
  });
  return texts.map(toParagraph);
}
