import { act, screen } from "@testing-library/react";
import { navigate } from "gatsby";
import { render } from "../../tests/support/render";
import { documentTextsPath } from "../lib/passages";
import { toTexts, type Texts } from "./findPassages";
import { loadTexts } from "./loadTexts";
import Palette from "./Palette";

jest.mock("./loadTexts");

const pages = toTexts([
  {
    path: "/book",
    title: "The Ledger",
    sections: [{ id: "pier", heading: "The Pier", passages: ["A shelf."] }],
  },
]);
const documents = toTexts([
  {
    path: "/documents/hearing",
    title: "The Hearing",
    sections: [{ id: "p2", heading: "Page 2", passages: ["A shelf, she said.", "A lantern."] }],
  },
]);

/** Opens the palette on a site whose documents arrive like this. */
async function open(arriving: Promise<Texts>) {
  jest
    .mocked(loadTexts)
    .mockReset()
    .mockImplementation((path) => (path === documentTextsPath ? arriving : Promise.resolve(pages)));
  const { visitor } = render(
    <dialog id="search" open>
      <Palette entries={[]} onChoose={jest.fn()} />
    </dialog>,
  );
  await act(() => Promise.resolve());
  return visitor;
}
const field = () => screen.getByRole("combobox");
const status = () => screen.getByRole("status").textContent;

test("words in documents come after those in pages, and are requested when something is looked for", async () => {
  const visitor = await open(Promise.resolve(documents));
  expect(loadTexts).not.toHaveBeenCalledWith(documentTextsPath);
  await visitor.type(field(), "shelf");
  expect(screen.getAllByRole("option").map((option) => option.firstChild?.textContent)).toEqual([
    "The Ledger · The Pier",
    "The Hearing · Page 2",
  ]);
  expect(status()).toBe("1 passage and 1 passage in documents found");
  await visitor.clear(field());
  await visitor.type(field(), "lantern{Enter}");
  expect(navigate).toHaveBeenCalledWith("/documents/hearing#p2", { replace: true });
});

test("documents that do not come leave the pages", async () => {
  const visitor = await open(Promise.reject(new Error("offline")));
  await visitor.type(field(), "lantern");
  expect(status()).toBe("No results found");
});
