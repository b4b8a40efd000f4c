import { readFile } from "node:fs/promises";
import { drawnPdf } from "../../tests/support/drawnPdf";
import { pageText, sourceText, TinyContent } from "../../tests/support/tinyContent";
import { lookUpQuotations, remember } from "./lookUpQuotations";

const day = "2026-11-03";
const unread = ["noscript", "script", "style", "template"];
let content: TinyContent;
/** A map from each path of the mocked web to its answer: a page or a status. A path that is not in the map does not answer. */
let answers: Record<string, string | number | Uint8Array<ArrayBuffer>>;

beforeEach(async () => {
  answers = {
    paper:
      "<title>Other words</title><div>He said the lamp<br>was <b>lit</b> at nine.<p>It was cold.</p>It rained.</div>" +
      unread.map((name) => `<${name}>out in ${name}</${name}>`).join(""),
    copy: "<p>A copy says so.</p>",
  };
  jest.spyOn(globalThis, "fetch").mockImplementation((url) => {
    const answer = answers[(url as string).replace("https://host.test/", "")];
    if (answer === undefined) return Promise.reject(new Error("reset"));
    const isStatus = typeof answer === "number";
    return Promise.resolve(new Response(isStatus ? null : answer, { status: isStatus ? answer : 200 }));
  });
  content = await TinyContent.with({
    "sources.yaml":
      sourceText("paper") + sourceText("lost", ", archivedUrl: https://host.test/copy") + sourceText("shut"),
  });
});
afterEach(() => jest.restoreAllMocks());

const lookUp = (body: string) => {
  content.write("pages/annex.md", pageText("/annex", { body }));
  return lookUpQuotations(content.root, day);
};

test.each([
  ["at its address", '"the lamp was lit"[^paper]', { result: "found", inCopy: false }],
  ["in its copy where the address is dead", '"copy says so".[^lost]', { result: "found", inCopy: true }],
  ["across the beginning of a paragraph", '"at nine. It was"[^paper]', { result: "found" }],
  ["across its end", '"cold. It rained"[^paper]', { result: "found" }],
  ["not in the head", '"Other words"[^paper]', { result: "not there" }],
  [
    "not where nothing answers",
    '"Any words"[^shut]',
    { result: "cannot check", why: "its address does not answer" },
  ],
])("a quotation is looked for %s", async (_, body, expected) => {
  const { checks } = await lookUp(body);
  expect(checks).toMatchObject([{ ...expected, checkedOn: day }]);
});

test.each(unread)("a quotation is not looked for in a %s", async (name) => {
  expect(await lookUp(`"out in ${name}"[^paper]`)).toMatchObject({ checks: [{ result: "not there" }] });
});

test.each([
  [404, "its address answers with status 404"],
  ["<p></p><script>x</script>", "its address shows no text without scripts"],
  ["%PDF-1.7 and nothing more", "its PDF cannot be read"],
])("an address that answers %j cannot be checked, and never counts as found", async (answer, why) => {
  answers.shut = answer;
  const { checks, isWrong } = await lookUp('"Any words"[^shut]');
  expect(checks).toMatchObject([{ result: "cannot check", why: expect.stringContaining(why) as string }]);
  expect(isWrong).toBe(false);
});

test.each([
  ["The lamp was lit.", { result: "found" }],
  ["", { result: "cannot check", why: "scanned" }],
])("a quotation is looked for in a PDF that says %j", async (text, expected) => {
  answers.paper = new Uint8Array(await drawnPdf((page) => page.text(text)));
  const { checks } = await lookUp('"lamp was lit"[^paper]');
  expect(checks).toMatchObject([expected]);
});

test("a quotation that is not in its source is listed with the nearest words, quotations are counted, and each source is read once", async () => {
  const { lines, isWrong } = await lookUp(
    '"the lamp was lit at ten"[^paper], "cold"[^paper] and "words"[^shut]',
  );
  expect(isWrong).toBe(true);
  expect(fetch).toHaveBeenCalledTimes(2);
  for (const line of [
    /^content\/pages\/annex\.md:9:\d+ {2}paper: “the lamp was lit at \*ten\*” is not in the source: the text says “the lamp was lit at \*nine\.\*”/,
    /^content\/pages\/annex\.md:9:\d+ {2}Warning: shut: “words” cannot be checked: its address does not answer\.$/,
    /^Quotations: 1 found, 1 not there, 1 cannot be checked\.$/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line));
});

test("a found quotation is recorded with its day, and the record stays if nobody can check it later", async () => {
  const body = '"the lamp was lit"[^paper] and "Any words"[^shut]';
  await remember(content.root, (await lookUp(body)).checks);
  answers = {};
  const later = await lookUpQuotations(content.root, "2027-01-01");
  await remember(content.root, later.checks);
  expect(await readFile(`${content.root}/quotations.yaml`, "utf8")).toBe(
    `- source: paper
  quote: the lamp was lit
  checkedOn: "2026-11-03"
  result: found
- source: shut
  quote: Any words
  checkedOn: "2026-11-03"
  result: cannot check
  why: its address does not answer
`,
  );
});
