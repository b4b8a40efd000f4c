import { cpSync, existsSync, openSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";

test("no unit test can read content/, however the path is written", async () => {
  const refused = /Use a literal or tests\/fixtures\/campaign/;
  expect(() => readFileSync("content/campaign.yaml")).toThrow(refused);
  expect(() => readFileSync(resolve("src/../content/campaign.yaml"))).toThrow(refused);
  expect(() => readdirSync("content")).toThrow(refused);
  expect(() => statSync("content/pages")).toThrow(refused);
  expect(() => cpSync("content", "nowhere")).toThrow(refused);
  expect(() => openSync(Buffer.from("content/campaign.yaml"), "r")).toThrow(refused);
  expect(() => existsSync("./content/pages/home.md")).toThrow(refused);
  await expect(async () => readFile("content/campaign.yaml")).rejects.toThrow(refused);
});

test("everything else can be read", () => {
  expect(readFileSync("tests/fixtures/campaign/campaign.yaml", "utf8")).toContain("name:");
  expect(existsSync("src/content-model")).toBe(true);
});
