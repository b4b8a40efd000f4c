import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { leftoverIn } from "../check/leftovers";
import { topOfFile, type Problem } from "../check/problem";
import { readRemembered } from "./remembered";
import { sampleWordsProblem } from "./sampleWords";
import { wordProblems, type PrivateNames } from "./words";

/** Files that the site's code may need; everything else in static/ was put there by somebody. */
const code = /\.(html|txt|xml|json|webmanifest|js|css)$/i;

/** The words of an HTML file; any other stays nearly as it is. */
const withoutTags = (text: string) =>
  text.replace(/<(?:style|script)\b.*?<\/(?:style|script)>/gis, " ").replace(/<\/?\w[^>]*>/g, " ");

/**
 * What must not be published of static/, whose files go online as they are, at the same address.
 * @param project the folder that holds static/
 */
export async function staticProblems(project: string, names: PrivateNames): Promise<Problem[]> {
  const entries = await readdir(join(project, "static"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const files = entries.filter((entry) => entry.isFile() && entry.name !== ".DS_Store");
  const digests = await readRemembered(project, "words");
  const problems: Problem[] = [];
  for (const { parentPath, name } of files) {
    const path = join(parentPath, name);
    const file = path.slice(project.length + 1).replaceAll("\\", "/");
    const report = (message: string, line = 1) =>
      problems.push({ file, ...topOfFile, line, message, severity: "error" });
    if (!code.test(name)) {
      report(
        "Nothing checks what this file holds. Put documents into content/documents, pictures into content/images.",
      );
      continue;
    }
    const text = await readFile(path, "utf8");
    // A missing list of the sample's words is reported once, with the content.
    const fromSample = "message" in digests ? undefined : sampleWordsProblem(withoutTags(text), digests);
    if (fromSample !== undefined) report(fromSample);
    for (const [index, line] of text.split("\n").entries())
      for (const { message } of [leftoverIn(line) ?? [], wordProblems(line, names)].flat())
        report(message, index + 1);
  }
  return problems;
}
