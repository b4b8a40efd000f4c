import { isReserved } from "./reserved";

// These are only examples. tests/browser/everySite/reserved.spec.ts compares the reserved names with all files that a build writes.
test.each(["/index", "/index.html", "/Index.htm", "/admin", "/share/x", "/sw.js", "/documents/a"])(
  "%s belongs to the build",
  (path) => {
    expect(isReserved(path)).toBe(true);
  },
);

test.each(["/", "/indexes", "/about", "/About.html", "/2019/05/x", "/team/share", "/testimonies/old"])(
  "%s is free",
  (path) => {
    expect(isReserved(path)).toBe(false);
  },
);
