import { runSite } from "./runSite";

const stopped = expect.stringMatching(/preview of the site has stopped.*npm install/) as string;

test.each<[string, () => Promise<void>, string[]]>([
  [
    "cannot start",
    () => Promise.reject(new Error("Cannot find module 'gatsby'")),
    ["Cannot find module 'gatsby'"],
  ],
  ["ends", () => Promise.resolve(), []],
])("the editor goes on when the site %s, and says what to type", async (_what, start, reason) => {
  const said: string[] = [];
  await runSite(start, (line) => said.push(line));
  expect(said).toEqual([...reason, stopped]);
});

test("a site that had run well is started again when it ends", async () => {
  const said: string[] = [];
  let time = 0;
  const runs = [600_000, 61_000, 5000];
  const start = () => {
    time += runs.shift() ?? 0;
    return Promise.resolve();
  };
  await runSite(
    start,
    (line) => said.push(line),
    () => time,
  );
  expect(runs).toEqual([]);
  const again = expect.stringMatching(/preview of the site has stopped.*starts again/) as string;
  expect(said).toEqual([again, again, stopped]);
});
