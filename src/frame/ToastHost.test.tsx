import { act, screen } from "@testing-library/react";
import { notify } from "../browser/message";
import { setPageState } from "../browser/pageState";
import { render } from "../../tests/support/render";
import { ToastHost } from "./ToastHost";

test("messages from before React listens are shown as toasts, in order", async () => {
  setPageState("loading");
  notify("one");
  notify("two");
  render(<ToastHost />);
  await act(async () => {
    setPageState("interactive");
    await import("./Toaster");
  });
  expect(await screen.findByText("one")).toBeInTheDocument();
  act(() => notify("three"));
  expect(await screen.findByText("three")).toBeInTheDocument();
  expect(document.querySelectorAll("[data-sonner-toast]")).toHaveLength(3);
});
