import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { campaignKind } from "../../../../src/content-model/campaign";
import { contactCardKind } from "../../../../src/content-model/contactCard";
import { documentKind } from "../../../../src/content-model/document";
import type { Kind } from "../../../../src/content-model/kind";
import { legalProfileKind } from "../../../../src/content-model/legalProfile";
import { navigationKind } from "../../../../src/content-model/navigation";
import { pageKind } from "../../../../src/content-model/page";
import { sourceKind } from "../../../../src/content-model/source";
import { testimonyKind } from "../../../../src/content-model/testimony";
import { timelineEventKind } from "../../../../src/content-model/timelineEvent";
import type { References } from "../../server/references";
import { go } from "../router";
import { Field } from "./Field";
import type { FormMistake } from "../../common/requestError";
import { FormContext, FormStore } from "./store";
import { formFields } from "./fieldSpecs";

/** Renders the fields with these keys, as in a form. */
function show(
  kind: Kind,
  values: Record<string, unknown>,
  keys: string[],
  mistakes: FormMistake[] = [],
  references?: References,
) {
  const store = new FormStore(values);
  const context = {
    store,
    Field,
    file: kind.source,
    mistakes,
    unchanged: mistakes,
    asked: () => null,
    references,
    kind,
  };
  const { fields, settings } = formFields(kind);
  const specs = [...fields, ...settings].filter(({ key }) => keys.includes(key));
  render(
    <FormContext.Provider value={context}>
      {specs.map((spec) => (
        <Field key={spec.key} spec={spec} name={spec.key} />
      ))}
    </FormContext.Provider>,
  );
  return userEvent.setup();
}

const isOpen = (name: string) => screen.getByRole("button", { name }).getAttribute("aria-expanded");

it("an entry that is moved to the number in the address does not open for it", async () => {
  go("/legal#entries.1.url", { replace: true });
  const user = show(legalProfileKind, { entries: [{ name: "Ann" }, { name: "Ben" }] }, ["entries"]);
  expect([isOpen("Ann"), isOpen("Ben")]).toEqual(["false", "true"]);
  await user.click(screen.getByRole("button", { name: "Move up: Ben" }));
  expect([isOpen("Ann"), isOpen("Ben")]).toEqual(["false", "true"]);
  expect(location.href).toMatch(/\/legal$/);
});

it.each([
  ["Move down: One", "Move down: One"],
  ["Move down: Two", "Two"],
  ["Move up: Three", "Move up: Three"],
  ["Move up: Two", "Two"],
])("after %s the focus is at %s", async (pressed, focused) => {
  go("/legal", { replace: true });
  const user = show(legalProfileKind, { entries: ["One", "Two", "Three"].map((name) => ({ name })) }, [
    "entries",
  ]);
  await user.click(screen.getByRole("button", { name: pressed }));
  await new Promise((rendered) => setTimeout(rendered));
  expect(screen.getByRole("button", { name: focused })).toHaveFocus();
});

it("the notice about a removed entry without a title has the number that the entry had", async () => {
  go("/legal", { replace: true });
  const user = show(legalProfileKind, { entries: [{ name: "One" }, {}, { name: "Three" }] }, ["entries"]);
  const title = screen.getByRole("button", { name: /\(2\)/, expanded: false }).textContent.trim();
  await user.click(screen.getByRole("button", { name: `Remove: ${title}` }));
  expect(screen.getByText(`Removed: ${title}`)).toBeVisible();
});

it("a double click removes only one entry, although the next one may then be under the pointer", () => {
  go("/legal", { replace: true });
  show(legalProfileKind, { entries: ["One", "Two"].map((name) => ({ name })) }, ["entries"]);
  fireEvent.click(screen.getByRole("button", { name: "Remove: One" }), { detail: 1 });
  fireEvent.click(screen.getByRole("button", { name: "Remove: Two" }), { detail: 2 });
  expect(screen.getByText("Removed: One")).toBeVisible();
  expect(screen.getByRole("button", { name: "Two" })).toBeVisible();
  fireEvent.click(screen.getByRole("button", { name: "Remove: Two" }), { detail: 1 });
  expect(screen.queryByRole("button", { name: "Two" })).toBeNull();
});

it("the focus stays at a group that is removed and brought back", async () => {
  go("/campaign#counter.since", { replace: true });
  const user = show(campaignKind, { counter: { since: "1985-09-29", heading: "Since" } }, ["counter"]);
  await user.click(screen.getByRole("button", { name: "Remove: Counter" }));
  await new Promise((rendered) => setTimeout(rendered));
  expect(screen.getByRole("button", { name: "Undo: remove Counter" })).toHaveFocus();
  expect(screen.queryByLabelText("Since")).toBeNull();
  await user.keyboard("{Enter}");
  await new Promise((rendered) => setTimeout(rendered));
  expect(screen.getByLabelText("Since")).toHaveFocus();
});

it("a date says how it is written", () => {
  show(campaignKind, {}, ["asOf"]);
  expect(screen.getByPlaceholderText(/3 June 1985/)).toBe(screen.getByLabelText("As of"));
});

it.each([
  ["", ""],
  ["1991-06-03", "3 June 1991"],
  ["about June 1991", "About June 1991"],
  [
    "between 1991 and June 1993",
    "Not a date yet. Write for example 3 June 1985, about June 1985, or between 1985 and 1987.",
  ],
])("a field for an uncertain date says how %j will be shown, or how to write a date", (when, shown) => {
  go("/timeline#entries.0.when", { replace: true });
  show(timelineEventKind, { entries: [{ when }] }, ["entries"]);
  const field = screen.getByLabelText("When");
  const output = screen.getAllByRole("status").find((one) => one.getAttribute("for") === field.id);
  expect(output).toHaveTextContent(shown === "" ? /^$/ : shown);
});

it.each<[string, Kind, string, string, string, string]>([
  [
    "about June 1985",
    sourceKind,
    "date",
    "Date",
    "about June 1985",
    "“about June 1985” is not a single date without words such as “about”. Write for example 3 June 1985, June 1985 or 1985.",
  ],
  [
    "between 1985 and 1987",
    sourceKind,
    "date",
    "Date",
    "between 1985 and 1987",
    "“between 1985 and 1987” is not a single date without words such as “about”. Write for example 3 June 1985, June 1985 or 1985.",
  ],
  ["June 1985", sourceKind, "date", "Date", "1985-06", "June 1985"],
  [
    "June 1985",
    legalProfileKind,
    "agreed",
    "Agreed",
    "June 1985",
    "“June 1985” is not a single day. Write for example 3 June 1985.",
  ],
  [
    "3 June 1985 at 7:35",
    legalProfileKind,
    "agreed",
    "Agreed",
    "3 June 1985 at 7:35",
    "“3 June 1985 at 7:35” is not a single day. Write only the day: 3 June 1985.",
  ],
  ["3 June 1985", legalProfileKind, "agreed", "Agreed", "1985-06-03", "3 June 1985"],
])(
  "“%s” is converted only in a field that accepts such a date: %#",
  async (typed, kind, key, label, left, shown) => {
    go(`/x#entries.0.${key}`, { replace: true });
    const user = show(kind, { entries: [{}] }, ["entries"]);
    const field = screen.getByLabelText(label);
    await user.type(field, typed);
    await user.tab();
    expect(field).toHaveValue(left);
    const output = screen.getAllByRole("status").find((one) => one.getAttribute("for") === field.id);
    expect(output?.textContent).toBe(shown);
  },
);

it.each([
  ["Christmas 1985", "", /^“Christmas 1985” may mean more than one day\./],
  ["3 June 2085", "3 June 2085", /^3 June 2085$/],
])("a refused date gives its advice once, but says how it is shown: %s", async (asOf, shown, shownLater) => {
  const sentence = "This date is refused. Write another date.";
  const user = show(campaignKind, { asOf }, ["asOf"], [{ field: "asOf", sentence, fault: sentence }]);
  const field = screen.getByLabelText("As of");
  const output = screen.getAllByRole("status").find((one) => one.getAttribute("for") === field.id);
  expect(screen.getByText(sentence)).toBeVisible();
  expect(output?.textContent).toBe(shown);
  await user.type(field, " ");
  expect(screen.queryByText(sentence)).toBeNull();
  expect(output).toHaveTextContent(shownLater);
});

it("the options of a choice are words, not the values in the file", async () => {
  go("/contact#entries.0.details.0.kind", { replace: true });
  show(contactCardKind, { entries: [{ title: "A", details: [{ kind: "sort-code" }] }] }, ["entries"]);
  expect(await screen.findByRole("option", { name: "sort code" })).toHaveValue("sort-code");
});

it.each([
  ["a line", campaignKind, "name", "Name"],
  ["a date", campaignKind, "asOf", "As of"],
  ["a number", testimonyKind, "order", "Order"],
  ["a paragraph", testimonyKind, "summary", "Summary"],
  ["a choice", pageKind, "template", "Template"],
])("a message about %s is next to its field until the field is changed", async (_what, kind, key, label) => {
  const mistakes = [{ field: key, sentence: `${label} is wrong.`, fault: `${label} is wrong.` }];
  const user = show(kind, {}, [key], mistakes);
  const control = screen.getByLabelText(label);
  expect(control).toHaveAccessibleDescription(new RegExp(`^.*${label} is wrong\\.$`));
  expect(control).toBeInvalid();
  await (key === "template" ? user.selectOptions(control, "article") : user.type(control, "1"));
  expect(control).toBeValid();
  expect(screen.queryByText(`${label} is wrong.`)).toBeNull();
});

it("a field for a document says where to add a document that is not in the list", () => {
  go("/sources#entries.0.document", { replace: true });
  show(sourceKind, { entries: [{}] }, ["entries"]);
  expect(screen.getByRole("link", { name: "add it to Documents" })).toHaveAttribute("href", "/documents");
});

it("an address says that it is filled in, and documents and pictures are shown to choose from", async () => {
  go("/documents#entries.0.file", { replace: true });
  const choice = (title: string, folder = "images") => ({ value: `${folder}/${title}`, title, detail: "" });
  const choices: Partial<References["choices"]> = {
    page: [],
    source: [],
    pdf: [choice("minutes.pdf", "documents")],
    file: [choice("pier.jpg")],
  };
  const references = { choices } as References;
  show(documentKind, { entries: [{}] }, ["entries"], [], references);
  expect(await screen.findByLabelText("Link name")).toHaveAttribute(
    "placeholder",
    expect.stringMatching(/^If you leave this empty, the editor fills it in/),
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole("combobox", { name: "File" }));
  await user.click(screen.getByRole("option", { name: /minutes\.pdf/ }));
  expect(screen.getByRole("group", { name: "File" })).toHaveTextContent("minutes.pdf");
  cleanup();
  show(campaignKind, {}, ["icon"], [], references);
  await user.click(screen.getByRole("combobox", { name: "Icon" }));
  expect(screen.getByRole("option").querySelector("img")).toHaveAttribute(
    "src",
    "/-/content/images/pier.jpg",
  );
});

it.each([
  ["a line", campaignKind, "name", "Name"],
  ["a paragraph", testimonyKind, "summary", "Summary"],
])("%s has the language of the campaign, for spelling and speech", (_what, kind, key, label) => {
  show(kind, {}, [key], [], { language: "cy" } as References);
  expect(screen.getByLabelText(label)).toHaveAttribute("lang", "cy");
});

it.each([
  ["The Pier", /^If you leave this empty, the editor fills it in/],
  ["Вечер", /^Write a few words in Latin letters$/],
])("the address of a page called %s says who fills it in", (title, hint) => {
  show(pageKind, { title }, ["path"]);
  expect(screen.getByLabelText("Address")).toHaveAttribute("placeholder", expect.stringMatching(hint));
});

it("the link of a problem that a list inside an entry has leads to the heading of this list", () => {
  go("/navigation#entries.1.items", { replace: true });
  show(navigationKind, { entries: [{ name: "A" }, { name: "B", items: [{ page: "a" }] }] }, ["entries"]);
  expect(screen.getByRole("heading", { name: "Entries below it" })).toHaveFocus();
});

it("the link of a problem that a group has leads to the first field of this group", () => {
  go("/pages/a#petition", { replace: true });
  show(pageKind, { petition: { petitioners: "residents of Stone" } }, ["petition"]);
  expect(screen.getByLabelText("Petitioners")).toHaveFocus();
});

it("an address that was emptied does not say that it is filled in, because it is not", () => {
  show(pageKind, { title: "The Pier", path: "" }, ["path"]);
  expect(screen.getByLabelText("Address")).not.toHaveAttribute("placeholder");
});

it.each<[string, Kind, string, string, string, string]>([
  ["a page", pageKind, "path", "Address", "Letters 2026", "/letters-2026"],
  [
    "a page below another",
    pageKind,
    "path",
    "Address",
    "/early-years/Ann’s Letters/",
    "/early-years/anns-letters",
  ],
  ["a testimony", testimonyKind, "slug", "Address", "Ann Smith", "ann-smith"],
  ["an entry", sourceKind, "entries.0.anchor", "Link name", "Minutes_1986", "minutes-1986"],
])(
  "the address of %s proposes possible characters at once",
  async (_what, kind, name, label, typed, example) => {
    go(`/x#${name}`, { replace: true });
    const user = show(kind, kind.shape === "list" ? { entries: [{}] } : {}, [name.split(".")[0] ?? ""]);
    const field = screen.getByLabelText(label);
    const advice = `Use only lower-case letters a–z, digits and single hyphens, for example ${example}.`;
    await user.type(field, typed);
    expect(screen.getByText(advice)).toBeVisible();
    await user.clear(field);
    await user.type(field, example);
    expect(screen.queryByText(/^Use only/)).toBeNull();
  },
);

it("a text that is too long says how many characters are too many", () => {
  show(pageKind, { title: "a".repeat(66) }, ["title"]);
  expect(screen.getByText("66 of 60: 6 too many")).toBeVisible();
});
