import Testimony from "./testimony";

type Props = Parameters<typeof Testimony.head>[0];

const headOf = (sample: boolean) =>
  Testimony.head({
    data: {
      testimoniesPage: null,
      testimony: {
        path: "/testimonies/ann",
        name: "Ann",
        role: "Nurse",
        summary: "A line.",
        sample,
        updates: [],
      },
    },
    pageContext: { id: "1" },
  } as unknown as Props);

test("a real testimony names its author, a sample has none", () => {
  expect(headOf(false).author).toBe("Ann");
  expect(headOf(true).author).toBeUndefined();
});
