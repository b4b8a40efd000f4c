import { TinyContent } from "../../tests/support/tinyContent";
import { runAndWatch } from "./watchContent";

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Waits for a condition, for at most ten seconds. */
async function until(isSo: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !isSo(); tries++) await wait(50);
  expect(isSo()).toBe(true);
}

test("watching survives a run that fails, and runs never overlap", async () => {
  const content = await TinyContent.with();
  const report = jest.spyOn(console, "error").mockReturnValue(undefined);
  let looks = 0;
  let atOnce = 0;
  let mostAtOnce = 0;
  const look = async () => {
    looks += 1;
    atOnce += 1;
    mostAtOnce = Math.max(mostAtOnce, atOnce);
    await wait(700);
    atOnce -= 1;
    if (looks === 1) throw new Error("it vanished");
  };
  const watcher = await runAndWatch(content.root, look);
  content.write("media.yaml", "[] # 1\n");
  await until(() => looks === 2);
  content.write("media.yaml", "[] # 2\n");
  await until(() => looks === 3 && atOnce === 0);
  expect(report.mock.calls).toEqual([[expect.stringContaining("it vanished")]]);
  expect(mostAtOnce).toBe(1);
  await watcher.close();
});

test("a file that is saved during the first run starts another one", async () => {
  const content = await TinyContent.with();
  let runs = 0;
  const watcher = await runAndWatch(content.root, async () => {
    runs += 1;
    if (runs === 1) content.write("media.yaml", "[] # 1\n");
    await wait(700);
  });
  await until(() => runs === 2);
  expect(runs).toBe(2);
  await watcher.close();
});
