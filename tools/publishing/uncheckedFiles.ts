import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { textFileName } from "../../src/content-model/check/checkSite";
import type { Content } from "../../src/content-model/contentFile";
import { pictureName } from "../../src/content-model/fields";
import { problemOf, type Problem } from "../../src/content-model/problem";
import type { Names } from "./names";
import { namesOfFiles, problemsInText } from "./personalData";

const unchecked = "The publishing check cannot look inside this file.";

/**
 * Returns a problem for each file below content/ that neither the content check nor the publishing check reads. Leaves out texts and
 * documents of the wrong type, because the content check reports them.
 */
export function uncheckedFiles({ names }: Content): Problem[] {
  return [...names]
    .filter((name) => ![textFileName, pictureName, /^documents\//].some((looked) => looked.test(name)))
    .map((name) =>
      problemOf(
        `content/${name}`,
        `${unchecked} If it is a picture, save it as a JPEG or PNG. Delete any other file.`,
      ),
    );
}

/**
 * Matches the names of files that the code of the site may need in static/. The publishing check reports files of other types, because it
 * cannot read them.
 */
const code = /\.(html|txt|xml|json|webmanifest|js|css)$/i;

/**
 * Returns the problems of the files in static/, the folder next to content/. These are personal data, listed names, and files that cannot
 * be checked. The files in static/ are published unchanged, at the same address.
 */
export async function staticProblems({ root }: Content, names: Names): Promise<Problem[]> {
  const project = join(root, "..");
  const entries = await readdir(join(project, "static"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const problems: Problem[] = [];
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    const file = path.slice(project.length + 1).replaceAll("\\", "/");
    const report = (message: string) => problems.push(problemOf(file, message));
    if (entry.isDirectory() || entry.name === ".DS_Store") continue;
    problems.push(...namesOfFiles([file], names));
    if (!entry.isFile() || !code.test(file)) {
      report(`${unchecked} Move a document to content/documents and a picture to content/images.`);
      continue;
    }
    const text = await readFile(path, "utf8");
    if (text.includes("\0"))
      report("This file is not in UTF-8, so the publishing check cannot read it. Save it in UTF-8.");
    if (/\bdata:[^,]{0,99};base64,/i.test(text))
      report(
        "The publishing check cannot read the file that is embedded in this one (data:…;base64). Ask a developer to remove it, or to move a picture to content/images.",
      );
    problems.push(...problemsInText(file, text, names));
  }
  return problems;
}
