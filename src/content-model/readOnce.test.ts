import { TestFolder } from "../../tests/support/testFolder";
import { readOnce } from "./readOnce";

test("a file is read once, and again after it was written", async () => {
  const folder = new TestFolder();
  folder.write("a.pdf", "one");
  const read = jest.fn((_path: string, size: number) => Promise.resolve(size));
  const sizeOf = readOnce(read);
  const path = `${folder.root}/a.pdf`;
  expect([await sizeOf(path), await sizeOf(path)]).toEqual([3, 3]);
  expect(read).toHaveBeenCalledTimes(1);
  folder.write("a.pdf", "three");
  expect(await sizeOf(path)).toBe(5);
  expect(await sizeOf(`${folder.root}/b.pdf`)).toBeUndefined();
  expect(read).toHaveBeenCalledTimes(2);
});
