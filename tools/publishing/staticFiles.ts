import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { leftoverIn } from "../../src/content-model/check/leftovers";
import { problemOf, type Problem } from "../../src/content-model/problem";
import type { Content } from "../../src/content-model/contentFile";
import { wordProblems, type PrivateNames } from "./privateWords";

/** Files that the site's code may need; anything else in static/ was put there by somebody. */
const code = /\.(html|txt|xml|json|webmanifest|js|css)$/i;

/** Finds what must not be published in static/, the folder beside content/ whose files go online as they are. */
export async function staticProblems(content: Content, names: PrivateNames): Promise<Problem[]> {
  const project = join(content.root, "..");
  const entries = await readdir(join(project, "static"), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  const files = entries.filter((entry) => !entry.isDirectory() && entry.name !== ".DS_Store");
  const problems: Problem[] = [];
  for (const entry of files) {
    const { parentPath, name } = entry;
    const path = join(parentPath, name);
    const file = path.slice(project.length + 1).replaceAll("\\", "/");
    const report = (message: string, line = 1) => problems.push({ ...problemOf(file, message), line });
    if (!entry.isFile() || !code.test(name)) {
      report(
        "Nothing checks what this file holds. Put documents into content/documents, pictures into content/images.",
      );
      continue;
    }
    const text = await readFile(path, "utf8");
    if (text.includes("\0")) report("It is not written in UTF-8, so nothing can check it. Save it as UTF-8.");
    if (/\bdata:[^,]{0,99};base64,/i.test(text))
      report(
        "It holds a file of its own (data:…;base64), which nothing checks. Put pictures into content/images.",
      );
    for (const [index, line] of text.split("\n").entries())
      for (const { message } of [leftoverIn(line) ?? [], wordProblems(line, names)].flat())
        report(message, index + 1);
  }
  return problems;
}
