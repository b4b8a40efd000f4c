/** Writes an invented campaign of any size. Two calls with the same numbers write the same content. */
import { appendFileSync, createWriteStream, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { join } from "node:path";
import PDFDocument from "pdfkit";

export interface Size {
  hearings: number;
  testimonies: number;
  events: number;
}

const pagesOfHearing = 97;
const sentencesOfPage = 40;

const syllables = "ba ce di fo gu la me ni po ru sa te vi wo zu".split(" ");

/** Two words that occur in the hearings, for measuring searches. */
export const wordsOfHearings = ["bacedi", "zusate"] as const;

/**
 * Returns a function that takes a limit and returns the next pseudo-random number below it. The same seed always gives the same numbers.
 */
function numbersFrom(seed: number) {
  let state = seed + 1;
  return (below: number) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/** Returns a sentence of words from a list of 3,375. Words near the beginning of the list are more frequent, as in a real language. */
function sentenceFrom(next: (below: number) => number): string {
  const words = Array.from({ length: 8 + next(8) }, () => {
    const rank = next(1 + next(syllables.length ** 3));
    return [rank, rank / 15, rank / 225].map((part) => syllables[Math.floor(part) % 15]).join("");
  });
  return `${words.join(" ")}.`.replace(/^./, (letter) => letter.toUpperCase());
}

async function writeHearing(file: string, seed: number): Promise<void> {
  const next = numbersFrom(seed);
  const document = new PDFDocument({ autoFirstPage: false, info: { CreationDate: new Date(0) } });
  const ended = once(document.pipe(createWriteStream(file)), "finish");
  document.fontSize(8);
  for (let page = 0; page < pagesOfHearing; page++)
    document.addPage().text(Array.from({ length: sentencesOfPage }, () => sentenceFrom(next)).join(" "));
  document.end();
  await ended;
}

/** Adds hearings, testimonies and events to the content of a campaign. The second argument contains the number of each. */
export async function grow(content: string, { hearings, testimonies, events }: Size): Promise<void> {
  for (let index = 1; index <= hearings; index++) {
    const anchor = `bench-hearing-${index}`;
    await writeHearing(join(content, `documents/${anchor}.pdf`), index);
    const day = new Date(Date.UTC(2000, 0, index)).toISOString().slice(0, 10);
    appendFileSync(
      join(content, "documents.yaml"),
      `- anchor: ${anchor}\n  title: The invented hearing ${index}\n  what: Words that a program made, number ${index}.\n  by: A program\n  made: "${day}"\n  heldBy: Nobody\n  seen: yes\n  file: ${anchor}.pdf\n  becamePublic: It is invented.\n  sample: true\n`,
    );
  }
  const home = join(content, "testimonies");
  const text = readFileSync(join(home, readdirSync(home)[0] ?? ""), "utf8");
  for (let index = 1; index <= testimonies; index++)
    writeFileSync(
      join(home, `bench-${index}.md`),
      text
        .replace(/^slug: .*$/m, `slug: bench-${index}`)
        .replace(/^order: .*$/m, `order: ${10_000 + index}`)
        .replace(/^name: .*$/m, `name: "Copy number ${index}"`)
        .replace(/^title: .*$/m, `title: "Testimony number ${index}"`)
        .replace(/^(summary|description): "?(.{50})[^"\n]*"?$/gm, `$1: "$2 ${index}"`),
    );
  for (let index = 1; index <= events; index++) {
    const day = new Date(Date.UTC(2030, 0, index)).toISOString().slice(0, 10);
    appendFileSync(
      join(content, "timeline.yaml"),
      `- anchor: bench-event-${index}\n  when: "${day}"\n  title: Invented event ${index}\n  description: "${sentenceFrom(numbersFrom(index))}"\n  kind: case\n  icon: file\n  sample: true\n`,
    );
  }
}
