import { ContentCopy } from "../../../tests/support/contentCopy";
import { runSite } from "./runSite";

let content: ContentCopy;
beforeEach(() => {
  content = new ContentCopy();
});

const stopped = expect.stringMatching(/preview of the site has stopped.*npm install/) as string;

test("the editor goes on when the site cannot start, and says what to type", async () => {
  const said: string[] = [];
  const start = () => Promise.reject(new Error("Cannot find module 'gatsby'"));
  await runSite(content.folder, start, (line) => said.push(line));
  expect(said).toEqual(["Cannot find module 'gatsby'", stopped]);
});

test("the site starts again once a mistake is corrected at which it stopped", async () => {
  const right = content.read("timeline.yaml");
  const said: string[] = [];
  let starts = 0;
  const start = () => {
    starts += 1;
    if (starts === 1) content.write("timeline.yaml", "- 'a");
    return Promise.resolve();
  };
  await runSite(content.folder, start, (line) => {
    said.push(line);
    if (/mistakes/.test(line)) content.write("timeline.yaml", right);
  });
  expect(starts).toBe(2);
  expect(said).toEqual([expect.stringContaining("The content has problems."), stopped]);
});
