import fc from "fast-check";
import { acceptedContentIsShown, severalPieces, singlePieces } from "../../tests/support/acceptedContent";

test.each([2, 3, 4])(
  "the build shows every text that the check accepts, whatever people type, seed %i",
  async (seed) => {
    const isAccepted = await acceptedContentIsShown();
    const pieces: typeof singlePieces = [];
    for (const piece of singlePieces) if (await isAccepted(piece)) pieces.push(piece);
    let accepted = 0;
    const property = fc.asyncProperty(severalPieces(pieces), async (typed) => {
      accepted += Number(await isAccepted(typed));
    });
    await fc.assert(property, { numRuns: 300, seed });
    // Content that the check refuses is not examined. If the check refused nearly all content, the rest of the test would prove nothing.
    expect(accepted).toBeGreaterThan(100);
  },
);
