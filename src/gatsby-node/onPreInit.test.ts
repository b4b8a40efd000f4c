import sharp from "sharp";
import { fixture } from "../../tests/support/contentCopy";
import { onPreInit } from "./onPreInit";

test("pictures are encoded with effort 3 by default", async () => {
  const draw = (options: { quality: number; effort?: number }) =>
    sharp(`${fixture}/images/pier.jpg`).resize(200).avif(options).toBuffer();
  const usual = await draw({ quality: 42 });
  const three = await draw({ quality: 42, effort: 3 });
  expect(three).not.toEqual(usual);
  void onPreInit?.({} as Parameters<typeof onPreInit>[0], { plugins: [] }, () => undefined);
  expect(await draw({ quality: 42 })).toEqual(three);
  expect(await draw({ quality: 42, effort: 4 })).toEqual(usual);
});
