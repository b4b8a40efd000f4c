import { kindOfFile } from "../../../src/content-model/kinds";
import { addressOf, addressOfChange, missingAddresses, movedEntry, parseRoute } from "./addresses";
import { newFile } from "../server/editorPaths";

it.each([
  ["/pages/alibi", "content/pages/alibi.md"],
  ["/pages/new", "content/pages/"],
  ["/pages/new.md", "content/pages/new.md"],
  ["/pages/a%20b/c", "content/pages/a b/c.md"],
  ["/timeline", "content/timeline.yaml"],
  ["/campaign", "content/campaign.yaml"],
])("%s is the form of %s", (address, path) => {
  expect(parseRoute(address)?.path).toBe(path);
  expect(addressOf(path)).toBe(address);
});

it("an address that nobody encoded correctly opens the file with these very characters", () => {
  expect(parseRoute("/pages/100%25-sure%")?.path).toBe("content/pages/100%25-sure%.md");
  expect(parseRoute("/%E0%A4%A/alibi")).toBeUndefined();
});

it("an entry of a list has an address in its form", () => {
  expect(parseRoute("/timeline/deaths")).toMatchObject({ path: "content/timeline.yaml", entry: "deaths" });
  expect(addressOf("content/timeline.yaml", "deaths")).toBe("/timeline/deaths");
});

const [life, timeline] = ["content/pages/her-life.md", "content/timeline.yaml"];

it.each<[string, string, Parameters<typeof addressOfChange>[1]]>([
  ["/pages/her-life#picture.alt", life, { where: ["picture", "alt"], to: ["picture", "alt"] }],
  ["/pages/her-life#body.3", life, { where: ["text", "heading"], from: ["body", 4], to: ["body", 3] }],
  ["/pages/her-life#note", life, { where: ["note"], from: ["note"] }],
  ["/pages/her-life#body", life, { where: ["text", "paragraph 9"], from: ["body", 8] }],
  ["/pages/her-life", life, { where: ["notes"] }],
  ["/timeline#entries.2.title", timeline, { where: ["fire", "title"], from: [1, "title"], to: [2, "title"] }],
  ["/timeline/fire", timeline, { where: ["fire", "date"], from: [1, "date"] }],
  ["/timeline", timeline, { where: ["notes"] }],
])("a change opens %s", (address, file, change) => {
  expect(addressOfChange(file, change)).toBe(address);
});

const [early, late] = ["1985", "1986"].map((when) => ({ anchor: `of-${when}`, when }));
it.each([
  ["timeline.yaml", { entries: [late, early] }, "of-1985"],
  ["timeline.yaml", { entries: [early, late] }, undefined],
  ["sources.yaml", { entries: [late, early] }, undefined],
  ["campaign.yaml", { name: "A campaign" }, undefined],
])("saving a form of %s with %j moves the entry %j", (file, values, moved) => {
  const kind = kindOfFile(file);
  expect(kind && movedEntry(kind, values)).toBe(moved);
});

it.each(["/", "/elsewhere", "/pagesx/alibi"])("%s is not the address of a form", (address) => {
  expect(parseRoute(address)).toBeUndefined();
});

it.each([
  ["testimonies/new.md", { name: "Zoë O’Brien" }, [["slug", "zoe-obrien"]]],
  ["pages/new.md", { title: "Her Life" }, [["path", "/her-life"]]],
  ["pages/new.md", { title: "Her Life", path: "/life" }, []],
  ["pages/new.md", {}, []],
  ["pages/her-life.md", { title: "Her Life", path: "" }, []],
  ["timeline.yaml", { entries: [{ title: "Fire", anchor: "" }] }, []],
  ["campaign.yaml", { name: "A campaign" }, []],
  ["people.yaml", { entries: [{ name: "Desk" }] }, []],
  [
    "sources.yaml",
    { entries: [{ title: "A long title", shortName: "Short" }] },
    [["entries.0.anchor", "short"]],
  ],
  ["statements.yaml", { entries: [{ question: "Who?" }, {}] }, [["entries.0.anchor", "who"]]],
  [
    "timeline.yaml",
    { entries: [{ title: "Fire" }, { anchor: "fire", title: "A fire" }, { title: "Fire" }] },
    [
      ["entries.0.anchor", "fire-2"],
      ["entries.2.anchor", "fire-3"],
    ],
  ],
])("a form of %s with %j lacks the addresses %j", (file, values, missing) => {
  const kind = kindOfFile(file);
  expect(kind && missingAddresses(kind, values)).toEqual(missing);
});

it.each(["", " "])("an address of a new page that was typed and deleted again is missing: %j", (path) => {
  const kind = kindOfFile("pages/new.md");
  expect(kind && missingAddresses(kind, { title: "Her Life", path }, true)).toEqual([["path", "/her-life"]]);
});

it("names a new page by its address, and an entry by its number, if their names have no Latin letters", () => {
  const [pages, timeline] = [kindOfFile("pages/a.md"), kindOfFile("timeline.yaml")];
  expect(pages && newFile(pages, { title: "История", label: "История", path: "/istoriya" })).toBe(
    "content/pages/istoriya.md",
  );
  expect(timeline && missingAddresses(timeline, { entries: [{ title: "Письмо" }] })).toEqual([
    ["entries.0.anchor", "entry-1"],
  ]);
});
