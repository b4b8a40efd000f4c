import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Overview } from "../server/overview";
import { sessionAt } from "./forms/editSession";
import { ProblemsPanel } from "./ProblemsPanel";
import { lost } from "./send";

const overviewWith = (details: Partial<Overview>): Overview => ({
  ...{ site: undefined, entries: [], problems: [], unused: [], drafts: [] },
  ...details,
});

const show = (overview: Overview | undefined, failure?: string) =>
  render(<ProblemsPanel overview={overview} failure={failure} path={undefined} />);

beforeAll(() => {
  global.matchMedia = () => ({ matches: false }) as MediaQueryList;
});

test.each([
  ["nothing", {}],
  ["a file that no page uses", { unused: ["content/images/a.png"] }],
])("the panel with %s says once that the editor does not answer", (_what, details) => {
  show(overviewWith(details), lost);
  const { textContent } = screen.getByRole("status");
  expect(textContent?.split("The editor does not answer")).toHaveLength(2);
  expect(textContent).toContain(lost);
});

test("the panel tells two unsaved forms of one page apart by their words", () => {
  const draft = {
    name: "The pier",
    path: "content/pages/pier.md",
    address: "/pages/pier",
    isHeldBack: false,
  };
  const when = "2026-01-01T10:00:00.000Z";
  const drafts = [
    { ...draft, when, form: "one", words: "It was low tide." },
    { ...draft, when, form: "two", words: "It was high tide." },
    { ...draft, path: "content/timeline.yaml", name: "Timeline", when, form: "three", words: undefined },
  ];
  show(overviewWith({ drafts }));
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    "The pier: “It was low tide.”",
    "The pier: “It was high tide.”",
    "Timeline",
  ]);
});

test("the panel counts each place of a problem, and a problem without a place once", () => {
  const places = ["Life", "The pier", "Menu"].map((title) => ({ title, address: "/" }));
  const none = { sentence: "A file cannot be read.", places: [] };
  show(overviewWith({ problems: [{ sentence: "A link is broken.", places }, none] }));
  expect(screen.getByText("4 things to correct")).toBeVisible();
});

test("the panel moves the focus back to “Delete the file” if the file is kept", async () => {
  show(overviewWith({ unused: ["content/images/a.png"] }));
  await userEvent.click(screen.getByText("Delete the file"));
  await userEvent.click(screen.getByText("Keep it"));
  await waitFor(() => expect(screen.getByText("Delete the file")).toHaveFocus());
});

test("the panel does not list a picture that an open form has just added", () => {
  const { added } = sessionAt("content/pages/a.md").store;
  added.add("content/images/new.png");
  show(overviewWith({ unused: ["content/images/new.png"] }));
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  added.clear();
  show(overviewWith({ unused: ["content/images/new.png"] }));
  expect(screen.getByText(/^new\.png: no page uses this file\./)).toBeVisible();
});
