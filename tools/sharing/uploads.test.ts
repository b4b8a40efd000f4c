import { TestFolder } from "../../tests/support/testFolder";
import { forgetUploads, rememberUpload, uploads } from "./uploads";

test("the list of files from forms grows, and forgets erased files", async () => {
  const { folder } = new TestFolder();
  await forgetUploads(folder, ["a.jpg"]);
  expect([...(await uploads(folder))]).toEqual([]);
  for (const path of ["a.jpg", "b c.jpg", "a.jpg"]) await rememberUpload(folder, path);
  await forgetUploads(folder, ["a.jpg"]);
  await rememberUpload(folder, "d.pdf");
  expect([...(await uploads(folder))]).toEqual(["b c.jpg", "d.pdf"]);
});
