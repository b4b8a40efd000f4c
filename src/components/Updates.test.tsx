import { render } from "../../tests/support/render";
import { PageUpdates } from "./Updates";

const update = { on: "2026-03-04", day: "4 March 2026", text: "The month was wrong.", isCorrection: true };
const elsewhere = { entry: null, path: "/annex", pageTitle: "The Annex" };

test.each([
  ["nothing more where only a sentence was written", { was: null, now: null, isHidden: false }, ""],
  [
    "the old words and the new",
    { was: "in May", now: "in June", isHidden: false },
    " It said: in May. It says now: in June.",
  ],
  [
    "the old words alone where they are gone",
    { was: "He lied!", now: null, isHidden: false },
    " It said: He lied!",
  ],
  [
    "that the old words would do harm",
    { was: null, now: "a man", isHidden: true },
    " The wrong words are not repeated here, because repeating them would do harm. It says now: a man.",
  ],
])("a correction shows %s", (_, words, shown) => {
  const { container } = render(<PageUpdates updates={[{ ...update, ...elsewhere, ...words }]} />);
  expect(container).toHaveTextContent(`4 March 2026. Correction. The month was wrong.${shown}`);
  expect(container.querySelector("del")?.textContent.replace(".", "") ?? null).toBe(words.was);
  expect(container.querySelector("ins")?.textContent.replace(".", "") ?? null).toBe(words.now);
});
