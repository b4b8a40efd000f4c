/** Makes one document without scripts from all finished pages of the site, which people can print, send or keep. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { assertFound } from "../lib/assertFound";
import { absoluteUrl, builtPaths } from "../lib/paths";

type Node = ReturnType<typeof parseDocument>["children"][number];
type Element = Extract<Node, { attribs: object }>;

/** A finished page of the site. */
interface FinishedPage {
  path: string;
  html: string;
}

interface WholeSite {
  campaign: { name: string; tagline: string; siteUrl: string; language: string };
  /** The day in campaign.yaml to which the account is current, written out in words. */
  asOf: string;
  /** The day of the build, written out in words. */
  builtOn: string;
  /** The commit that was built. Null if the build did not know the commit. */
  commit: string | null;
  /** The pages, in the order of the document. */
  pages: readonly FinishedPage[];
  /** The notice about sample content at the top of the document. Null if the site has no sample content. */
  notice: string | null;
}

const isElement = (node: Node): node is Element => "attribs" in node;

/**
 * The elements of pages that the document leaves out. Some work only on a screen. Others are on every page, but one document needs them
 * only once.
 */
const leftOut = new Set(
  "audio button dialog fieldset form iframe img input link meta nav noscript picture script select style svg template video".split(
    " ",
  ),
);

const hasClass = ({ attribs }: Element, name: string) => (attribs.class ?? "").split(" ").includes(name);

/**
 * The attributes that the document keeps, because they have a meaning even without styles and scripts. The attribute `role` is kept only
 * for notes.
 */
const kept = new Set(["href", "id", "lang", "dir", "datetime", "colspan", "rowspan", "start", "cite"]);

/**
 * Returns the name of a page, with which the ids of its elements begin in the document: "home" for "/", "the-night" for "/the-night",
 * "testimonies-ann" for "/testimonies/ann".
 */
const nameOf = (path: string) => path.slice(1).replaceAll("/", "-") || "home";

const nodeText = (node: Node) => DomUtils.textContent(node).replace(/\s+/g, " ").trim();

// eslint-disable-next-line @typescript-eslint/no-deprecated -- dom-serializer would be a second copy of what htmlparser2 brings.
const htmlIn = (element: Element): string => DomUtils.getInnerHTML(element);

/** Returns the elements of a tree that pass the test, in order. */
const find = (nodes: Node[], test: (element: Element) => boolean): Element[] => DomUtils.findAll(test, nodes);

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

/** The list of sources of the whole document. It contains each source of any page once. */
class SourceList {
  private readonly sources = new Map<string, { html: string; number: number; quotations: Set<string> }>();

  /**
   * Adds an entry from a page's list of sources to this list. Returns the number of the source in the whole document.
   * @param quotations the page's quotations from the source, each with the result of the check
   */
  add(entry: Element, quotations: readonly string[]): number {
    const html = htmlIn(entry).trim();
    const [first] = entry.children;
    // A page's list gives the full reference of a source only in the first entry of the source. Later entries, for other pages or
    // paragraphs of the source, contain only its name.
    const name =
      first && isElement(first) && first.name === "a"
        ? nodeText(first)
        : (/^.*?(?=\. |\.?$)/.exec(nodeText(entry))?.[0] ?? "");
    const source = this.sources.get(name) ?? { html, number: this.sources.size + 1, quotations: new Set() };
    this.sources.set(name, source);
    if (html.length > source.html.length) source.html = html;
    for (const quotation of quotations) source.quotations.add(quotation);
    return source.number;
  }

  toHtml(): string {
    const entries = [...this.sources.values()].map(
      ({ html, number, quotations }) =>
        `<li id="source-${number}">${[html, ...[...quotations].map(escaped)].join(" ")}</li>`,
    );
    return entries.length === 0
      ? ""
      : `<section><h2 id="sources">Sources</h2><ol>${entries.join("\n")}</ol></section>`;
  }
}

/**
 * Reads the pages of a built site. Returns them in the order of the menu in the header, followed by the order of the index in the footer.
 * @param root the folder of the built site
 * @param paths the addresses of all pages. Pages outside the menu and the index come last
 */
export async function pagesInOrder(root: string, paths: readonly string[]): Promise<FinishedPage[]> {
  const read = (path: string) => readFile(join(root, path, "index.html"), "utf8");
  const home = parseDocument(await read("/"));
  const listed = find(home.children, ({ name }) => name === "header" || name === "footer").flatMap((part) =>
    find(part.children, ({ name }) => name === "a").map(({ attribs }) => attribs.href ?? ""),
  );
  const all = new Set(paths);
  const order = new Set([...["/", ...listed].filter((path) => all.has(path)), ...paths]);
  return Promise.all([...order].map(async (path) => ({ path, html: await read(path) })));
}

/** Writes the content of one page as a section of the document. */
class PageWriter {
  private readonly numbers = new Map<string, number>();

  constructor(
    private readonly page: FinishedPage,
    private readonly paths: ReadonlySet<string>,
    private readonly siteUrl: string,
  ) {}

  private addressOf(href: string): string {
    if (!/^[/#]/.test(href)) return href;
    const [path = "", fragment] = href.split("#");
    const target = path === "" ? this.page.path : path;
    if (!this.paths.has(target)) return new URL(href, this.siteUrl).href;
    return `#${nameOf(target)}${fragment ? `--${fragment}` : ""}`;
  }

  /** Prepares the elements of a page for the document. Makes their ids unique, and removes elements that work only on a screen. */
  private prepare(nodes: Node[], sources: SourceList): void {
    for (const node of [...nodes]) {
      if (!isElement(node)) continue;
      const { name, attribs } = node;
      const alt =
        (name === "img" ? attribs.alt : attribs.role === "img" ? attribs["aria-label"] : undefined) ?? "";
      if (alt !== "") {
        DomUtils.replaceElement(
          node,
          assertFound(
            parseDocument(`<em>[Picture: ${alt.replaceAll("<", "&lt;")}]</em>`).children[0],
            "picture",
            alt,
          ),
        );
        continue;
      }
      const isLeftOut =
        (leftOut.has(name) &&
          !find(node.children, (each) => each.name === "img" && Boolean(each.attribs.alt)).length) ||
        hasClass(node, "back") ||
        hasClass(node, "needs-script") ||
        hasClass(node, "visually-hidden") ||
        hasClass(node, "page-citation") ||
        attribs.hidden !== undefined;
      if (isLeftOut) {
        DomUtils.removeElement(node);
        continue;
      }
      if (attribs.href !== undefined) attribs.href = this.addressOf(attribs.href);
      if (attribs.id !== undefined) attribs.id = `${nameOf(this.page.path)}--${attribs.id}`;
      const level = /^h([1-5])$/.exec(name)?.[1];
      if (level) node.name = `h${Number(level) + 1}`;
      if (name === "summary") node.name = "p";
      // The reader views of browsers leave out a `div` that consists mostly of links, but not a `section`. A list of terms (`dl`) may
      // contain only a `div`.
      const isWrapper = ["main", "article", "details", "div", "picture", "button"].includes(name);
      if (isWrapper && !(node.parent && isElement(node.parent) && node.parent.name === "dl"))
        node.name = "section";
      // The label "Sample" is put into brackets, which separate it from the text before it. On the site's pages, a border and a gap
      // separate it.
      if (hasClass(node, "sample-mark")) node.children = parseDocument(` (${nodeText(node)})`).children;
      const number = this.numbers.get(attribs.href ?? "");
      if (number !== undefined) {
        attribs.href = `#source-${number}`;
        node.children = parseDocument(escaped(nodeText(node).replace(/\[\d+\]$/, `[${number}]`))).children;
      }
      node.attribs = Object.fromEntries(
        Object.entries(attribs).filter(([attribute, value]) => kept.has(attribute) || value === "note"),
      );
      this.prepare(node.children, sources);
    }
  }

  write(sources: SourceList): { title: string; html: string } {
    const name = nameOf(this.page.path);
    const main = assertFound(
      find(parseDocument(this.page.html).children, (each) => each.name === "main")[0],
      "element <main> of",
      this.page.path,
    );
    for (const list of find(main.children, ({ attribs }) => attribs["aria-labelledby"] === "source_list")) {
      const items = find(
        list.children,
        (each) => each.name === "li" && (each.attribs.id ?? "").startsWith("source_"),
      );
      for (const item of items) {
        const id = item.attribs.id ?? "";
        const quoted = find(item.children, (each) => hasClass(each, "quoted"));
        for (const each of quoted) DomUtils.removeElement(each);
        this.prepare(item.children, sources);
        this.numbers.set(`#${name}--${id}`, sources.add(item, quoted.map(nodeText)));
      }
      DomUtils.removeElement(list);
    }
    const [heading] = find(main.children, (each) => each.name === "h1");
    const title = heading ? nodeText(heading) : name;
    this.prepare(main.children, sources);
    const html = htmlIn(main).replace(/>\s+</g, "> <");
    return { title, html: `<section id="${name}">${html}</section>` };
  }
}

const styles = `body{max-width:44rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 Georgia,serif;color:#111;background:#fff}
h1,h2,h3,h4,p,li,td,th{unicode-bidi:plaintext}h1,h2,h3,h4{line-height:1.2}h1,h2,h3,h4,dt{break-after:avoid}h2{margin-top:3rem}table{border-collapse:collapse}td,th{border:1px solid #999;padding:.25rem .5rem;text-align:left;vertical-align:top}
blockquote{margin-left:1.5rem}li,td{overflow-wrap:anywhere}[role=note]{border:1px solid #999;padding:.5rem}
@page{margin:2cm;@bottom-center{content:counter(page)}}
@media print{body{max-width:none;margin:0;padding:0;font-size:11pt}main>section{break-before:page}a{color:inherit;text-decoration:none}main a[href^=http]::after{content:" (" attr(href) ")";font-size:.85em;overflow-wrap:anywhere}tr,blockquote{break-inside:avoid}}`;

/** Returns the whole site as one HTML document. */
export function wholeDocument({ campaign, asOf, builtOn, commit, pages, notice }: WholeSite): string {
  const { name, tagline, siteUrl, language } = campaign;
  const address = absoluteUrl(siteUrl, builtPaths.whole);
  const sources = new SourceList();
  const paths = new Set(pages.map(({ path }) => path));
  const written = pages.map((page) => ({
    name: nameOf(page.path),
    ...new PageWriter(page, paths, siteUrl).write(sources),
  }));
  const list = sources.toHtml();
  const contents = [
    ...written.map((page) => `<li><a href="#${page.name}">${escaped(page.title)}</a></li>`),
    ...(list === "" ? [] : ['<li><a href="#sources">Sources</a></li>']),
  ];
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${escaped(name)}: the whole website in one document</title>
<meta name="description" content="Every page of this website in one document, to print, to send and to keep.">
<link rel="canonical" href="${address}"><style>${styles}</style></head>
<body><header><h1>${escaped(name)}</h1><p>${escaped(tagline)}</p>
<p>Every page of this website in one document, without pictures. The account is current to ${asOf}. Made on ${builtOn}${commit === null ? "" : `, version ${commit.slice(0, 12)}`}. The newest is at <a href="${address}">${address}</a>.</p>
${notice === null ? "" : `<p role="note">${escaped(notice)}</p>\n`}</header>
<nav aria-label="Contents"><h2>Contents</h2><ol>${contents.join("\n")}</ol></nav>
<main id="main">
${written.map(({ html }) => html).join("\n")}
${list}
</main></body></html>
`;
}
