import { edit, page } from "../../tests/support/mergeSamples";
import { differencesBetween } from "./differences";

it("lists the differences by field and paragraph", () => {
  const after = edit(page, ["A log.", "The log."], ["at night", "by day"], ["- One thing.\n", ""]);
  expect(differencesBetween("pages/a.md", Buffer.from(page), Buffer.from(after))).toEqual([
    { where: ["picture", "alt"], before: "A log.", after: "The log." },
    { where: ["The call", "paragraph 2"], before: "- One thing.", after: undefined },
    {
      where: ["The call", "paragraph 1"],
      before: "It came at night.\nIt was short.",
      after: "It came by day.\nIt was short.",
    },
  ]);
});
