import { startTimer } from "./startTimer.mjs";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Runs a step of two seconds. Returns the text that its timer wrote, and the seconds that the timer returned. */
function run(isTTY: boolean) {
  let written = "";
  const stop = startTimer("Building:", { isTTY, write: (text) => (written += text) });
  jest.advanceTimersByTime(2000);
  return { seconds: stop(), written };
}

it("counts the seconds of a step in one line of a terminal", () => {
  expect(run(true)).toEqual({
    seconds: 2,
    written: "\rBuilding: 0 s \rBuilding: 1 s \rBuilding: 2 s \n",
  });
});

it("prints the line of a step once if the output is not a terminal", () => {
  expect(run(false)).toEqual({ seconds: 2, written: "Building:\n" });
});
