import { posix, win32 } from "node:path";
import { usualPaths } from "./browsers.mjs";

const windows = {
  ProgramFiles: String.raw`C:\Program Files`,
  LOCALAPPDATA: String.raw`C:\Users\Ann Lee\AppData\Local`,
};

test("on Windows, browsers are in the folders that the environment names", () => {
  expect(usualPaths("chromium", "win32", windows)).toEqual([
    String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
    String.raw`C:\Users\Ann Lee\AppData\Local\Google\Chrome\Application\chrome.exe`,
  ]);
  expect(usualPaths("firefox", "win32", windows)[0]).toBe(
    String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
  );
  expect(usualPaths("webkit", "win32", windows)).toEqual([]);
});

test.each([
  ["linux", posix],
  ["darwin", posix],
  ["win32", win32],
] as const)("every path on %s is absolute and normalised for that system", (platform, path) => {
  const found = (["chromium", "firefox", "webkit"] as const).flatMap((engine) =>
    usualPaths(engine, platform, windows),
  );
  expect(found.length).toBeGreaterThan(1);
  for (const each of found) {
    expect(path.isAbsolute(each)).toBe(true);
    expect(path.normalize(each)).toBe(each);
  }
});
