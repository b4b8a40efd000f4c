import fc from "fast-check";
import { acceptedContentIsShown } from "../../tests/support/acceptedContent";

test("what the check accepts of a text, the build shows", async () => {
  await fc.assert(await acceptedContentIsShown(), { numRuns: 40, seed: 1 });
});
