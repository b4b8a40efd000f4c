import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { startTimelineFilter } from "./filter";
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
  ["/t?kind=courts&fbclid=x", "courts", "1 of 3 entries"],
  ["/t?fbclid=x&kind=courts", "courts", "1 of 3 entries"],
  ["/t?kind=media", "", ""],
  ["/t?kind=courts#place", "", ""],
])("%s shows %j, and says so", (start, kind, status) => {
  at(start);
  render(<KindFilter events={events} kinds={kinds} />);
  expect([chosen(), screen.getByRole("status").textContent, address()]).toEqual([kind, status, start]);
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

test("with one kind there is nothing to choose", () => {
  render(<KindFilter events={events.slice(0, 2)} kinds={kinds} />);
  expect(screen.queryByRole("radio")).toBeNull();
});
