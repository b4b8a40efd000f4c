import { derivedFields } from "./derivedFields";

test("an entry without its own wording gets the label of the page that it opens", async () => {
  const find = jest.fn(() => Promise.resolve({ label: "The Team" }));
  const resolve = derivedFields().SearchEntry?.title?.resolve as (
    source: object,
    args: object,
    context: object,
  ) => Promise<unknown>;
  const ask = (source: object) => resolve(source, {}, { nodeModel: { findOne: find } });
  expect(await ask({ page: "team" })).toBe("The Team");
  expect(await ask({ page: "team", title: "People" })).toBe("People");
  expect(find).toHaveBeenCalledTimes(1);
});
