import type { BuildArgs } from "gatsby";
import { onPostBuild } from "./onPostBuild";

test("a query that fails after the build says why", async () => {
  const answer = { errors: [new Error('Cannot query field "boats" on type "Query".')] };
  const run = async () =>
    onPostBuild?.(
      { graphql: () => Promise.resolve(answer) } as unknown as BuildArgs,
      { plugins: [] },
      () => undefined,
    );
  await expect(run()).rejects.toThrow(/could not be read: .*Cannot query field "boats"/);
});
