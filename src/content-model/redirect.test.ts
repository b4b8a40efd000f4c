import { checked, pageText, testimonyText } from "../../tests/support/tinyContent";

/** Returns the problems that the check finds in content with this redirect. */
const check = (from: string, to = "page: team") =>
  checked({
    "pages/team.md": pageText("/team"),
    "pages/about.md": pageText("/about"),
    "pages/voices.md": pageText("/voices", { template: "testimonies" }),
    "testimonies/ann.md": testimonyText("ann", 10),
    "redirects.yaml": `- from: ${from}\n  ${to}\n`,
  });

test.each([
  ...["/testimonies/old-name", "/Staff.html", "/old.htm", "/2019/05/x", "/the_team", "/A/b_c~d-e"].map(
    (from) => [from, "page: team"],
  ),
  ["/testimonies/anne", "testimony: ann"],
  // An address that ends in .html may redirect to the page whose address is the same without this ending.
  ["/about.html", "page: about"],
  ["/About.html", "page: about"],
  ["/voices/ann.html", "testimony: ann"],
])("%s can be an old address of %s", async (from, to) => {
  expect(await check(from ?? "", to)).toEqual([]);
});

test.each([
  ["/index", "page: team", /:1:9 {2}.*itself needs/],
  ["/old.php", "page: team", /itself needs|must begin/],
  ["/old?p=1", "page: team", /must begin with \//],
  ["/old/", "page: team", /no \/ at its end/],
  ["/../up", "page: team", /must begin with \//],
  ["/team", "page: team", /pages\/team\.md:\d+ already has|redirects\.yaml:\d+ already has/],
  ["/voices/ann", "page: team", /already has/],
  // Windows and macOS would store both addresses in the same file.
  [
    "/Team",
    "page: team",
    /:1:9 {2}"from" is "\/Team", which content\/pages\/team\.md:\d+ already has with other capital letters/,
  ],
  ["/About.html", "page: team", /:1:9 {2}.*many hosts show content\/pages\/about\.md at this address/],
  ["/about.html", "page: team", /many hosts show content\/pages\/about\.md at this address/],
  ["/voices/ann.html", "page: team", /many hosts show content\/testimonies\/ann\.md at this address/],
  ["/old", "page: nowhere", /:2:9 {2}There is no page "nowhere"/],
  ["/old", "testimony: bob", /:2:14 {2}There is no testimony "bob"/],
  ["/old", "page: team\n  testimony: ann", /has both "page" and "testimony"/],
  ["/old", "# no target", /needs either "page" or "testimony"\./],
])("%s with %s is refused", async (from, to, says) => {
  expect(await check(from, to)).toContainEqual(expect.stringMatching(says));
});
