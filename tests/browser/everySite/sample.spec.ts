import { expect, test } from "../support/test";

test("where anything is a sample, every page says so and asks not to be indexed; elsewhere none does", ({
  site,
}) => {
  const heads = site.paths.map((path) => {
    const text = site.html(path);
    return {
      isMarked: /<aside[^>]*aria-label="Notice"/.test(text),
      isHidden: /<meta[^>]*name="robots"[^>]*content="noindex/.test(text),
    };
  });
  const [first] = heads;
  expect(first?.isMarked).toBe(first?.isHidden);
  expect(heads).toEqual(heads.map(() => first));
});
