import { rmSync } from "node:fs";
import { change } from "../../tests/support/clones";
import { ann, ben, clones, life, pushByHand, timeline } from "../../tests/support/annAndBen";
import { newsOf } from "./news";
import { share } from "./share";

it("lists the authors and changes that others have shared, until these are received", async () => {
  expect(await newsOf(ben)).toBeUndefined();
  change(ann, life, ["title: A Working Life", "title: A Whole Life"]);
  pushByHand(ann);
  // Because of the argument `false`, `newsOf` does not contact the remote.
  expect(await newsOf(ben, false)).toBeUndefined();
  const news = await newsOf(ben);
  expect(news?.authors).toEqual(["Ann"]);
  expect(news?.changes.map(({ file }) => file)).toEqual([life]);
  expect(clones.git(ben, "status", "--porcelain")).toBe("");
  // This change is Ben's own, so it is not listed.
  change(ben, timeline, ['"1997-03-04"', '"1997-03-05"']);
  expect((await newsOf(ben, false))?.changes.map(({ file }) => file)).toEqual([life]);
  await share(ben);
  expect(await newsOf(ben)).toBeUndefined();
});

it("keeps the list of changes by others while the remote cannot be reached", async () => {
  change(ann, life, ["title: A Working Life", "title: A Whole Life"]);
  pushByHand(ann);
  expect(await newsOf(ben)).toBeDefined();
  rmSync(clones.git(ben, "remote", "get-url", "origin").trim(), { recursive: true });
  expect((await newsOf(ben))?.authors).toEqual(["Ann"]);
});
