import { act, render, screen } from "@testing-library/react";
import { campaignKind } from "../../../../src/content-model/campaign";
import { retryInterval } from "../useServerData";
import { FormPage } from "./FormPage";

test("a form opens once an editor that did not answer is started again", async () => {
  jest.useFakeTimers();
  const answer = { ok: true, json: () => Promise.resolve({ values: {} }) } as Response;
  global.fetch = jest.fn().mockRejectedValueOnce(new Error("no network")).mockResolvedValue(answer);
  const route = { kind: campaignKind, path: "content/campaign.yaml", entry: undefined };
  render(<FormPage route={route} title="Campaign" references={undefined} />);
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole("alert")).toHaveTextContent("This page then continues");
  await act(() => jest.advanceTimersByTimeAsync(retryInterval));
  expect(screen.queryByRole("alert")).toBeNull();
  jest.useRealTimers();
});
