import { buildTime } from "../lib/buildTime";
import { checkCitationsAndQuotations } from "./check/checkCitationsAndQuotations";
import { checkFiles } from "./check/checkFiles";
import { checkMarkdown } from "./check/checkMarkdown";
import { checkTargets } from "./check/checkTargets";
import { checkSite } from "./check/checkSite";
import { byPlace, errorsOnly, problemOf, type Problem } from "./problem";
import { kinds } from "./kinds";
import type { Content } from "./contentFile";
import { readContent } from "./readContent";

/** Finds required files that are missing. The file of a list is not required, because a missing list counts as an empty list. */
function checkMissing({ names }: Content): Problem[] {
  return kinds
    .filter(({ shape, source }) => shape === "object" && !names.has(source))
    .map(({ source }) =>
      problemOf(
        `content/${source}`,
        `This file is missing. Copy docs/templates/${source} to content/ and fill it in.`,
      ),
    );
}

/**
 * Checks content with all rules of the content model.
 * @param now the current time. Days after this time are problems
 * @returns the problems, sorted by file and position. If there are errors, the warnings are left out, because an error can cause warnings:
 * the files that a broken file uses seem unused
 */
export async function problemsIn(content: Content, now = buildTime()): Promise<Problem[]> {
  const problems = [
    ...content.problems,
    ...checkMissing(content),
    ...checkTargets(content),
    ...checkMarkdown(content),
    ...(await checkCitationsAndQuotations(content)),
    ...(await checkFiles(content)),
    ...checkSite(content, now),
  ].sort(byPlace);
  const errors = errorsOnly(problems);
  return errors.length > 0 ? errors : problems;
}

/**
 * Reads and checks everything below `root`, the content folder (see `problemsIn`).
 * @param replaced files that are checked in place of saved files, as if somebody had saved them
 */
export const checkContent = async (
  root: string,
  now?: Date,
  replaced?: Content["replaced"],
): Promise<Problem[]> => problemsIn(await readContent(root, replaced), now);
