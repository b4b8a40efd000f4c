import { posix } from "node:path";
import { kindOfFile, type Kind } from "../content-model/kinds";
import { Refusal } from "./refusal";

/** The name of a file below content/, as the content model and the check know it. */
export const nameOf = (path: string) => path.replace(/^content\//, "");

/** The kind of content in a file; refuses files that hold none. */
export function kindAt(path: string): Kind {
  const kind = kindOfFile(nameOf(path));
  if (!kind)
    throw new Refusal(
      `The file ${path} holds no page, no testimony and no list, so the editor leaves it alone.`,
    );
  return kind;
}

/** Where Decap opens the form of a file, behind `#/collections/`. */
export function formOf(path: string): string {
  const { shape, source } = kindAt(path);
  return `${shape === "markdown" ? source : "lists"}/entries/${posix.basename(path).replace(/\.\w+$/, "")}`;
}

/** Returns the path of a picture or document; refuses places where content of other kinds is. */
export function mediaPath(path: string): string {
  if (/^content\/(images|documents)\//.test(path)) return path;
  throw new Refusal(`The file ${path} is in no folder for pictures. Put it into content/images/.`);
}

/** Returns a path that may be deleted; refuses the files that the site cannot do without. */
export function deletablePath(path: string): string {
  return kindOfFile(nameOf(path))?.shape === "markdown" ? path : mediaPath(path);
}
