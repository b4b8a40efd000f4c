import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export interface ContentFile {
  /** Its path below content/. */
  name: string;
  text: string;
}

/** Returns every Markdown and YAML file of some content. */
export function contentFiles(folder: string): ContentFile[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(md|yaml)$/.test(name))
    .map((name) => ({ name: name.replaceAll("\\", "/"), text: readFileSync(join(folder, name), "utf8") }));
}
