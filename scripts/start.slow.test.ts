import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { TestFolder } from "../tests/support/testFolder";

/** Runs `npm start` in a folder whose packages are complete, with programs in place of Gatsby and tsx. Returns the lines of its output. */
function start(gatsby: string) {
  const project = new TestFolder();
  cpSync("scripts", `${project.root}/scripts`, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) project.write(name, readFileSync(name));
  project.write("node_modules/.package-lock.json", readFileSync("package-lock.json"));
  for (const name of ["gatsby", "tsx"])
    project.write(`node_modules/${name}/package.json`, JSON.stringify({ bin: "program.js" }));
  project.write("node_modules/gatsby/program.js", gatsby);
  project.write("node_modules/tsx/program.js", 'console.log("The site is at http://localhost:9000/")');
  const { stdout, status } = spawnSync(process.execPath, ["scripts/start.mjs"], {
    cwd: project.root,
    encoding: "utf8",
  });
  return {
    lines: stdout
      .replace(/\d+ s\./, "1 s.")
      .trim()
      .split("\n"),
    status,
  };
}

const log = `success load plugins - 1.2s
warning content/sources.yaml:3:1  Warning: the date is missing.
warning gatsby-plugin-react-helmet: Gatsby now has built-in support.
info Total nodes: 432
Pages
┌ /annex`;

it("shows a line for the build, warnings about content, and the address, but no other line of Gatsby's log", () => {
  expect(start(`console.log(${JSON.stringify(log)})`)).toEqual({
    lines: [
      "Building the site, which takes about a minute:",
      "content/sources.yaml:3:1  Warning: the date is missing.",
      "The site was built in 1 s.",
      "The site is at http://localhost:9000/",
    ],
    status: 0,
  });
});

it("shows the problems that stop a build, and serves nothing", () => {
  const problem = "content/pages/alibi.md:4:1  Write the colon.";
  expect(start(`console.log(${JSON.stringify(`success one\n${problem}`)}); process.exit(1)`)).toEqual({
    lines: ["Building the site, which takes about a minute:", problem],
    status: 1,
  });
});
