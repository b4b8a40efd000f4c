import { posix } from "node:path";
import type { AnyKind } from "../../../src/content-model/contentFile";
import type { Kind } from "../../../src/content-model/kind";
import { kindOfFile } from "../../../src/content-model/kinds";
import { nameOf, newPath, slugOf } from "../common/addresses";
import { RequestError } from "../common/requestError";

/**
 * Returns the kind of content of a file, or of the draft of a new file.
 * @throws a RequestError for a file that is not content
 */
export function kindAt(path: string): AnyKind {
  const kind = kindOfFile(nameOf(path.replace(/\/$/, "/new.md")));
  if (!kind)
    throw new RequestError(
      `The file ${path} is not a page, a testimony or a list, so the editor cannot open it. Select something from the list on the left.`,
    );
  return kind;
}

/**
 * Returns the path of the file of a new page or testimony. The file's name is made from one of its fields. If this field does not contain
 * Latin letters, the name is made from the address.
 */
export function newFile(kind: Kind, values: Readonly<Record<string, unknown>>): string {
  const [named, address] = [kind.form?.file, kind.address?.field].map((field) => {
    const value = values[field ?? ""];
    return typeof value === "string" ? slugOf(value) : "";
  });
  return `${newPath(kind)}${named || address || "unnamed"}.md`;
}

/** Returns the path of a picture or document unchanged, or throws a RequestError if it is not in a folder for such files. */
export function mediaPath(path: string): string {
  if (/^content\/(images|documents)\//.test(path)) return path;
  throw new RequestError(`The file ${path} is not in a folder for pictures. Put it in content/images/.`);
}

/**
 * Returns a path whose file name has only lower-case letters, digits and hyphens. If `count` is more than 1, the file name ends with this
 * number.
 */
export function plainName(path: string, count: number): string {
  const { dir, name, ext } = posix.parse(path);
  return `${dir}/${slugOf(name) || "file"}${count > 1 ? `-${count}` : ""}${ext.toLowerCase()}`;
}

/** Returns the path of a file unchanged, or throws a RequestError if the site needs the file, so that it must not be deleted. */
export function deletablePath(path: string): string {
  return kindOfFile(nameOf(path))?.shape === "markdown" ? path : mediaPath(path);
}
