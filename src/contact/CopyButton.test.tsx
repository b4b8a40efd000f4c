import { render, screen } from "@testing-library/react";
import { CopyButton } from "./CopyButton";

test("holds what the inline script needs: the value and its name", () => {
  render(<CopyButton label="Sort code" value="00-00-00" />);
  expect(screen.getByRole("button", { name: "Copy sort code" }).dataset).toMatchObject({
    copy: "00-00-00",
    name: "Sort code",
  });
});
