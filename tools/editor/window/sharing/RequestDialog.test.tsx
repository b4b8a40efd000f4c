import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
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
  type: "names",
  id: "1a",
  headline: "Names of the list",
  problems: [{ sentence: "“Jo”", places: [{ title: "The Pier, Text", address: "#body" }] }],
};

/** Opens the dialog. Its server shares the names only after a confirmation. */
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

it("lists the names with links to their places, and shares them once that is confirmed", async () => {
  const { ask, close } = open();
  const place = await screen.findByRole("link", { name: "The Pier, Text", hidden: true });
  expect(place.closest("li")).toHaveTextContent("The Pier, Text: “Jo”");
  // The dialog would cover the field.
  await userEvent.click(place);
  expect(close).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByText("Share anyway"));
  expect(await screen.findByText("Shared")).toBeInTheDocument();
  expect(ask).toHaveBeenCalledTimes(2);
});

it("puts the cursor into the question for a name", async () => {
  const ask = (): Promise<SharingResponse<string>> => Promise.resolve({ type: "name" });
  render(
    <RequestDialog texts={texts} close={jest.fn()} ask={ask} done={(body) => ({ title: "Done", body })} />,
  );
  expect(await screen.findByLabelText(/^Your name/)).toHaveFocus();
});

it("shares nothing if one goes back to remove the names", async () => {
  const { ask, close } = open();
  await userEvent.click(await screen.findByText("Go back and remove them"));
  expect(close).toHaveBeenCalled();
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
