import { memoize } from "./memoize";

test("calls the function once for each object, even if it returns undefined", () => {
  const find = jest.fn(() => undefined);
  const found = memoize(find);
  const [one, other] = [{}, {}];
  expect([one, one, other, one].map(found)).toEqual([undefined, undefined, undefined, undefined]);
  expect(find.mock.calls).toEqual([[one], [other]]);
});
