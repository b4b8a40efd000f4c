import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, readFileSync } from "node:fs";
import { delimiter } from "node:path";
import { TestFolder } from "../tests/support/testFolder";

/**
 * Runs `npm start` with programs in place of Gatsby and tsx. Returns the lines of its output.
 * @param gatsby the code of the program in place of Gatsby
 * @param npm the shell script in place of npm, which installs the packages. Without it, the packages are complete already
 */
function start(gatsby: string, npm?: string) {
  const project = new TestFolder();
  cpSync("scripts", `${project.root}/scripts`, { recursive: true });
  for (const name of ["package.json", "package-lock.json"]) project.write(name, readFileSync(name));
  if (npm === undefined) project.write("node_modules/.package-lock.json", readFileSync("package-lock.json"));
  for (const name of ["gatsby", "tsx"])
    project.write(`node_modules/${name}/package.json`, JSON.stringify({ bin: "program.js" }));
  project.write("node_modules/gatsby/program.js", gatsby);
  project.write("node_modules/tsx/program.js", 'console.log("The site is at http://localhost:9000/")');
  project.write("bin/npm", `#!/bin/sh\n${npm ?? "exit 1"}\n`);
  chmodSync(`${project.root}/bin/npm`, 0o755);
  const { stdout, stderr, status } = spawnSync(process.execPath, ["scripts/start.mjs"], {
    cwd: project.root,
    encoding: "utf8",
    env: { ...process.env, PATH: `${project.root}/bin${delimiter}${process.env.PATH}` },
  });
  const lines = stdout
    .replace(/\d+ s\./g, "1 s.")
    .replace(/\d+ packages/, "900 packages")
    .trim()
    .split("\n");
  return { lines, errors: stderr, status };
}

const log = `success load plugins - 1.2s
warning content/sources.yaml:3:1  Warning: the date is missing.
warning gatsby-plugin-react-helmet: Gatsby now has built-in support.
info Total nodes: 432
Pages
┌ /annex`;

const installing =
  "Step 1 of 3: Installing up to 900 packages, which takes one to five minutes and about a gigabyte of disk:";
const areInstalled = "Step 1 of 3: All packages are installed already.";
const building = "Step 2 of 3: Building the site, which takes about a minute:";

it("shows a line for each step, warnings about content, and the address, but no other line of Gatsby's log", () => {
  expect(start(`console.log(${JSON.stringify(log)})`)).toMatchObject({
    lines: [
      areInstalled,
      building,
      "content/sources.yaml:3:1  Warning: the date is missing.",
      "The site was built in 1 s.",
      "Step 3 of 3: Starting the server, which takes a few seconds.",
      "The site is at http://localhost:9000/",
    ],
    status: 0,
  });
});

it("shows the problems that stop a build, and serves nothing", () => {
  const problem = "content/pages/alibi.md:4:1  Write the colon.";
  expect(start(`console.log(${JSON.stringify(`success one\n${problem}`)}); process.exit(1)`)).toMatchObject({
    lines: [areInstalled, building, problem],
    status: 1,
  });
});

it("shows how long the installation took in place of npm's own lines, before it builds the site", () => {
  const { lines } = start("", 'echo "added 900 packages in 1m"; echo "npm warn deprecated" >&2');
  expect(lines.slice(0, 3)).toEqual([installing, "The packages were installed in 1 s.", building]);
});

it("shows the errors of an installation that fails, and builds nothing", () => {
  expect(start("", 'echo "npm error network" >&2; exit 7')).toEqual({
    lines: [installing],
    errors: "npm error network\n",
    status: 7,
  });
});
