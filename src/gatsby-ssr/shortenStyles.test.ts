import { shortenStyles } from "./shortenStyles";

const shorten = (body: string, css: string, inlineScript = "") => shortenStyles(body, css, inlineScript);

it("gives the classes of Emotion short names, in the order of the page", () => {
  const { html, css } = shorten(
    '<ul class="list c-1abcde"><li class="c-2fghij">c-1abcde-like</li></ul>',
    ".c-2fghij{color:red;}.c-1abcde>.c-2fghij{margin:0;}",
  );
  expect(html).toBe('<ul class="list c0"><li class="c1">c-1abcde-like</li></ul>');
  expect(css).toBe(".c1{color:red;}.c0>.c1{margin:0;}");
});

it.each([
  ["an element that the page lacks", ".c-1abcde table{width:100%;}"],
  ["a class that the page lacks", ".c-1abcde a.button:hover{color:red;}"],
  ["an element that the page lacks, in a query", "@media print{.c-1abcde table{width:100%;}}"],
])("leaves out a rule for %s", (_what, css) => {
  expect(shorten('<p class="c-1abcde"><a href="/">Home</a></p>', css).css).toBe("");
});

it("leaves out of a list of selectors those that the page does not use", () => {
  expect(shorten('<p class="c-1abcde"></p>', ".c-1abcde p,.c-1abcde pre,p{margin:0;}").css).toBe(
    ".c0 p,p{margin:0;}",
  );
});

it.each([
  ["states", 'a:not(.x[open])[aria-current="page"]:hover::before{color:red;}'],
  ["elements of the search's list", "a mark,a [cmdk-item]{color:red;}"],
  ["what is said of whole pages", "*{margin:0;}html{margin:0;}body{margin:0;}:is(a,table){margin:0;}"],
  ["animations", "a{animation:grow 1s;}@keyframes grow{from{opacity:0;}to{opacity:1;}50%{opacity:0.5;}}"],
  ["pages of paper and fonts", '@page{margin:1cm;}@font-face{font-family:"A B";src:url(/a.woff2);}'],
])("keeps rules for %s", (_what, css) => {
  expect(shorten('<a href="/">Home</a>', css).css).toBe(css);
});

it("keeps rules for classes and elements that the inline script adds", () => {
  const css = "dialog.large{margin:0;}dialog.small{margin:0;}";
  const script = 'd=document.createElement("dialog"),d.className="large"';
  expect(shorten("<a></a>", css, script).css).toBe("dialog.large{margin:0;}");
});

it("leaves out rules for citation numbers and permalinks, for which the inline script only looks", () => {
  const css = "html sup a{color:red;}html .permalink{color:blue;}";
  const script = 'closest(event,"sup a,.permalink")';
  expect(shorten("<p>One</p>", css, script).css).toBe("");
  expect(shorten('<h2><a class="permalink">One</a></h2><sup><a>[1]</a></sup>', css, script).css).toBe(css);
});

it("gives the variables of Theme UI's colours short names", () => {
  const { html, css } = shorten(
    '<p class="c-1abcde" style="color:var(--theme-ui-colors-accent)"></p>',
    ".c-1abcde{--theme-ui-colors-accent:#7c1d1d;border-color:var(--theme-ui-colors-accent);}",
  );
  expect(html).toBe('<p class="c0" style="color:var(--accent)"></p>');
  expect(css).toBe(".c0{--accent:#7c1d1d;border-color:var(--accent);}");
});

it.each([
  ["Words", ""],
  ["שלום", "p{unicode-bidi:plaintext;}"],
  ["سلام", "p{unicode-bidi:plaintext;}"],
])(
  "keeps the rule about the direction of a text for %s only if it is written from right to left",
  (words, rule) => {
    expect(shorten(`<p>${words}</p>`, "p{unicode-bidi:plaintext;}p{margin:0;}").css).toBe(
      `${rule}p{margin:0;}`,
    );
  },
);

it("joins equal paddings and margins of opposite sides, and no others", () => {
  const css = ".a{padding-left:1rem;padding-right:1rem;margin-top:0;margin-bottom:0;}";
  const kept = ".a{padding-left:1rem;padding-right:2rem;scroll-padding-top:1rem;padding-bottom:1rem;}";
  expect(shorten('<p class="a"></p>', css).css).toBe(".a{padding-inline:1rem;margin-block:0;}");
  expect(shorten('<p class="a"></p>', kept).css).toBe(kept);
});

it("writes the frames of an animation once", () => {
  const frames = "@keyframes grow{from{opacity:0;}}";
  expect(shorten("<a></a>", frames + frames).css).toBe(frames);
});
