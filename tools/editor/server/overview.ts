/** Makes the data that the editor shows around the forms: the list of all content, the drafts, and the problems. */
import { posix } from "node:path";
import { isMentioned, unusedFiles } from "../../../src/content-model/check/checkFiles";
import { checkContent } from "../../../src/content-model/checkContent";
import {
  campaignOf,
  isWithdrawn,
  type Content,
  type ContentFile,
} from "../../../src/content-model/contentFile";
import { errorsOnly, type Problem } from "../../../src/content-model/problem";
import { kindOfFile } from "../../../src/content-model/kinds";
import { readContent } from "../../../src/content-model/readContent";
import { shownDate } from "../common/shownDate";
import { addressOf, entryName, kindName, nameOf } from "../common/addresses";
import { fileText } from "./contentText";
import { kindAt } from "./editorPaths";
import { heldBack, type Draft } from "./drafts";
import { readAs, type Store } from "./entries";
import { leavesOf, refersTo } from "./find";
import { problemsInWords } from "./problemsInWords";
import { differencesBetween } from "../../merge/differences";
import type { NameOf } from "../../merge/targets";
import { targetsOf, titleOfFile, titlesOfEntries } from "./titleOfFile";

/** A file or an entry of a list. */
interface Listed {
  kind: string;
  address: string;
  title: string;
  detail: string;
  /** The page's name in menus. The search field of the list also searches this name. */
  label?: string;
}

/** Converts a text or number to text. Returns an empty text for any other value. */
export const textIn = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

function listed(content: ContentFile, language: string | undefined, nameOf: NameOf): Listed[] {
  const { kind, file, entries } = content;
  const { namedBy, detail = kind.sortedBy } = kind.form ?? {};
  const titleOf = titlesOfEntries(kind, nameOf);
  const fields = Object.keys(kind.schema.shape);
  const ofEntry = (value: Record<string, unknown>, otherwise: string) => ({
    kind: kindName(kind),
    title: (namedBy === undefined ? titleOf(value, fields) : textIn(value[namedBy])) || otherwise,
    detail: detail === kind.sortedBy ? shownDate(value[detail ?? ""], language) : textIn(value[detail ?? ""]),
  });
  if (kind.shape === "markdown") {
    const value = entries[0]?.value ?? { [detail ?? ""]: "cannot be read" };
    return [
      {
        ...ofEntry(value, posix.basename(file)),
        ...(isWithdrawn(content) && { detail: "withdrawn" }),
        label: textIn(value.label),
        address: addressOf(file),
      },
    ];
  }
  if (kind.shape === "object") return [];
  return entries.map(({ value }, index) => ({
    ...ofEntry(value, `Entry ${index + 1}`),
    address: addressOf(file, entryName(value) ?? String(index + 1)),
  }));
}

function unreadable(name: string): Listed[] {
  const kind = kindOfFile(name);
  if (kind?.shape !== "markdown") return [];
  const [address, title] = [addressOf(`content/${name}`), posix.basename(name)];
  return [{ kind: kindName(kind), address, title, detail: "cannot be read" }];
}

/**
 * Returns the name by which volunteers know the form of a draft.
 * @param title the title of the file
 */
export function draftName({ path }: Pick<Draft, "path">, title = posix.basename(path)): string {
  const { one, label, shape } = kindAt(path);
  return path.endsWith("/") ? `A new ${one}` : shape === "markdown" ? title : label;
}

/**
 * Returns the title in the draft of a page or testimony whose file somebody has deleted. Returns undefined for any other draft, and for a
 * draft without a title.
 */
function typedTitle({ path, before, values, text = "" }: Draft): string | undefined {
  if (path.endsWith("/") || kindAt(path).shape !== "markdown") return undefined;
  const content = readAs(path, values ? fileText(kindAt(path), before, values) : text);
  return content && titleOfFile(content);
}

/** The maximum length, in characters, of the typed words that tell two drafts with the same name apart. */
const maxWords = 60;

/**
 * Returns the beginning of the words that somebody has added in a draft. For a new file, returns the beginning of its title or, without a
 * title, of its text. Returns undefined if the draft only removes words, or if it cannot be read.
 */
function firstWords({ path, before, values, text = "" }: Draft): string | undefined {
  const kind = kindAt(path);
  const [named, body] = [values?.[kind.form?.namedBy ?? ""], values?.body].map(textIn);
  const isNew = path.endsWith("/");
  const after = isNew || !values ? text : fileText(kind, before, values);
  const { changes } = isNew
    ? { changes: [] }
    : differencesBetween(nameOf(path), Buffer.from(before ?? ""), Buffer.from(after));
  const added = changes.flatMap(({ words }) => words.filter(({ type }) => type === "added"));
  const words = isNew ? named || body || "" : added.map(({ text, shown = text }) => shown).join(" … ");
  const line = words.replace(/\s+/g, " ").trim();
  if (line === "") return undefined;
  return line.length > maxWords ? `${line.slice(0, maxWords).replace(/\s\S*$/, "")} …` : line;
}

/**
 * Returns whether a draft refers to a picture or a document.
 * @param path the path of the picture or document
 */
export function usesFile({ values, text = "" }: Draft, path: string): boolean {
  return [text, ...leavesOf(values).map((leaf) => leaf.text)].some(refersTo(nameOf(path)));
}

/**
 * Returns the paths of the pictures and documents that neither the content nor a draft uses. While the content has errors, an error may
 * hide the use of a file, so the function is more cautious. A file then also counts as used if a content file mentions its name. If the
 * fields of a content file cannot be read, all files count as used.
 */
export function unusedIn(content: Content, errors: readonly Problem[], drafts: readonly Draft[]): string[] {
  const isUnreadable = ({ yaml }: Content["files"][number]) => yaml.errors.length > 0;
  const isLost = errors.some(
    ({ file }) => kindOfFile(nameOf(file)) && !content.files.some((one) => one.file === file),
  );
  if (isLost || content.files.some(isUnreadable)) return [];
  const mayBeUsed = (name: string) => errors.length > 0 && isMentioned(content, name);
  return unusedFiles(content)
    .filter((name) => !mayBeUsed(name) && !drafts.some((draft) => usesFile(draft, name)))
    .map((name) => `content/${name}`);
}

export async function overview({ folder, drafts, siteAddress }: Store & { siteAddress: string | undefined }) {
  const [found, content, kept] = [
    await checkContent(folder.root),
    await readContent(folder.root),
    await drafts.all(),
  ];
  const language = campaignOf(content)?.language;
  // Files that cannot be read as content are listed too, because volunteers must find them in order to correct them.
  const lost = [...content.names].filter((name) => !content.files.some((file) => file.relativePath === name));
  const { nameOf } = targetsOf(content);
  const entries = [
    ...content.files.flatMap((file) => listed(file, language, nameOf)),
    ...lost.flatMap(unreadable),
  ];
  const errors = errorsOnly(found);
  return {
    site: siteAddress,
    entries,
    problems: problemsInWords(content, errors),
    unused: unusedIn(content, errors, kept),
    drafts: kept.map((draft) => {
      const { path, when, form } = draft;
      const title = entries.find(({ address }) => address === addressOf(path))?.title;
      const isHeldBack = form === heldBack;
      // The typed words are needed only to tell drafts with the same name apart. These are drafts of new files, and drafts of one file from
      // several windows.
      const isAlone = !path.endsWith("/") && kept.filter((one) => one.path === path).length === 1;
      return {
        words: isAlone ? undefined : firstWords(draft),
        name: draftName(draft, title ?? typedTitle(draft)),
        when,
        form,
        isHeldBack,
        path,
        address: addressOf(path),
      };
    }),
  };
}

export type Overview = Awaited<ReturnType<typeof overview>>;
