/** The day to which the campaign's account of the case is current, in words wherever a text says {asOf}. */
import type { Problem } from "./problem";
import type { Content } from "./contentFile";
import { inWords, latestDay } from "./dates";

const mark = "{asOf}";

/** What a volunteer may have meant as the mark. */
const likeMark = /\{ *as[ _-]*of *\}/gi;

/** The campaign's day; undefined where it is missing or malformed, which the check of fields reports. */
function dayOf({ files }: Pick<Content, "files">): string | undefined {
  const day = files.find(({ kind }) => kind.type === "Campaign")?.entries[0]?.content?.asOf;
  return typeof day === "string" ? day : undefined;
}

/**
 * Returns what puts the day into a text.
 * @param language of the words, for example en-GB
 */
export function asOfIn(content: Pick<Content, "files">, language: string): (text: string) => string {
  const day = dayOf(content);
  const words = day === undefined ? mark : inWords(day, language);
  return (text) => text.replaceAll(mark, words);
}

/** Finds an asOf day in the future and misspelt marks. */
export function checkAsOf(content: Content, now: Date): Problem[] {
  const day = dayOf(content);
  const latest = latestDay(now);
  return content.files.flatMap(({ file, kind, yaml, source }): Problem[] => {
    const future: Problem[] =
      kind.type === "Campaign" && day !== undefined && day > latest
        ? [
            {
              file,
              ...yaml.placeOf(["asOf"]),
              message: `"asOf" is ${day}, which has not come yet. Write the day on which somebody last compared the account of the case with the record.`,
              severity: "error",
            },
          ]
        : [];
    const misspelt = source.split("\n").flatMap((line, index) =>
      [...line.matchAll(likeMark)]
        .filter(([written]) => written !== mark)
        .map(({ 0: written, index: column }): Problem => ({
          file,
          line: index + 1,
          column: column + 1,
          message: `${written} stands for nothing. Write ${mark} for the day in campaign.yaml to which the account is current.`,
          severity: "error",
        })),
    );
    return [...future, ...misspelt];
  });
}
