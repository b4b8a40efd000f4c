import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "./support/test";

interface Answer {
  data: Record<string, unknown> | null;
  errors?: readonly { message: string }[];
}

/**
 * Returns the parsed contents of a file from the folder of a fixture. The files are the queries of docs/extending.md, and their answers
 * during the build (see tests/support/documentedQueries.ts).
 */
const read = (folder: string, file: string) =>
  JSON.parse(readFileSync(join(folder, file), "utf8")) as unknown;

/** Returns whether an answer is empty: null, or a list or an object in which every value is empty. */
const isEmpty = (value: unknown): boolean =>
  value === null || (typeof value === "object" && Object.values(value).every(isEmpty));

test("each query of docs/extending.md is valid, and finds something in a campaign that has everything", ({
  site: { root },
}) => {
  const folder = dirname(root);
  const queries = read(folder, "queries.json") as string[];
  const answers = read(folder, "answers.json") as Answer[];
  expect(queries).toHaveLength(7);
  for (const [index, { data, errors }] of answers.entries()) {
    expect.soft(errors, queries[index]).toBeUndefined();
    expect.soft(isEmpty(data), queries[index]).toBe(false);
  }
});

test("in a campaign that has hardly anything, no query fails", () => {
  for (const { errors } of read("fixture-sites/smallest", "answers.json") as Answer[])
    expect(errors).toBeUndefined();
});
