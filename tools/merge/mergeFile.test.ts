import { mergeFile } from "./mergeFile";

const picture = (...bytes: number[]) => Buffer.from([0xff, 0xd8, 0x00, ...bytes]);
const text = (words: string) => Buffer.from(words);
const gone = undefined;

it.each<[string, string, (Buffer | undefined)[], Buffer | undefined]>([
  ["a picture that one changed", "a.jpg", [picture(1), picture(2), picture(1)], picture(2)],
  ["a picture that the other changed", "a.jpg", [picture(1), picture(1), picture(2)], picture(2)],
  ["a picture that both changed alike", "a.jpg", [picture(1), picture(2), picture(2)], picture(2)],
  ["a picture that both added", "a.jpg", [gone, picture(1), picture(1)], picture(1)],
  ["a file that the other deleted", "pages/a.md", [text("a"), text("a"), gone], gone],
  ["a file that both deleted", "pages/a.md", [text("a"), gone, gone], gone],
  ["a file that one added", "pages/a.md", [gone, gone, text("a")], text("a")],
  [
    "a text with changes from both",
    "README.md",
    [text("a\n\nb"), text("A\n\nb"), text("a\n\nB")],
    text("A\n\nB\n"),
  ],
])("merges %s", (_what, name, [base, mine, theirs], content) => {
  expect(mergeFile(name, { base, mine, theirs })).toMatchObject({ content, conflicts: [] });
});

describe.each<[string, string, (Buffer | undefined)[], object]>([
  [
    "a picture that both changed",
    "a.jpg",
    [picture(1), picture(2), picture(3, 4)],
    { mine: "a file of 4 bytes", theirs: "a file of 5 bytes" },
  ],
  ["a picture that one deleted", "a.jpg", [picture(1), gone, picture(2)], { mine: undefined }],
  ["a text that one deleted", "pages/a.md", [text("a"), text("b"), gone], { mine: "b", theirs: undefined }],
  ["a picture that one turned into text", "a.jpg", [picture(1), text("b"), picture(2)], { mine: "b" }],
])("%s", (_what, name, [base, mine, theirs], shown) => {
  it("is a conflict, and its file stays until the conflict is resolved", () => {
    const { content, conflicts } = mergeFile(name, { base, mine, theirs });
    expect(conflicts).toMatchObject([{ where: [], ...shown }]);
    expect(content).toEqual(mine ?? theirs);
  });

  it("is resolved with one of the two versions", () => {
    expect(mergeFile(name, { base, mine, theirs }, () => "mine")).toMatchObject({
      content: mine,
      conflicts: [],
    });
    expect(mergeFile(name, { base, mine, theirs }, () => "theirs")).toMatchObject({
      content: theirs,
      conflicts: [],
    });
  });
});
