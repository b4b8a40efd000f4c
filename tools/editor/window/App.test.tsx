import { render, screen } from "@testing-library/react";
import { App } from "./App";
import { go } from "./router";

test("a list of content says that it is being read, so that nobody takes it for empty", async () => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  go("/testimonies");
  render(<App />);
  expect(await screen.findByRole("heading", { name: "Testimonies" })).toBeVisible();
  expect(screen.getAllByRole("status").map(({ textContent }) => textContent)).toContain(
    "Reading the content…",
  );
});
