import type { Heading, Image, Nodes } from "mdast";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";
import { recordPaths, wholePath } from "../../lib/paths";
import { kindOfFile } from "../kinds";
import { pictureFile, readLink } from "../readLink";
import { pictureName } from "../fields";
import { entriesOn } from "../shown";
import type { Content, ContentFile } from "../contentFile";
import { missingPicture } from "./missingPicture";
import { errorIn, placeOfNode, type Problem } from "../problem";
import { languageProblem } from "../languages";
import { valueTitles } from "../values";

/** The elements that are refused everywhere, with the message for each. */
const refused: Partial<Record<Nodes["type"], string>> = {
  html: "HTML is not used here. Write the same in Markdown, or delete it.",
  footnoteDefinition:
    "Footnotes are not used here. Say it in the text, or cite a source: [^judgment-1999:145] with an anchor of content/sources.yaml.",
  imageReference:
    "The picture is not named here. After the alternative text, write ../images/ and its name in round brackets.",
};

/**
 * Returns the fragments that links to a file's page may have; undefined if they are unknown, because a list on that page cannot be read.
 */
function fragmentsOf(page: ContentFile, files: readonly ContentFile[]): Set<string> | undefined {
  const template = page.entries[0]?.value.template;
  const isBroken = ({ kind, yaml }: ContentFile) =>
    yaml.errors.length > 0 && kind.shownOn !== undefined && kind.shownOn.template === template;
  if (files.some(isBroken)) return undefined;
  const ids = new Set(entriesOn(page, files).flatMap(({ anchor }) => anchor ?? []));
  visit(page.tree, "heading", ({ data }) => void ids.add(String(data?.hProperties?.id)));
  return ids;
}

/** Returns the problem of a heading that contains more than words. A heading is a link to itself, and its id must stay the same. */
function headingProblem(heading: Heading): string | undefined {
  let held = [...valueTitles.keys()].find((written) => toString(heading).includes(written));
  visit(heading, ["link", "linkReference", "citation"], ({ type }) => {
    held = type === "citation" ? "a citation" : "a link";
  });
  return held && `A heading cannot hold ${held}. Write it in the text below the heading.`;
}

interface Targets extends Content {
  /** Addresses of all pages, each with its file relative to content/. */
  paths: Map<string, string>;
  fragments: Map<string, Set<string> | undefined>;
}

function fragmentProblem(site: Targets, file: string, fragment: string | undefined): string | undefined {
  const known = site.fragments.get(file);
  if (fragment === undefined || known === undefined || known.has(fragment)) return undefined;
  return `The link leads to #${fragment}, but content/${file} has no heading or entry of that name. Correct the part after #.`;
}

/** The addresses of files that every build writes and that a text may link to. */
const written = new Set<string>([wholePath, ...Object.values(recordPaths)]);

/** Returns the problem of one address of a link or picture, or undefined. */
function linkProblem(href: string, from: string, site: Targets): string | undefined {
  const target = readLink(href, from);
  switch (target.kind) {
    case "file":
      if (!site.names.has(target.file))
        return `The link leads to content/${target.file}, which does not exist. Correct the file's name.`;
      if (kindOfFile(target.file) === undefined)
        return `The link leads to content/${target.file}, which becomes no page. Link to a file in content/pages or content/testimonies.`;
      return fragmentProblem(site, target.file, target.fragment);
    case "document":
      if (!target.document.startsWith("documents/"))
        return `The link leads to content/${target.document}. Put the document in content/documents and link to it there.`;
      if (site.names.has(target.document)) return undefined;
      return `The link leads to content/${target.document}, which does not exist. Correct the file's name.`;
    case "path": {
      const file = site.paths.get(target.path);
      if (file !== undefined) return fragmentProblem(site, file, target.fragment);
      if (written.has(target.path)) return undefined;
      if (/^\/documents\/.*\.pdf$/.test(target.path))
        return `The link leads to an address. Write ..${target.path}, the document's file, so that it can be checked.`;
      if (target.path.startsWith("/documents/"))
        return "The link leads to the text of a document. Write it as a source and cite its page, for example [^hearing-1999:12].";
      return `The link leads to ${target.path}, which is not a page of this site. Link to the page's file, for example annex.md.`;
    }
    case "fragment":
      return fragmentProblem(site, from, target.fragment);
    case "refused":
      return `The link's address ${JSON.stringify(href)} cannot be used. Write https:// and the whole address, or the name of a page's file, for example annex.md.`;
    default:
      return undefined;
  }
}

function pictureProblem(
  image: Image,
  parent: Nodes | undefined,
  { relativePath: from, tree }: ContentFile,
  { names }: Content,
): string | undefined {
  if (!image.alt?.trim())
    return "The picture has no alternative text. Say between the square brackets what it shows.";
  if (/^[a-z]+:|^\//i.test(image.url)) {
    return "A picture must be in content/images. Put it there and write ../images/ and its name.";
  }
  if (!pictureName.test(image.url))
    return "This kind of picture cannot be shown. Save it as a JPEG or PNG, and write that file's name here.";
  const target = pictureFile(image.url, from);
  if (!names.has(target)) return missingPicture(target, names);
  if (parent?.type !== "paragraph" || parent.children.length > 1)
    return "A picture must be alone on its line. Put an empty line before and after it.";
  return tree.children.includes(parent)
    ? undefined
    : "A picture cannot stand in a list or in a quotation. Write it at the beginning of a line, with an empty line before and after it.";
}

/** Finds what Markdown may not contain: raw HTML, footnotes, dead links, pictures without alternative text, skipped heading levels. */
export function checkMarkdown(whole: Content): Problem[] {
  const { files } = whole;
  const problems: Problem[] = [];
  const site: Targets = { ...whole, paths: new Map(), fragments: new Map() };
  const trees = files.filter(({ kind }) => kind.shape === "markdown");
  for (const page of trees) {
    if (page.address !== undefined) site.paths.set(page.address, page.relativePath);
    site.fragments.set(page.relativePath, fragmentsOf(page, files));
  }
  for (const content of trees) {
    const { file, relativePath, tree } = content;
    const report = (node: Nodes, message: string | undefined) => {
      if (message !== undefined) problems.push(errorIn(file, placeOfNode(node, content), message));
    };
    let depth = 1;
    visit(tree, (node, _index, parent) => {
      if (node.type === "link" || node.type === "definition")
        report(node, linkProblem(node.url, relativePath, site));
      if (node.type === "link" || node.type === "linkReference")
        visit(node, "citation", () =>
          report(node, "A link cannot hold a citation. Write it behind the link."),
        );
      if (node.type === "image") report(node, pictureProblem(node, parent, content, whole));
      report(node, refused[node.type]);
      report(node, languageProblem(node));
      if (node.type === "heading") {
        if (node.depth === 1) report(node, 'The page already has a headline. Begin a card with "## ".');
        else if (node.depth > depth + 1)
          report(node, `The heading skips a level. Write "${"#".repeat(depth + 1)} " here.`);
        depth = node.depth;
        report(node, headingProblem(node));
      }
    });
  }
  return problems;
}
