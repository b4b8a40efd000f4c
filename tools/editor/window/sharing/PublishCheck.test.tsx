import { render, screen } from "@testing-library/react";
import { PublishCheck } from "./PublishCheck";

it.each([
  [1, "1 thing prevents publishing. Resolve it before you publish."],
  [2, "2 things prevent publishing. Resolve all of them before you publish."],
])("counts %d places in the right number", async (count, sentence) => {
  const places = Array.from({ length: count }, () => ({ title: "The pier", address: "/pages/pier" }));
  const answer = { problems: [{ sentence: "The text is a sample.", places }] };
  global.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(answer) } as Response),
  );
  render(<PublishCheck title="Publish" isDue />);
  expect(await screen.findByText(sentence)).toBeVisible();
});
