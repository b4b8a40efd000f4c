import { render, screen, waitFor } from "@testing-library/react";
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
