import { acceptedContentIsShown, singlePieces } from "../../tests/support/acceptedContent";

test("the build shows every text that the check accepts", async () => {
  const isAccepted = await acceptedContentIsShown();
  let accepted = 0;
  for (const typed of singlePieces) accepted += Number(await isAccepted(typed));
  // The test examines only content that the check accepts. If the check refused everything, the test could not fail.
  expect(accepted).toBeGreaterThan(15);
});
