import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startTimelineFilter } from "../browser/timelineFilter";
import { assertFound } from "../lib/assertFound";
import { KindFilter } from "./KindFilter";

const events = ["case", "case", "courts"].map((kind) => ({ kind }));
const kinds = ["case", "courts", "media"].map((kind) => ({ kind, label: `About the ${kind}` }));
const at = (address: string) => {
  history.replaceState(null, "", address);
};
const chosen = () => document.querySelector<HTMLInputElement>("input:checked")?.value;
const address = () => location.pathname + location.search + location.hash;

beforeAll(startTimelineFilter);

afterEach(() => {
  at("/");
});

test.each([
  ["/t", "", ""],
  ["/t?kind=courts", "courts", "1 of 3 entries"],
  ["/t?kind=media", "", ""],
  ["/t?kind=courts#place", "", ""],
])("%s shows %j, and says so", (start, kind, status) => {
  at(start);
  render(<KindFilter events={events} kinds={kinds} />);
  expect([chosen(), screen.getByRole("status").textContent, address()]).toEqual([kind, status, start]);
});

test("each choice has an address and is announced; Back shows the choice of its address", async () => {
  at("/t");
  render(<KindFilter events={events} kinds={kinds} />);
  await userEvent.click(screen.getByRole("radio", { name: "About the case (2)" }));
  expect([address(), screen.getByRole("status").textContent]).toEqual(["/t?kind=case", "2 of 3 entries"]);
  await userEvent.click(screen.getByRole("radio", { name: "All (3)" }));
  expect([address(), screen.getByRole("status").textContent]).toEqual(["/t", "3 of 3 entries"]);
  at("/t?kind=courts");
  act(() => {
    dispatchEvent(new PopStateEvent("popstate"));
  });
  expect([chosen(), screen.getByRole("status").textContent]).toEqual(["courts", "1 of 3 entries"]);
});

test("another group of buttons changes nothing", async () => {
  at("/t?kind=weather");
  render(
    <>
      <KindFilter events={events} kinds={kinds} />
      <input type="radio" name="other" aria-label="Other" />
    </>,
  );
  await userEvent.click(screen.getByRole("radio", { name: "Other" }));
  expect(address()).toBe("/t?kind=weather");
});

/** The page as it was served, before React. */
function serve(): HTMLElement {
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = `<input type="radio" name="kind" value=""><input type="radio" name="kind" value="courts">`;
  dispatchEvent(new Event("DOMContentLoaded"));
  return container;
}

test.each(["/t", "/t#place", "/t?kind=case"])("a choice at %s has an address before React", async (start) => {
  at(start);
  const served = serve();
  await userEvent.click(assertFound(served.querySelector("[value=courts]"), "button", "courts"));
  expect(address()).toBe("/t?kind=courts");
  render(<KindFilter events={events} kinds={kinds} />);
  expect(screen.getByRole("status")).toHaveTextContent("1 of 3 entries");
  served.remove();
});

test("with one kind there is nothing to choose", () => {
  render(<KindFilter events={events.slice(0, 2)} kinds={kinds} />);
  expect(screen.queryByRole("radio")).toBeNull();
});
