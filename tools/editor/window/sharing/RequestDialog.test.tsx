import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import type { Answered, SharingResponse } from "../../server/sharingActions";
import { RequestDialog, type Texts } from "./RequestDialog";

const texts = {
  title: "Share",
  goOn: "Share",
  waiting: "Sharing",
  failed: "Not shared",
  unknown: "Not known",
  retry: "Select Share again.",
} as Texts;
const names: SharingResponse<string> = {
  type: "personalData",
  id: "1a",
  headline: "Names of the list",
  problems: [{ sentence: "“Jo”", places: [{ title: "The Pier, Text", address: "#body" }] }],
};

/** Opens the dialog. The mock of the server shares names only after a confirmation. */
function open() {
  const close = jest.fn();
  const ask = jest.fn(({ confirmedId }: Answered) =>
    Promise.resolve(confirmedId === "1a" ? { type: "done" as const, done: "Shared" } : names),
  );
  render(<RequestDialog texts={texts} close={close} ask={ask} done={(body) => ({ title: "Done", body })} />);
  return { close, ask };
}

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = jest.fn();
});

it("chooses nothing when the same conflict comes back after it was resolved", async () => {
  const conflict = {
    ...{ id: "1", file: "content/pages/a.md", title: "A", author: "Ann", syntax: "plain" as const },
    ...{ where: ["title"], labels: ["Title"], base: "One", mine: "Two", theirs: "Three", words: [] },
  };
  const ask = ({ answers }: Answered) =>
    Promise.resolve<SharingResponse<string>>(
      answers.length > 0 ? { type: "done", done: "Shared" } : { type: "conflicts", conflicts: [conflict] },
    );
  const all = { ...texts, theirs: () => "Theirs", keep: { mine: "Keep mine", theirs: "Keep theirs" } };
  const show = () =>
    render(
      <RequestDialog texts={all} close={jest.fn()} ask={ask} done={(body) => ({ title: body, body })} />,
    );
  const keep = () => screen.findByLabelText("Keep theirs");
  const { unmount } = show();
  await userEvent.click(await keep());
  unmount();
  // The dialog was closed before anything was shared, so it still has the answer.
  const again = show();
  expect(await keep()).toBeChecked();
  fireEvent.click(screen.getByText("Share", { selector: "button" }));
  await screen.findByText("Done", { selector: "button" });
  again.unmount();
  show();
  expect(await keep()).not.toBeChecked();
});

it("lists the names with links to their places, and shares them once that is confirmed", async () => {
  const { ask, close } = open();
  const place = await screen.findByRole("link", { name: "The Pier, Text", hidden: true });
  expect(place.closest("li")).toHaveTextContent("The Pier, Text: “Jo”");
  // The link must close the dialog, because the dialog would cover the field.
  await userEvent.click(place);
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText("Share anyway"));
  expect(await screen.findByText("Shared")).toBeInTheDocument();
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([
  ["“Jo”", "“Jo”, in 2 places:"],
  ["A link is broken.", "A link is broken. In 2 places:"],
])("continues %s with the number of its places", async (sentence, text) => {
  const places = ["The Pier", "Life"].map((title) => ({ title, address: "#body" }));
  const ask = (): Promise<SharingResponse<string>> =>
    Promise.resolve({ ...names, problems: [{ sentence, places }] } as SharingResponse<string>);
  render(
    <RequestDialog texts={texts} close={jest.fn()} ask={ask} done={(body) => ({ title: "Done", body })} />,
  );
  const place = await screen.findByRole("link", { name: "The Pier", hidden: true });
  expect(place.closest(".problems > li")?.textContent).toBe(`${text}The PierLife`);
});

it("puts the cursor into the question for a name", async () => {
  const ask = (): Promise<SharingResponse<string>> => Promise.resolve({ type: "name" });
  render(
    <RequestDialog texts={texts} close={jest.fn()} ask={ask} done={(body) => ({ title: "Done", body })} />,
  );
  expect(await screen.findByLabelText(/^Your name/)).toHaveFocus();
});

it.each([
  ["the button that opened it", true, "Share now"],
  ["the heading, if that button has disappeared", false, "Share"],
])("gives the focus to %s when it is closed", async (_what, isThere, name) => {
  function Page() {
    const [isOpen, setOpen] = useState(false);
    const [isShared, setShared] = useState(false);
    const close = () => {
      setOpen(false);
      setShared(!isThere);
    };
    return (
      <main>
        <h1 tabIndex={-1}>Share</h1>
        {!isShared && <button onClick={() => setOpen(true)}>Share now</button>}
        {isOpen && (
          <RequestDialog
            {...{ texts, close }}
            ask={() => Promise.resolve({ type: "done", done: "Shared" })}
            done={(body) => ({ title: "Up to date", body })}
          />
        )}
      </main>
    );
  }
  render(<Page />);
  await userEvent.click(screen.getByRole("button", { name: "Share now" }));
  await userEvent.click(await screen.findByText("Done"));
  await waitFor(() => expect(screen.getByText(name, { selector: "h1, main > button" })).toHaveFocus());
});

it("shares nothing and goes to the first name if one goes back to remove the names", async () => {
  const { ask, close } = open();
  await userEvent.click(await screen.findByText("Go back and remove them"));
  expect(close).toHaveBeenCalled();
  expect(location.hash).toBe("#body");
  expect(ask).toHaveBeenCalledTimes(1);
});

it.each<[string, string, () => Promise<SharingResponse<string>>]>([
  ["Not shared", "the share was refused", () => Promise.resolve({ type: "refusals", lines: ["Why."] })],
  ["Not known", "nobody knows what arrived", () => Promise.resolve({ type: "unknown", lines: ["Why."] })],
  ["Not known", "the editor ended meanwhile", () => Promise.reject(new Error("Why."))],
])("says “%s” if %s", async (heading, _when, ask) => {
  render(
    <RequestDialog texts={texts} close={jest.fn()} ask={ask} done={(body) => ({ title: "Done", body })} />,
  );
  expect(await screen.findByText("Why.")).toBeInTheDocument();
  expect(screen.getByRole("heading", { name: heading, hidden: true })).toBeInTheDocument();
});

it("says what to do if the editor ended before it answered", async () => {
  const ask = () => Promise.reject<SharingResponse<string>>(new Error("Why."));
  const other = { ...texts, repeat: "Then share again." };
  render(
    <RequestDialog texts={other} close={jest.fn()} ask={ask} done={(body) => ({ title: "Done", body })} />,
  );
  await screen.findByText("Why.");
  const lines = screen.getAllByRole("listitem", { hidden: true }).map(({ textContent }) => textContent);
  expect(lines).toEqual(["Why.", "Then share again."]);
});

it("ends the problems that must be corrected first with its own sentence", async () => {
  const problems = [{ sentence: "A link is broken.", places: [{ title: "Life", address: "/pages/life" }] }];
  const ask = (): Promise<SharingResponse<string>> =>
    Promise.resolve({ type: "refusals", lines: [], problems });
  const other = { ...texts, retry: "Undo the change again." };
  render(
    <RequestDialog texts={other} close={jest.fn()} ask={ask} done={(body) => ({ title: "Done", body })} />,
  );
  expect(await screen.findByText(/^Your work is safe/)).toHaveTextContent(
    "Your work is safe on this computer. Undo the change again.",
  );
});

it.each([
  [false, 0],
  [true, 1],
])("stays open until the response arrives, unless it only reads (%s)", async (isReading, count) => {
  const close = jest.fn();
  let answer: (response: SharingResponse<string>) => void = () => undefined;
  const ask = () => new Promise<SharingResponse<string>>((resolve) => (answer = resolve));
  render(<RequestDialog {...{ texts, close, ask, isReading }} done={(body) => ({ title: "Done", body })} />);
  const dialog = screen.getByRole("dialog", { hidden: true });
  expect(fireEvent(dialog, new Event("cancel", { cancelable: true }))).toBe(isReading);
  fireEvent(dialog, new Event("close"));
  expect(close).toHaveBeenCalledTimes(count);
  answer({ type: "done", done: "Shared" });
  expect(await screen.findByText("Shared")).toBeInTheDocument();
  close.mockClear();
  fireEvent(dialog, new Event("close"));
  expect(close).toHaveBeenCalledTimes(1);
});

it("closes at Enter once the result is shown, but not at the Enter that opened it", async () => {
  const close = jest.fn();
  const ask = (): Promise<SharingResponse<string>> => Promise.resolve({ type: "done", done: "Shared" });
  render(<RequestDialog texts={texts} close={close} ask={ask} done={(body) => ({ title: "Done", body })} />);
  await screen.findByText("Shared");
  const title = screen.getByRole("heading", { hidden: true });
  expect(title).toHaveFocus();
  fireEvent.keyDown(title, { key: "Enter", repeat: true });
  expect(close).not.toHaveBeenCalled();
  fireEvent.keyDown(title, { key: "Enter" });
  expect(close).toHaveBeenCalledTimes(1);
});

it("has two buttons that close a refusal, with different names", async () => {
  const ask = (): Promise<SharingResponse<string>> =>
    Promise.resolve({ type: "refusals", lines: ["The server does not answer."] });
  render(
    <RequestDialog texts={texts} close={jest.fn()} ask={ask} done={(body) => ({ title: "Done", body })} />,
  );
  await screen.findByText("The server does not answer.");
  const names = screen
    .getAllByRole("button", { hidden: true })
    .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  expect(names).toEqual(["Close this dialog", "Close"]);
});
