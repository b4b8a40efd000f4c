/**
 * `npm run mutants -- FOLDER [MOST]`: puts errors into a copy of the last commit, one after another, and prints the errors that no test of
 * the folder notices. MOST is the maximum number of errors, by default 100. An error is a deleted member of a list, a deleted alternative
 * of a pattern, a deleted statement, or a negated condition.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import ts from "typescript";

const alternatives = /\|[^|()[\]]+(?=[|)/])|(?<=[(/])[^|()[\]?]+\|/g;

function mutantsOf(file: string, text: string) {
  const found: { file: string; from: number; to: number; instead: string }[] = [];
  const add = (from: number, to: number, instead = "") => void found.push({ file, from, to, instead });
  const negate = (node: ts.Node) => add(node.getStart(), node.end, `!(${node.getText()})`);
  const visit = (node: ts.Node): void => {
    if (ts.isArrayLiteralExpression(node))
      node.elements.forEach((one, at, all) => add(one.pos, all[at + 1]?.pos ?? one.end));
    if (ts.isRegularExpressionLiteral(node))
      for (const match of node.text.matchAll(alternatives))
        add(node.getStart() + match.index, node.getStart() + match.index + match[0].length);
    if (ts.isIfStatement(node) || ts.isWhileStatement(node)) negate(node.expression);
    if (ts.isConditionalExpression(node)) negate(node.condition);
    if (ts.isBinaryExpression(node) && /^(&&|\|\|)$/.test(node.operatorToken.getText())) negate(node.left);
    if (ts.isExpressionStatement(node)) add(node.getStart(), node.end, ";");
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true));
  return found;
}

const [folder = "tools/publishing", most = "100"] = process.argv.slice(2);
const copy = mkdtempSync(join(tmpdir(), "mutants-"));
spawnSync("git", ["worktree", "add", "--force", "--detach", copy]);
symlinkSync(resolve("node_modules"), join(copy, "node_modules"), "junction");
const read = (file: string) => readFileSync(join(copy, file), "utf8");
const files = readdirSync(join(copy, folder), { recursive: true, encoding: "utf8" })
  .map((name) => join(folder, name))
  .filter((name) => /(?<!\.test|\.d)\.m?ts$|\.mjs$/.test(name));
const all = files.flatMap((file) => mutantsOf(file, read(file)));
const planted = all.filter((_, index) => (index * Number(most)) % all.length < Number(most));
const survivors = planted.filter(({ file, from, to, instead }) => {
  const text = read(file);
  writeFileSync(join(copy, file), text.slice(0, from) + instead + text.slice(to));
  const isGreen = [file.replace(/\.m?[jt]s$/, "."), folder].every((tests) => {
    const command = ["node_modules/jest/bin/jest.js", "--bail", "--passWithNoTests", tests];
    const { pid, status } = spawnSync(process.execPath, command, { cwd: copy, ...{ detached: true } });
    spawnSync("pkill", ["-KILL", "-g", String(pid)]); // The changed file may contain an endless loop.
    return status === 0;
  });
  writeFileSync(join(copy, file), text);
  if (isGreen) console.log(`${file}:${text.slice(0, from).split("\n").length}: ${text.slice(from, to)}`);
  return isGreen;
});
console.log(
  `${folder}: planted ${planted.length} of ${all.length} possible errors. No test noticed ${survivors.length} of them.`,
);
spawnSync("git", ["worktree", "remove", "--force", copy]);
