import { pageText, sourceText, TinyContent } from "../../tests/support/tinyContent";
import { checkLinks } from "./checkLinks";

let content: TinyContent;
/**
 * A map from each path of the mocked web to its answer, which is a status or the address of a redirect. A path that is not in the map does
 * not answer.
 */
let answers: Record<string, number | string>;

beforeEach(async () => {
  answers = { good: 200, film: 200, refused: 403, gone: 404, dead: 404, moved: "https://host.test/good" };
  jest.spyOn(globalThis, "fetch").mockImplementation((url) => {
    const answer = answers[(url as string).replace("https://host.test/", "")];
    if (answer === undefined) return Promise.reject(new DOMException("", "TimeoutError"));
    if (typeof answer === "number") return Promise.resolve(new Response(null, { status: answer }));
    return Promise.resolve(
      Object.defineProperties(new Response(), { redirected: { value: true }, url: { value: answer } }),
    );
  });
  content = await TinyContent.with({
    "sources.yaml":
      sourceText("good") + sourceText("slow") + sourceText("dead", ", archivedUrl: https://host.test/film"),
    "media.yaml": "- title: A film\n  links: [{ text: See it, url: https://host.test/moved }]\n",
    "pages/annex.md": pageText("/annex", {
      body: "See [one](https://host.test/refused) and [another](https://host.test/gone).",
    }),
  });
});
afterEach(() => jest.restoreAllMocks());

test("each address is visited, and the message about a dead address names its archived copy and the remedy", async () => {
  const { hasDead, lines } = await checkLinks(content.root);
  expect(hasDead).toBe(true);
  for (const line of [
    /content\/sources\.yaml:3:\d+ {2}https:\/\/host\.test\/dead is dead \(status 404\)\. Its archived copy is https:\/\/host\.test\/film\. Write that address after "url:"\./,
    /sources\.yaml:2:\d+ {2}https:\/\/host\.test\/slow is dead \(no answer in time\)\. The source has no archived copy/,
    /annex\.md:9:\d+ {2}https:\/\/host\.test\/gone is dead .* Correct the address, or delete the link/,
    /media\.yaml:2:\d+ {2}Warning: https:\/\/host\.test\/moved sends visitors on to \S+\/good\./,
    /annex\.md:9:\d+ {2}Warning: https:\/\/host\.test\/refused refuses visits by programs \(status 403\)/,
    /^7 external links: 4 answered, 3 dead\.$/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line));
});

test.each([401, 403, 405, 406, 429, 451, 999])(
  "an address that refuses programs with %d is not dead",
  async (status) => {
    jest.mocked(fetch).mockImplementation(() => Promise.resolve({ status } as Response));
    const { hasDead, lines } = await checkLinks(content.root);
    expect(hasDead).toBe(false);
    expect(lines[0]).toContain(`refuses visits by programs (status ${status})`);
  },
);

test("an address is asked twice before it is dead, also one that a text names at its end", async () => {
  content.write(
    "pages/annex.md",
    pageText("/annex", { body: "See [this][1].\n\n[1]: https://host.test/late" }),
  );
  const asked: string[] = [];
  jest.mocked(fetch).mockImplementation((url) => {
    asked.push(url as string);
    const isFirst = asked.filter((each) => each === url).length === 1;
    return isFirst ? Promise.reject(new Error("reset")) : Promise.resolve(new Response());
  });
  expect(await checkLinks(content.root)).toMatchObject({ hasDead: false });
  expect(asked.filter((url) => url === "https://host.test/late")).toHaveLength(2);
});

test("where everything answers, none is dead", async () => {
  answers = { ...answers, slow: 200, dead: 200, gone: 200 };
  expect(await checkLinks(content.root)).toMatchObject({ hasDead: false });
});

test("without a network, the network is named", async () => {
  answers = {};
  const lines = [expect.stringContaining("probably offline") as string];
  expect(await checkLinks(content.root)).toEqual({ hasDead: true, lines });
});
