/**
 * A Gatsby hook that scripts/buildFixtures.mts adds to the sites it builds. The hook runs the queries of docs/extending.md during the
 * build, and writes the results to answers.json.
 */
import { readFileSync, writeFileSync } from "node:fs";

interface Args {
  graphql: (query: string) => Promise<unknown>;
}

export async function onPreBuild({ graphql }: Args): Promise<void> {
  const queries = JSON.parse(readFileSync("queries.json", "utf8")) as string[];
  const answers: unknown[] = [];
  for (const query of queries) answers.push(await graphql(query));
  writeFileSync("answers.json", JSON.stringify(answers));
}
