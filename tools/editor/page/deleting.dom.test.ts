const mockSend = jest.fn().mockResolvedValue({ namedBy: [] });
const mockOpenForm = jest.fn();
jest.mock("./send", () => ({ send: mockSend, Refusal: Error }));
jest.mock("./sharingDialog", () => ({}));
jest.mock("./store", () => ({ openForm: mockOpenForm }));

const [shown, other] = ["content/pages/her-life.md", "content/pages/spare.md"];

test.each([
  ["what the open form shows", shown, shown, "deleted"],
  ["no other page", shown, other, expect.stringContaining("Nothing was deleted.")],
  ["no page where no form is open", undefined, other, expect.stringContaining("Nothing was deleted.")],
  ["a picture, which has no form", shown, "content/images/gate.jpg", "deleted"],
])("a press deletes %s", async (_what, open, path, outcome) => {
  mockSend.mockClear();
  mockOpenForm.mockReturnValue(open === undefined ? undefined : { path: open });
  const { deleteFile } = await import("./deleting");
  const said = await deleteFile(path).then(() => "deleted", String);
  expect(said).toEqual(outcome);
  expect(mockSend).toHaveBeenCalledTimes(outcome === "deleted" ? 1 : 0);
});
