/**
 * `npm run content:format`: writes the texts and lists of content/ in the project's format
 * (see docs/decisions/0007-merging-by-structure.md). The editor and sharing write this format too, so the command is only needed after
 * many changes by hand.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kindOfFile } from "../src/content-model/kinds";
import { formatText } from "../tools/merge/mergeText";

const root = "content";
const names = readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) =>
  name.replaceAll("\\", "/"),
);
const changed = names.filter(kindOfFile).filter((name) => {
  const path = join(root, name);
  const text = readFileSync(path, "utf8");
  const formatted = formatText(name, text);
  if (formatted === text) return false;
  writeFileSync(path, formatted);
  console.log(`${root}/${name}`);
  return true;
});
console.log(`Files in ${root}/ that were put into the standard format: ${changed.length}.`);
