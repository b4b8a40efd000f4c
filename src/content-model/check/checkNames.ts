/** Checks the names of files, which every computer of every volunteer must be able to hold. */
import { posix } from "node:path";
import { slug } from "github-slugger";
import type { Content } from "../contentFile";
import { problemOf, type Problem } from "../problem";

/** Names that Windows keeps for devices, whatever their ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Matches what Windows, macOS, Linux and the addresses of the site all hold: letters, digits, hyphens, underscores and dots. An accent that is a
 * character of its own, as some programs of macOS write it, matches nothing.
 */
const portable = /^[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}_-])?$/u;

/** Pages and testimonies are referred to by their names, which are those that a field may hold (fields.ts). */
const ofPage = /^(?:pages|testimonies)\/[a-z0-9]+(?:-[a-z0-9]+)*\.md$/;

const isPortable = (name: string) => portable.test(name) && !device.test(name.split(".")[0] ?? "");

/**
 * Returns a similar name that every operating system accepts.
 * @param name the name of a file or folder, with its ending
 */
function portableName(name: string): string {
  const { name: stem, ext } = posix.parse(name);
  const plain = slug(
    stem
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/[^a-z0-9]+/gi, " ")
      .trim(),
  );
  const named = plain === "" ? "unnamed" : device.test(plain) ? `the-${plain}` : plain;
  return named + ext.toLowerCase();
}

const isPageFile = (name: string) => /^(?:pages|testimonies)\/.*\.md$/i.test(name);

function nameProblem(name: string): string | undefined {
  const segments = name.split("/");
  const last = segments.at(-1) ?? "";
  if (isPageFile(name)) {
    if (ofPage.test(name)) return undefined;
    const folder = segments[0] ?? "";
    return `Content refers to a page by the name of its file. The file must be directly in ${folder}/ and its name may have only lower-case letters, digits and hyphens. Rename it to content/${folder}/${portableName(last)}.`;
  }
  // checkDocuments.ts has a stricter rule, since the name of a document is its address.
  if (name.startsWith("documents/") || segments.every(isPortable)) return undefined;
  const better = segments.map((segment) => (isPortable(segment) ? segment : portableName(segment)));
  return `Some computers cannot store a file with this name. Rename it to content/${better.join("/")}, and write that name where it is used.`;
}

/** Finds files whose names some computers, or the addresses of the site, cannot hold, and names that differ in their capitals only. */
export function checkNames({ names }: Content): Problem[] {
  const known = new Map<string, string>();
  return [...names].flatMap((name) => {
    const other = known.get(name.toLowerCase());
    known.set(name.toLowerCase(), other ?? name);
    const message =
      nameProblem(name) ??
      (other &&
        `Windows and macOS treat this file and content/${other} as the same file. Rename one of them, and write its new name where it is used.`);
    return message === undefined ? [] : [problemOf(`content/${name}`, message)];
  });
}
