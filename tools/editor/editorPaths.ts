import { posix } from "node:path";
import type { Kind } from "../../src/content-model/kind";
import { kindOfFile } from "../../src/content-model/kinds";
import { Refusal } from "./refusal";

/** A path relative to content/, as the content model and the check use it. */
export const nameOf = (path: string) => path.replace(/^content\//, "");

/** The path of the draft of an entry that does not exist yet: the folder of its kind, with a slash. */
export const newPath = ({ source }: Kind) => `content/${source}/`;

/** The kind of content that a file, or the draft of a new one, holds; refuses files that hold none. */
export function kindAt(path: string): Kind {
  const kind = kindOfFile(nameOf(path.replace(/\/$/, "/new.md")));
  if (!kind)
    throw new Refusal(
      `The file ${path} is not a page, a testimony or a list, so the editor does not open it.`,
    );
  return kind;
}

/** The route of a file's form in Decap, after `#/collections/`. */
export function formOf(path: string): string {
  const { shape, source } = kindAt(path);
  if (path.endsWith("/")) return `${source}/new`;
  return `${shape === "markdown" ? source : "lists"}/entries/${posix.basename(path).replace(/\.\w+$/, "")}`;
}

/** Returns the path of a picture or document; refuses any other folder. */
export function mediaPath(path: string): string {
  if (/^content\/(images|documents)\//.test(path)) return path;
  throw new Refusal(`The file ${path} is not in a folder for pictures. Put it in content/images/.`);
}

/** Returns a path that may be deleted; refuses files that the site needs. */
export function deletablePath(path: string): string {
  return kindOfFile(nameOf(path))?.shape === "markdown" ? path : mediaPath(path);
}
