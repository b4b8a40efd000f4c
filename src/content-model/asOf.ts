/** The day to which the campaign's account of the case is current, in words wherever a text says {asOf}. */
import { errorIn, problemAt, type Problem } from "./problem";
import { campaignOf, filesOf, type Content } from "./contentFile";
import { inWords, latestDay } from "./dates";

const mark = "{asOf}";

/** What a volunteer may have meant as the mark. */
const likeMark = /\{ *as[ _-]*of *\}/gi;

/**
 * Returns what puts the day into a text.
 * @param language of the words, for example en-GB
 */
export function asOfIn(content: Pick<Content, "files">, language: string): (text: string) => string {
  const day = campaignOf(content)?.asOf;
  const words = day === undefined ? mark : inWords(day, language);
  return (text) => text.replaceAll(mark, words);
}

/** Finds an asOf day in the future and misspelt marks. */
export function checkAsOf(content: Content, now: Date): Problem[] {
  const day = campaignOf(content)?.asOf ?? "";
  const message = `"asOf" is ${day}, which has not come yet. Write the day on which somebody last compared the account of the case with the record.`;
  const future =
    day > latestDay(now)
      ? filesOf(content, "Campaign").map((file) => problemAt(file, ["asOf"], message))
      : [];
  const misspelt = content.files.flatMap(({ file, source }) =>
    [...source.matchAll(likeMark)].flatMap(({ 0: written, index }) => {
      if (written === mark) return [];
      const lines = source.slice(0, index).split("\n");
      const place = { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1 };
      const advice = `Write ${mark} for the day in campaign.yaml to which the account is current.`;
      return [errorIn(file, place, `${written} stands for nothing. ${advice}`)];
    }),
  );
  return [...future, ...misspelt];
}
