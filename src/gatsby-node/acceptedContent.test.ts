import { acceptedContentIsShown, singlePieces } from "../../tests/support/acceptedContent";

test("the build shows every text that the check accepts", async () => {
  const isAccepted = await acceptedContentIsShown();
  let accepted = 0;
  for (const typed of singlePieces) accepted += Number(await isAccepted(typed));
  // Content that the check refuses is not examined. If the check refused all content, the rest of the test would prove nothing.
  expect(accepted).toBeGreaterThan(15);
});
