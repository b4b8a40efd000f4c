import { existsSync } from "node:fs";
import { posix } from "node:path";
import type { Nodes, Root } from "mdast";
import { toString } from "mdast-util-to-string";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { visit } from "unist-util-visit";
import { headingIds, readHeading } from "../../lib/headings";
import { readLink } from "../../lib/links";
import { testimonyPath } from "../../lib/paths";
import type { ContentFile } from "./contentFile";
import type { Problem } from "./problem";

const parser = unified().use(remarkParse).use(remarkGfm);

/** The fragments that a file's page can be linked with. */
function fragmentsOf(tree: Root): Set<string> {
  const idOf = headingIds();
  const ids = new Set<string>();
  visit(tree, "heading", (heading) => {
    ids.add(idOf(readHeading(toString(heading)).title));
  });
  return ids;
}

interface Site {
  root: string;
  /** Addresses of all pages, each with its file relative to content/. */
  paths: Map<string, string>;
  fragments: Map<string, Set<string>>;
}

function fragmentProblem(site: Site, file: string, fragment: string | undefined): string | undefined {
  if (fragment === undefined || site.fragments.get(file)?.has(fragment)) return undefined;
  return `The link leads to #${fragment}, but content/${file} has no heading or entry of that name. Correct the part behind #.`;
}

/** What is wrong with one link or picture address, or undefined. */
function linkProblem(href: string, from: string, site: Site): string | undefined {
  const target = readLink(href, from);
  switch (target.kind) {
    case "file":
      if (!site.fragments.has(target.file))
        return `The link leads to content/${target.file}, which does not exist. Correct the file's name.`;
      return fragmentProblem(site, target.file, target.fragment);
    case "path": {
      const file = site.paths.get(target.path);
      if (file !== undefined) return fragmentProblem(site, file, target.fragment);
      if (existsSync(posix.join(site.root, "../static", target.path))) return undefined;
      return `The link leads to ${target.path}, which is no page of this site. Link to the page's file, for example alibi.md.`;
    }
    case "fragment":
      return fragmentProblem(site, from, target.fragment);
    case "refused":
      return `The link's address ${JSON.stringify(href)} cannot be used. Write https:// and the whole address, or the name of a page's file, for example alibi.md.`;
    default:
      return undefined;
  }
}

function pictureProblem(
  url: string,
  alt: string | null | undefined,
  from: string,
  root: string,
): string | undefined {
  if (!alt?.trim())
    return "The picture has no alternative text. Say between the square brackets what it shows.";
  const target = posix.join(posix.dirname(from), url);
  if (/^[a-z]+:|^\//i.test(url))
    return "A picture must lie in content/images. Put it there and write ../images/ and its name.";
  return existsSync(`${root}/${target}`)
    ? undefined
    : `There is no picture content/${target}. Put the file there, or correct its name.`;
}

/** Finds what may not stand in Markdown: raw HTML, dead links, pictures without words, headings that jump. */
export function checkMarkdown(root: string, files: readonly ContentFile[]): Problem[] {
  const problems: Problem[] = [];
  const site: Site = { root, paths: new Map(), fragments: new Map() };
  const trees = files
    .filter(({ kind }) => kind.shape === "markdown")
    .map((file) => ({ ...file, tree: parser.parse(file.body) }));
  for (const { relativePath, entries, tree } of trees) {
    const { path, slug } = entries[0]?.value ?? {};
    site.paths.set(typeof slug === "string" ? testimonyPath(slug) : String(path), relativePath);
    site.fragments.set(relativePath, fragmentsOf(tree));
  }
  for (const timeline of trees.filter(({ entries }) => entries[0]?.value.template === "timeline")) {
    const anchors = files
      .filter(({ kind }) => kind.type === "TimelineEvent")
      .flatMap(({ entries }) => entries);
    for (const { value } of anchors) site.fragments.get(timeline.relativePath)?.add(String(value.anchor));
  }
  for (const { file, relativePath, bodyLine, tree } of trees) {
    const report = (node: Nodes, message: string | undefined) => {
      if (message === undefined) return;
      const { line = 1, column = 1 } = node.position?.start ?? {};
      problems.push({ file, line: line + bodyLine - 1, column, message, severity: "error" });
    };
    let depth = 1;
    visit(tree, (node) => {
      if (node.type === "link" || node.type === "definition")
        report(node, linkProblem(node.url, relativePath, site));
      if (node.type === "image") report(node, pictureProblem(node.url, node.alt, relativePath, root));
      if (node.type === "html")
        report(node, "HTML is not used here. Write the same in Markdown, or delete it.");
      if (node.type === "heading") {
        if (node.depth === 1) report(node, 'The page has its headline already. Begin a card with "## ".');
        else if (node.depth > depth + 1)
          report(node, `The heading jumps over a level. Write "${"#".repeat(depth + 1)} " here.`);
        depth = node.depth;
      }
    });
  }
  return problems;
}
