import { act, screen } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { render } from "../../tests/support/render";
import { ThemeRoot } from "../theme/ThemeRoot";
import { Counter } from "./Counter";

const words = { heading: "Closed since", years: "Jahre", months: "months", weeks: "weeks", days: "days" };
const counter = <Counter counter={{ since: "1985-09-29", ...words }} builtOn="2025-10-27" language="en-US" />;
const figures = () => screen.getAllByRole("definition").map(({ textContent }) => textContent);

beforeEach(() => jest.useFakeTimers({ now: new Date("2025-10-28T12:00:00Z") }));
afterEach(() => jest.useRealTimers());

test("shows today's figures, with the content's words", () => {
  render(counter);
  expect(figures()).toEqual(["40", "480", "2,091", "14,639"]);
  expect(screen.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Jahre",
    "months",
    "weeks",
    "days",
  ]);
  expect(screen.getByRole("region", { name: "Closed since September 29, 1985" })).toBeVisible();
});

test("the HTML holds the build's figures; today's take their place without a warning", () => {
  const html = renderToString(<ThemeRoot>{counter}</ThemeRoot>);
  expect(html).toContain("14,638");
  const warnings = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = html;
  act(() => {
    hydrateRoot(container, <ThemeRoot>{counter}</ThemeRoot>);
  });
  expect(figures().at(-1)).toBe("14,639");
  expect(warnings).not.toHaveBeenCalled();
  container.remove();
});
