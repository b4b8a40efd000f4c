import fc from "fast-check";
import { acceptedContentIsShown } from "../../tests/support/acceptedContent";

test.each([2, 3, 4])(
  "whatever people type, what the check accepts, the build shows, seed %i",
  async (seed) => {
    await fc.assert(await acceptedContentIsShown(), { numRuns: 400, seed });
  },
);
