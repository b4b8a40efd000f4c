import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface ContentFile {
  /** The path of the file below content/. */
  name: string;
  text: string;
}

/** Returns the Markdown files and YAML files in a content folder. */
export function contentFiles(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => ({ name: name.replaceAll("\\", "/"), text: readFileSync(join(folder, name), "utf8") }));
}
