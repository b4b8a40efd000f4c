import { openInline, settle } from "../../../tests/support/inlinePage";

describe("the documents of the first links", () => {
  const links = `<a href="/page">shown</a><a href="/a">a</a><a href="/a#x">a</a><a href="/b.pdf">file</a>
    <a href="https://other.example/">other</a>${["c", "d", "e"].map((name) => `<a href="/${name}">${name}</a>`).join("")}`;
  const prefetched = ({ document }: { document: Document }) =>
    [...document.querySelectorAll("link[rel=prefetch]")].map((link) => link.getAttribute("href"));
  const able = `<script>HTMLScriptElement.supports = (type) => type === "speculationrules"</script>`;
  const observer = (isIntersecting: boolean) => `<script>IntersectionObserver = class {
    constructor(report) { this.report = report; this.links = []; queueMicrotask(() => report(this.links)) }
    observe(target) { this.links.push({ target, isIntersecting: ${isIntersecting} }) }
    disconnect() {}
  }</script>`;
  const [inView, outOfView] = [observer(true), observer(false)];

  test("are fetched once the page is loaded: three inside pages, none twice", async () => {
    const page = await openInline(able + inView + links);
    await settle();
    expect(prefetched(page)).toEqual(["/a", "/c", "/d"]);
  });

  test("are not where they are out of view, the visitor saves data, or the browser would refuse them", async () => {
    const far = await openInline(able + outOfView + links);
    const sparing = await openInline(able + inView + links, { saveData: true });
    const unable = await openInline(inView + links);
    await settle();
    expect([far, sparing, unable].map(prefetched)).toEqual([[], [], []]);
  });
});
