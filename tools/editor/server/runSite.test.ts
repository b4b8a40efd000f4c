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
