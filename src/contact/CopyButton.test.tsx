import { screen } from "@testing-library/react";
import { render } from "../../tests/support/render";
import { serveToasts } from "../components/toasts";
import { CopyButton } from "./CopyButton";

const toasts: string[] = [];
beforeEach(() => {
  toasts.length = 0;
  serveToasts((message) => toasts.push(message));
});

test("copies the value and says so", async () => {
  const { visitor } = render(<CopyButton label="Sort code" value="00-00-00" />);
  await visitor.click(screen.getByRole("button", { name: "Copy sort code" }));
  expect(await navigator.clipboard.readText()).toBe("00-00-00");
  expect(toasts).toEqual(["Sort code copied"]);
});

test("where copying is refused, tells the visitor what to do instead", async () => {
  const { visitor } = render(<CopyButton label="Sort code" value="00-00-00" />);
  jest
    .spyOn(navigator.clipboard, "writeText")
    .mockRejectedValue(new DOMException("denied", "NotAllowedError"));
  await visitor.click(screen.getByRole("button", { name: "Copy sort code" }));
  expect(toasts).toEqual(["Your browser does not allow copying. Please select the sort code yourself."]);
});
