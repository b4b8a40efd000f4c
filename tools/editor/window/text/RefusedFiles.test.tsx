import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RefusedFiles } from "./RefusedFiles";

beforeAll(() => {
  global.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

test.each([
  ["Minutes.PDF", /^“Minutes\.PDF”: To link to it from this text, select Link, .* open Documents/],
  [
    "letter.docx",
    /^“letter\.docx”: Open the file in its own program, copy the text there, and paste it here\.$/,
  ],
  ["sums.xlsx", /^“sums\.xlsx”: A text can contain pictures and links to PDFs\./],
])("the notice about the file %s says how to add it", async (name, text) => {
  const hide = jest.fn();
  render(<RefusedFiles names={[name]} hide={hide} />);
  expect(screen.getByText("The file was not added.")).toBeVisible();
  expect(screen.getByRole("listitem")).toHaveTextContent(text);
  await userEvent.click(screen.getByRole("button", { name: "Hide this note" }));
  expect(hide).toHaveBeenCalled();
});
