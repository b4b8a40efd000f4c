import { isReserved } from "./reserved";
import { searchTextsPath } from "../lib/passages";

test.each([
  "/index",
  "/index.html",
  "/Index.htm",
  "/offline",
  "/share/x",
  "/404",
  "/page-data/x",
  "/static",
  "/sw.js",
  "/updates.xml",
  "/documents/a",
  searchTextsPath,
  "/timeline.csv",
])("%s belongs to the build", (path) => {
  expect(isReserved(path)).toBe(true);
});

test.each(["/", "/indexes", "/about", "/About.html", "/2019/05/x", "/team/share", "/testimonies/old"])(
  "%s is free",
  (path) => {
    expect(isReserved(path)).toBe(false);
  },
);
