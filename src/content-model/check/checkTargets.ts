/** Finds references in fields and texts whose target does not exist. No other module reports such references. */
import { posix } from "node:path";
import type { Root } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { memoize } from "../../lib/memoize";
import { builtPaths } from "../../lib/paths";
import { campaignKind } from "../campaign";
import { readCitation } from "../citations";
import { campaignOf, entriesOf, fieldText, filesOf, type Content, type ContentFile } from "../contentFile";
import { documentKind } from "../document";
import { pictureName, type Reference as Target } from "../fields";
import { kindOfFile } from "../kinds";
import { errorIn, fieldName, placeOfNode, problemAt, type FilePosition, type Problem } from "../problem";
import { pictureFile, readLink } from "../readLink";
import { referencesOf, targetOf } from "../references";
import { indexOf } from "../siteIndex";
import { sourceKind } from "../source";
import { textsIn } from "../textsIn";
import { didYouMean } from "./checkShape";

/** The messages about a problem: one for people who edit the file and, if it is different, one for people who edit in a form. */
type Fault = Pick<Problem, "message" | "inForm">;

/**
 * Returns the message about something that does not exist, with the name that was probably meant.
 * @param what the type of the missing thing, for example "page"
 * @param name the name that does not exist
 * @param names all names that exist
 * @param advice what to write instead
 */
function missing(what: string, name: string, names: Iterable<string>, advice: string): string {
  const all = [...names];
  const other = all.find((each) => each.toLowerCase() === name.toLowerCase());
  const quoted = (each: string) => (/[/#]/.test(each) ? each : JSON.stringify(each));
  // A volunteer on Windows may have typed backslashes, because Windows shows paths with backslashes.
  const withSlashes = posix.normalize(name.replaceAll("\\", "/"));
  if (withSlashes !== name && all.includes(withSlashes))
    return `There is no ${what} ${quoted(name)}, but there is ${quoted(withSlashes)}. Write / in place of \\.`;
  return other === undefined
    ? `There is no ${what} ${quoted(name)}. ${advice}.${didYouMean(name, all)}`
    : `There is no ${what} ${quoted(name)}, but there is ${quoted(other)}. Write the name with the same capital and lower-case letters.`;
}

/** Returns the anchors of the entries of a list of sources or documents. Returns undefined if the list cannot be read. */
function anchorsOf(site: Content, kind: typeof sourceKind | typeof documentKind): string[] | undefined {
  const files = filesOf(site, kind);
  if (files.some(({ yaml }) => yaml.errors.length > 0)) return undefined;
  return files.flatMap(({ entries }) => entries.flatMap((entry) => fieldText(entry, "anchor") ?? []));
}

/**
 * Returns an object with a function for each type of reference: field, link, source, picture and PDF. Each function checks whether the
 * target of a reference exists, and returns the message about the problem, or undefined.
 */
function checkerOf(site: Content) {
  const { pages, ids } = indexOf(site);
  const names = [...site.names];
  const inContent = names.map((name) => `content/${name}`);
  const below = (folder: string, ending: RegExp) =>
    inContent.filter((name) => name.startsWith(`content/${folder}/`) && ending.test(name));
  const kinds = campaignOf(site)?.timelineKinds.map(({ kind }) => kind);
  const anchors = { source: anchorsOf(site, sourceKind), document: anchorsOf(site, documentKind) };
  const byFile = new Map([...ids.keys()].map((file) => [file.relativePath, file]));

  const inList = (to: "source" | "document", anchor: string, inForm: string): Fault | undefined => {
    const known = anchors[to];
    if (known === undefined || known.includes(anchor)) return undefined;
    const advice = `Write the anchor of an entry of content/${to}s.yaml, or add an entry there`;
    // The message for forms does not suggest a similar anchor. A volunteer who accepted a wrong guess would cite another source or
    // document.
    return { message: missing(to, anchor, known, advice), inForm };
  };
  const file = (what: string, name: string, known: readonly string[]): Fault | undefined => {
    // Some disks store the accent of a letter as a separate character. A file whose name differs only in this way counts as existing,
    // because checkFiles.ts already asks for another name.
    if (site.names.has(name) || names.some((each) => each.normalize("NFC") === name)) return undefined;
    const advice = "Put a file with this name there, or correct the name";
    const inForm = `The ${what} “${posix.basename(name)}” does not exist. Choose another ${what}, or select Undo a change to restore the deleted ${what}.`;
    return { message: missing(what, `content/${name}`, known, advice), inForm };
  };
  const picture = (name: string) =>
    file(
      "picture",
      name,
      inContent.filter((each) => pictureName.test(each)),
    );
  const pdf = (name: string) => file("document", name, below("documents", /\.pdf$/));
  const fragment = (file: ContentFile | undefined, id: string | undefined): Fault | undefined => {
    const known = file && ids.get(file);
    if (!known || id === undefined || known.has(id)) return undefined;
    const where = `heading or entry of content/${file.relativePath} with the name`;
    return {
      message: missing(
        where,
        `#${id}`,
        [...known].map((each) => `#${each}`),
        "Correct the part after #",
      ),
    };
  };

  return {
    pdf,
    source: (written: string) => {
      const { anchor } = readCitation(written);
      const inForm = `The source “${anchor}” no longer exists. Cite another source here. If you have deleted it, you can bring it back with Undo a change.`;
      return inList("source", anchor, inForm);
    },
    picture,
    field(to: Target, value: string, target: string): Fault | undefined {
      const inForm = `The ${to} “${value}” no longer exists. Choose another ${to} here. If you have deleted it, you can bring it back with Undo a change.`;
      if (to === "source") return this.source(value);
      if (to === "document") return inList(to, value, inForm);
      if (to === "file") return picture(target);
      if (to === "timelineKind") {
        if (kinds === undefined || kinds.includes(value)) return undefined;
        const list = kinds.length === 0 ? "" : `: ${kinds.join(", ")}`;
        const advice = `Write a kind from "timelineKinds" in content/campaign.yaml${list}. Or add a kind there`;
        return {
          message: missing("timeline kind", value, kinds, advice),
          inForm: `The campaign has no timeline kind “${value}”. Choose another kind, or add this kind to “Timeline kinds” in The campaign.`,
        };
      }
      // For the source of a quotation, this function reports nothing. checkCitationsAndQuotations.ts checks that it is a source of the entry.
      if (to === "quotedSource" || site.names.has(target)) return undefined;
      const folder = posix.dirname(target);
      const known = below(folder, /\.md$/).map((name) => posix.basename(name, ".md"));
      const advice = `Write the name of a file in content/${folder} without .md`;
      return { message: missing(to, value, known, advice), inForm };
    },
    link(href: string, words: string, from: ContentFile): Fault | undefined {
      const target = readLink(href, from.relativePath);
      const fault = (message: string, inForm?: string): Fault => ({
        message,
        ...(inForm !== undefined && { inForm }),
      });
      switch (target.kind) {
        case "file":
          if (!site.names.has(target.file))
            return {
              message: missing(
                "page",
                `content/${target.file}`,
                [...below("pages", /\.md$/), ...below("testimonies", /\.md$/)],
                "Correct the file name in the link",
              ),
              inForm: `The page “${posix.basename(target.file, ".md")}” no longer exists. Link to another page here, or remove the link. If you have deleted it, you can bring it back with Undo a change.`,
            };
          if (kindOfFile(target.file) === undefined)
            return fault(
              `The link goes to content/${target.file}, which does not become a page. Link to a file in content/pages or content/testimonies.`,
              `The link goes to the file “${posix.basename(target.file)}”, which does not become a page. Link to a page or a testimony instead.`,
            );
          return fragment(byFile.get(target.file), target.fragment);
        case "document":
          return target.document.startsWith("documents/")
            ? pdf(target.document)
            : fault(
                `The link goes to content/${target.document}. Move the document to content/documents, and link to it there.`,
                `The link goes to “${posix.basename(target.document)}”, which is not in the folder for documents. Delete the link. Then select Link above the text, and choose New document (PDF).`,
              );
        case "path": {
          const file = pages.get(target.path);
          if (file) return fragment(file, target.fragment);
          if (writtenFiles.has(target.path)) return undefined;
          if (/^\/documents\/.*\.pdf$/.test(target.path))
            return fault(
              `The link goes to the public address of a document, which cannot be checked. Write ..${target.path} instead, the file of the document.`,
              "The link goes to the public address of a document, which cannot be checked. Delete the link. Then select Link above the text, and choose the document.",
            );
          if (target.path.startsWith("/documents/"))
            return fault(
              "The link goes to the text of a document. Delete the link, add the document to the sources, and cite it here, for example [^hearing-1999:12] for page 12.",
              "The link goes to the text of a document. Delete the link. Then select Cite above the text, choose the document, and write the page.",
            );
          return fault(
            missing("page at", target.path, pages.keys(), "Link to the page's file, for example annex.md"),
            `There is no page at ${target.path}. Select Link above the text, and choose a page.`,
          );
        }
        case "fragment":
          return fragment(from, target.fragment);
        case "refused":
          if (pictureName.test(href))
            return fault(
              `A link cannot go to a picture. To show the picture, write ![${words}](${href}) on a line of its own.`,
              "A link cannot go to a picture. To show the picture, delete the link. Then select Picture above the text.",
            );
          return fault(
            `The link's address ${JSON.stringify(href)} cannot be used. Write https:// and the whole address, or the name of a page's file, for example annex.md.`,
            `The address “${href}” of the link cannot be used. Write https:// and the whole address, or select Link above the text and choose a page.`,
          );
        default:
          return undefined;
      }
    },
  };
}

/** The addresses of files that every build writes and that a text may link to. */
const writtenFiles = new Set<string>([builtPaths.whole, builtPaths.recordTable, builtPaths.recordData]);

/** Finds addresses in campaign.yaml that are on this site but are not the address of a page. */
function checkOwnAddresses(site: Content): Problem[] {
  const { pages } = indexOf(site);
  const own = campaignOf(site)?.siteUrl ?? "";
  return filesOf(site, campaignKind).flatMap((file) =>
    textsIn(file.entries[0]?.value).flatMap(({ text, path }) => {
      if (own === "" || !URL.canParse(text) || new URL(text).origin !== own || text === own) return [];
      const { pathname } = new URL(text);
      if (pages.has(pathname)) return [];
      const advice = `Write the address of a page in "${fieldName(path)}"`;
      return [problemAt(file, path, missing("page at", pathname, pages.keys(), advice))];
    }),
  );
}

/** Returns whether a link or picture of the text uses a definition. A definition is a line of Markdown that gives an address a name. */
export function isUsed(definition: string, tree: Root): boolean {
  let used = false;
  visit(tree, ["linkReference", "imageReference"], (node) => {
    used ||= "identifier" in node && node.identifier === definition;
  });
  return used;
}

/** A reference in a text: a link, a citation or a picture, with its position in the file. */
type InText = { place: FilePosition } & (
  { type: "link"; href: string; words: string } | { type: "source" | "picture"; name: string }
);

/** Returns the references in the text of a file, in their order. */
const referencesInText = memoize((content: ContentFile): readonly InText[] => {
  const { tree, relativePath } = content;
  const found: InText[] = [];
  visit(tree, (node, _index, parent) => {
    // GFM turns an address between other characters, as in <www.example.org>, into a link that has no position. The position of its parent
    // is used instead.
    const place = placeOfNode(node.position ? node : (parent ?? node), content);
    // The address of a definition is checked only if a link uses the definition. Without a link, the address may be ordinary text, and
    // checkMarkdown.ts reports the definition.
    if (node.type === "link" || (node.type === "definition" && isUsed(node.identifier, tree)))
      found.push({ place, type: "link", href: node.url, words: toString(node) });
    if (node.type === "citation") found.push({ place, type: "source", name: node.value });
    // Pictures from another site or in another format are not looked up, because checkMarkdown.ts refuses them.
    if (node.type === "image" && isOwnPicture(node.url))
      found.push({ place, type: "picture", name: pictureFile(node.url, relativePath) });
  });
  return found;
});

/** Finds references to pictures, pages, testimonies, sources, documents and timeline kinds that do not exist, and dead links. */
export function checkTargets(site: Content): Problem[] {
  const faultOf = checkerOf(site);
  const problems = checkOwnAddresses(site);
  for (const content of site.files) {
    const { file, yaml, relativePath } = content;
    const report = (place: FilePosition, fault: Fault | undefined) => {
      if (fault) problems.push({ ...errorIn(file, place, fault.message), ...fault, isDeadReference: true });
    };
    for (const reference of referencesOf(content)) {
      const { to, value, path } = reference;
      report(yaml.placeOf(path), faultOf.field(to, value, targetOf(reference, relativePath)));
    }
    for (const each of referencesInText(content))
      report(
        each.place,
        each.type === "link" ? faultOf.link(each.href, each.words, content) : faultOf[each.type](each.name),
      );
  }
  for (const { file, entry, content } of entriesOf(site, documentKind)) {
    const fault = content.file === undefined ? undefined : faultOf.pdf(`documents/${content.file}`);
    if (fault)
      problems.push({ ...problemAt(file, [...entry.path, "file"], fault.message), isDeadReference: true });
  }
  return problems;
}

/** Returns whether the address of a picture in a text is the address of a picture in content/. */
export const isOwnPicture = (url: string): boolean => !/^[a-z]+:|^\//i.test(url) && pictureName.test(url);
