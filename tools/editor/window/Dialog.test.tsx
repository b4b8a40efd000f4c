import { render, screen, waitFor } from "@testing-library/react";
import type { ReactElement } from "react";
import { Dialog } from "./Dialog";

beforeAll(() => {
  // jsdom does not implement `showModal`, so this function replaces it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test.each(["status", "alert"])("a dialog scrolls to a new message with the role %s, once", async (role) => {
  const scrolled: (string | null)[] = [];
  HTMLElement.prototype.scrollIntoView = function () {
    scrolled.push(this.textContent);
  };
  const dialogWith = (message: string, other = "") => (
    <Dialog title="Record an approval" close={() => undefined}>
      <button>Record</button>
      {message !== "" && <p role={role}>{message}</p>}
      {other}
    </Dialog>
  );
  const { rerender } = render(dialogWith(""));
  rerender(dialogWith("Recording…"));
  await waitFor(() => expect(scrolled).toEqual(["Recording…"]));
  rerender(dialogWith("This version is not known."));
  await waitFor(() => expect(scrolled).toEqual(["Recording…", "This version is not known."]));
  rerender(dialogWith("This version is not known.", "Other words."));
  expect(await screen.findByText("Other words.")).toBeVisible();
  expect(scrolled).toHaveLength(2);
});

test("a dialog that a key has opened while nothing had the focus does not move to the heading when it is closed", async () => {
  const page = (dialog?: ReactElement) => (
    <main>
      <h1 tabIndex={-1}>The page</h1>
      {dialog}
    </main>
  );
  const { rerender } = render(page());
  rerender(page(<Dialog title="Keyboard shortcuts" close={() => undefined} children="" />));
  expect(screen.getByText("Keyboard shortcuts")).toHaveFocus();
  rerender(page());
  await new Promise((closed) => setTimeout(closed));
  expect(document.body).toHaveFocus();
});

test("a dialog gives the focus back without scrolling when it is closed", async () => {
  const button = <button>Open</button>;
  const { rerender } = render(button);
  const opener = screen.getByText("Open");
  opener.focus();
  const focus = jest.spyOn(opener, "focus");
  rerender(
    <>
      {button}
      <Dialog title="Keyboard shortcuts" close={() => undefined} children="" />
    </>,
  );
  rerender(<>{button}</>);
  await waitFor(() => expect(focus).toHaveBeenCalledWith({ preventScroll: true }));
});
