import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ProblemsPanel } from "./ProblemsPanel";
import { Preview } from "./Preview";

it("is skipped by one key, to what is wrong in the content", async () => {
  const made = { address: "/alibi", isMade: true };
  global.fetch = jest.fn(() => Promise.resolve({ ok: true, json: () => Promise.resolve(made) } as Response));
  render(
    <>
      <Preview site="http://localhost:8000" path="content/pages/alibi.md" />
      <ProblemsPanel overview={undefined} failure={undefined} path={undefined} />
    </>,
  );
  const skip = await screen.findByRole("button", { name: "Skip the page on the site" });
  const user = userEvent.setup();
  await user.tab();
  expect(skip).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("status", { name: "Problems in the content" })).toHaveFocus();
});
