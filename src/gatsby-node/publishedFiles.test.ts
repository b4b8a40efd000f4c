import { TestFolder } from "../../tests/support/testFolder";
import { publishedFiles } from "./publishedFiles";

let site: TestFolder;
beforeEach(() => {
  site = new TestFolder();
  site.write("index.html", "<p>Home</p>");
});

test.each([
  ["page-data/index/page-data.json", false],
  ["_gatsby/slices/scripts.html", false],
  ["chunk-map.json", false],
  ["webpack.stats.json", false],
  ["app-0123456789abcdef0123.js", false],
  ["app-0123456789abcdef0123.js.LICENSE.txt", false],
  ["app-0123456789abcdef0123.js.map", false],
  ["styles.0123456789abcdef0123.css", false],
  ["static/withdrawn-0123.jpg", false],
  ["sw.js", true],
  ["search-texts.json", true],
  ["pagefind/pagefind.js", true],
  ["annex/index.html", true],
  [".well-known/security.txt", true],
  ["documents/report.pdf", true],
])("of the files of a build that no page names, %s is published: %s", async (name, isPublished) => {
  site.write(name);
  expect(await publishedFiles(site.root)).toEqual(isPublished ? [name, "index.html"].sort() : ["index.html"]);
});

test.each(["html", "css", "webmanifest", "xml"])(
  "a picture, a font and a script that a file .%s names are published",
  async (ending) => {
    const names = [
      "static/99ee/22/gate.jpg",
      "static/font-1.woff2",
      "static/search-1.js",
      "static/two words.jpg",
      "static/77aa/33/Press photo (1) [é].jpg",
    ];
    for (const name of names) site.write(name);
    site.write(
      `a.${ending}`,
      `"/static/99ee/22/gate.jpg 400w, /static/other.jpg" url(/static/font-1.woff2) data-list=/static/search-1.js> "/static/two%20words.jpg" "/static/77aa/33/Press%20photo%20(1)%20[é].jpg"`,
    );
    expect(await publishedFiles(site.root)).toEqual(["a." + ending, "index.html", ...names].sort());
  },
);

test("a file that is named only in the data of pages is not published", async () => {
  site.write("page-data/index/page-data.json", '"/static/old-1.jpg"');
  site.write("static/old-1.jpg");
  expect(await publishedFiles(site.root)).toEqual(["index.html"]);
});
