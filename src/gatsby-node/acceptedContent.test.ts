import { acceptedContentIsShown, singlePieces } from "../../tests/support/acceptedContent";

test("what the check accepts of a text, the build shows", async () => {
  const isAccepted = await acceptedContentIsShown();
  let accepted = 0;
  for (const typed of singlePieces) accepted += Number(await isAccepted(typed));
  // If the check refused everything, this test could not fail.
  expect(accepted).toBeGreaterThan(15);
});
