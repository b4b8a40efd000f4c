import { aboutFiles } from "./aboutFiles";

test("security.txt expires within a year, and robots.txt names the sitemap", () => {
  const campaign = {
    name: "C",
    siteUrl: "https://c.example",
    language: "cy-GB",
    securityContact: "https://c.example/report",
  };
  const files = aboutFiles(campaign, new Date("2026-02-28T12:00:00Z"));
  expect(files[".well-known/security.txt"]).toContain(
    "Contact: https://c.example/report\nExpires: 2027-02-28T00:00:00.000Z\nPreferred-Languages: cy\n",
  );
  expect(files["robots.txt"]).toContain("Sitemap: https://c.example/sitemap-index.xml");
});
