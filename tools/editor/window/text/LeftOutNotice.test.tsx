import { render, screen } from "@testing-library/react";
import { LeftOutNotice } from "./LeftOutNotice";

beforeAll(() => {
  global.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

const show = (...pictures: number[]) =>
  render(
    <LeftOutNotice
      pastes={pictures.map((count) => ({ pictures: count, comments: 0, hasLetteredLists: false, notes: [] }))}
      hide={jest.fn()}
    />,
  );

it.each([
  [
    "one picture",
    [1],
    "The picture was not pasted. Copy the picture on its own and paste it, or use Picture.",
  ],
  ["two", [2], "The pictures were not pasted. Copy each picture on its own and paste it, or use Picture."],
  ["one in each of two pastes", [1, 1], "The pictures were not pasted. Copy each picture on its own"],
])("the notice about a paste without its pictures says how many there were: %s", (_what, pictures, text) => {
  show(...pictures);
  const { textContent } = screen.getByRole("status");
  expect(textContent?.replace("pasted.Copy", "pasted. Copy")).toContain(text);
});

it.each([
  [1, "The comment in the margin was not pasted."],
  [2, "The comments in the margin were not pasted."],
])("the notice says that %d comments were left out", (comments, text) => {
  render(
    <LeftOutNotice
      pastes={[{ pictures: 0, comments, hasLetteredLists: false, notes: [] }]}
      hide={jest.fn()}
    />,
  );
  expect(screen.getByRole("status").textContent).toContain(text);
});

it("the notice about pastes is not shown if nothing was left out", () => {
  show(0);
  expect(screen.queryByRole("status")).toBeNull();
});
