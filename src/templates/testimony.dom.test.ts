import Testimony from "./testimony";

test.each([
  ["a real testimony names its author", false, "Ann"],
  ["a sample has none", true, undefined],
])("%s", (_what, sample, author) => {
  const testimony = { path: "/testimonies/ann", name: "Ann", role: "Nurse", summary: "A line.", updates: [] };
  const props = { data: { testimony: { ...testimony, sample } }, pageContext: { id: "1" } };
  expect(Testimony.head(props as unknown as Parameters<typeof Testimony.head>[0]).author).toBe(author);
});
