import { TestFolder } from "../../tests/support/testFolder";
import { pagesInOrder, wholeDocument } from "./wholeDocument";

const page = (path: string, title: string, body: string, sources: readonly string[] = []) => ({
  path,
  html: `<html><body><header>Menu</header><main id="main"><article><h1>${title}</h1>${body}<section aria-labelledby="source_list"><h2 id="source_list">Sources</h2><ol>${sources.map((source, index) => `<li id="source_${index + 1}">${source}<a class="back" href="#cite_${index + 1}">↑</a></li>`).join("")}</ol></section><p class="fine-print page-citation">Cite this page</p></article></main></body></html>`,
});
const cite = (number: number) =>
  `<sup><a href="#source_${number}" id="cite_${number}" aria-label="Source ${number}">[${number}]</a></sup>`;
const paper =
  '<a href="https://host.test/paper">Paper, page 2<span class="visually-hidden"> (new tab)</span></a>';
const campaign = {
  name: "A & B",
  tagline: "For something",
  siteUrl: "https://www.campaign.test",
  language: "en-GB",
};
const site: Parameters<typeof wholeDocument>[0] = {
  campaign,
  asOf: "6 May 2024",
  builtOn: "20 November 2026",
  commit: "0123456789abcdef",
  notice: "Something here is invented.",
  pages: [
    page(
      "/",
      "Home",
      `<p role="note">Content note.</p><p class="c-1">Said.${cite(1)} See <a href="/night#then">the night</a>.</p><button>Copy</button><img alt="A pier" src="/a.jpg"><div role="img" aria-label="Faces"></div>`,
      [paper],
    ),
    page(
      "/night",
      "The Night",
      `<h2 id="then">Then</h2><p>Note.${cite(1)} Again.${cite(2)} <a href="/documents/paper">Text</a><script>x</script></p>`,
      ["Note. A note of the clerk.", `${paper}. A paper about the pier.`],
    ),
  ],
};

test("the whole site is one document in the order of its pages, with each source once", () => {
  const html = wholeDocument(site);
  expect(html.indexOf('<section id="home">')).toBeLessThan(html.indexOf('<section id="night">'));
  expect(html).toContain('Said.<sup><a href="#source-1" id="home--cite_1">[1]</a></sup>');
  expect(html).toContain('Note.<sup><a href="#source-2" id="night--cite_1">[2]</a></sup>');
  expect(html).toContain('Again.<sup><a href="#source-1" id="night--cite_2">[1]</a></sup>');
  expect(html).toContain(
    '<li id="source-1"><a href="https://host.test/paper">Paper, page 2</a>. A paper about the pier.</li>',
  );
  expect(html.match(/<li id="source-/g)).toHaveLength(2);
});

test("the small lines below an entry stay, with the names and numbers of their sources in the whole document", () => {
  const line = `<li>A dated entry.<p class="fine-print">Source: <a href="#source_1">Note &amp; more [1]</a></p></li>`;
  const pages = [page("/", "Home", cite(1), [paper]), page("/dates", "Dates", line, ["Note. Of the clerk."])];
  expect(wholeDocument({ ...site, pages })).toContain('Source: <a href="#source-2">Note &amp; more [2]</a>');
});

test("a source has the quotations of all pages, each once and with the result of its check", () => {
  const [one, two] = ["One.” Found.", "Two &lt;3”. Found."].map(
    (text) => `<span class="quoted"> Quoted: “${text}</span>`,
  );
  const pages = [
    page("/", "Home", cite(1), [`${paper}. A paper about the pier.${one}`]),
    page("/night", "The Night", cite(1) + cite(2), [`${paper}.${two}${one}`, `Note. Of the clerk.${one}`]),
    page("/dates", "Dates", cite(1), [`Note.${two}`]),
  ];
  const html = wholeDocument({ ...site, pages });
  expect(html).toContain("A paper about the pier. Quoted: “One.” Found. Quoted: “Two &lt;3”. Found.</li>");
  expect(html).toContain(
    '<li id="source-2">Note. Of the clerk. Quoted: “One.” Found. Quoted: “Two &lt;3”. Found.</li>',
  );
  expect(html.match(/<li id="source-/g)).toHaveLength(2);
});

test("the mark of a sample is kept apart from the words before it", () => {
  const mark = '<span class="visually-hidden">, </span><span class="sample-mark">Sample</span>';
  const html = wholeDocument({ ...site, pages: [page("/", "Home", `<p>A supporter${mark}</p>`)] });
  expect(html).toContain("<p>A supporter<span> (Sample)</span></p>");
});

test("every link within the document has a target, and every other link is a full web address", () => {
  const html = wholeDocument(site);
  const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id));
  const links = [...html.matchAll(/ href="([^"]*)"/g)].map(([, href = ""]) => href);
  expect(links.filter((href) => href.startsWith("#") && !ids.has(href.slice(1)))).toEqual([]);
  expect(links.filter((href) => !href.startsWith("#")).every((href) => href.startsWith("https://"))).toBe(
    true,
  );
  expect(links).toContain("#night--then");
  expect(links).toContain("https://www.campaign.test/documents/paper");
});

test("the document contains its day, its version, the address of the newest version, and all notices", () => {
  const html = wholeDocument(site);
  expect(html).toContain(
    "current to 6 May 2024. Made on 20 November 2026, version 0123456789ab. The newest is at",
  );
  expect(html).toContain("Something here is invented.");
  expect(html).toContain('<p role="note">Content note.</p>');
  expect(html).toContain("<em>[Picture: A pier]</em><em>[Picture: Faces]</em>");
  expect(html).toContain("<h1>A &amp; B</h1>");
});

test("the document contains nothing that needs a script, and all headings of a page", () => {
  const html = wholeDocument(site);
  expect(html).not.toMatch(/<script|<button|<img|class=|Cite this page|Menu/);
  expect(html).toContain("<h2>Home</h2>");
  expect(html).toContain('<h3 id="night--then">Then</h3>');
});

test("paragraphs, headings, items and cells have the direction of their own words", () => {
  const [, selectors = ""] = /[}>]([^{}>]*)\{unicode-bidi:plaintext\}/.exec(wholeDocument(site)) ?? [];
  expect(selectors.split(",")).toEqual(expect.arrayContaining(["p", "h2", "h3", "h4", "li", "td", "th"]));
});

test("parts that need a script are left out, folded parts are open, and a card is not an article of its own", () => {
  const body =
    '<div class="row needs-script">Copy</div><details><summary>More</summary><p>Kept.</p></details><article>Card</article>';
  expect(wholeDocument({ ...site, pages: [page("/", "Home", body)] })).toContain(
    "<h2>Home</h2><section><p>More</p><p>Kept.</p></section><section>Card</section>",
  );
});

test("the document begins with a list of its pages, numbers its sheets of paper, and leaves out hidden parts", () => {
  const hidden = "<div hidden>Only for scripts.</div>";
  const html = wholeDocument({ ...site, pages: [...site.pages, page("/more", "More", hidden)] });
  expect(html).toContain(
    '<ol><li><a href="#home">Home</a></li>\n<li><a href="#night">The Night</a></li>\n<li><a href="#more">More</a></li>\n<li><a href="#sources">Sources</a></li></ol>',
  );
  expect(html).toContain("content:counter(page)");
  expect(html).not.toContain("Only for scripts");
});

test("the pages are in the order of the menu, then of the index in the footer, and the others come last", async () => {
  const built = new TestFolder();
  const paths = ["/zebra", "/unlisted", "/in-footer", "/in-menu", "/"];
  for (const path of paths) built.write(`${path}/index.html`, `<main>${path}</main>`);
  const links = (...hrefs: string[]) => hrefs.map((href) => `<a href="${href}">x</a>`).join("");
  const header = `<header>${links("/in-menu", "/no-page", "https://a.test", "/zebra")}</header>`;
  const footer = `<footer>${links("/zebra", "/in-footer", "/")}</footer>`;
  built.write("index.html", `${header}<main>${links("/unlisted")}</main>${footer}`);
  const pages = await pagesInOrder(built.root, paths);
  expect(pages.map(({ path }) => path)).toEqual(["/", "/in-menu", "/zebra", "/in-footer", "/unlisted"]);
  expect(pages[1]?.html).toBe("<main>/in-menu</main>");
});
