import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fixture } from "../../tests/support/contentCopy";
import { TestFolder } from "../../tests/support/testFolder";
import { pageText, sourceText, TinyContent } from "../../tests/support/tinyContent";
import { writeEditorFiles } from "./jsonSchemas";
import { kinds } from "./kinds";
import { formatProblem } from "./problem";
import { readContent } from "./readContent";
import type { Content } from "./contentFile";

const onDisk = (file: string) => JSON.parse(readFileSync(file, "utf8")) as unknown;
type Schema = Parameters<typeof z.fromJSONSchema>[0];

/** Returns the schemas that are written for this content. The keys are the names of the files of the schemas. */
async function schemasOf(content: Content): Promise<Record<string, Schema>> {
  const project = new TestFolder();
  await writeEditorFiles(content, project.root);
  const folder = join(project.root, ".vscode/schemas");
  return Object.fromEntries(readdirSync(folder).map((name) => [name, onDisk(join(folder, name)) as Schema]));
}

test("VS Code's settings name the schema of each YAML file", () => {
  const settings = onDisk(".vscode/settings.json") as { "yaml.schemas": object };
  const files = kinds.flatMap(({ shape, source }) => (shape === "markdown" ? [] : source));
  expect(settings["yaml.schemas"]).toEqual(
    Object.fromEntries(
      files.map((name) => [`./.vscode/schemas/${name.replace("yaml", "json")}`, `content/${name}`]),
    ),
  );
});

test("the schemas accept all that the check accepts", async () => {
  const content = await readContent(fixture);
  const schemas = await schemasOf(content);
  for (const { kind, yaml, file } of content.files) {
    const schema = schemas[`${kind.source.replace(/\.yaml$/, "")}.json`] ?? {};
    const { error } = z.fromJSONSchema(schema).safeParse(yaml.data);
    expect({ file, error: error?.issues }).toEqual({ file, error: undefined });
  }
});

test("a list without entries, where all lines are comments, is accepted as the check accepts it", async () => {
  const content = await TinyContent.with({ "statements.yaml": "# None yet.\n" });
  expect(await content.check()).toEqual([]);
  const schemas = await schemasOf(await readContent(content.root));
  const { error } = z.fromJSONSchema(schemas["statements.json"] ?? {}).safeParse(null);
  expect(error?.issues).toBeUndefined();
});

test("an unquoted year is a date", async () => {
  const { "timeline.json": schema } = await schemasOf(await readContent(fixture));
  const timeline = z.fromJSONSchema(schema ?? {});
  const entry = { anchor: "a", title: "T", description: "D.", icon: "pen" };
  expect(timeline.safeParse([{ ...entry, when: 1985 }]).success).toBe(true);
  expect(timeline.safeParse([{ ...entry, when: ["1985"] }]).success).toBe(false);
});

test("fields that name something complete to the names that content has", async () => {
  const content = await TinyContent.with({
    "pages/annex.md": pageText("/annex"),
    "sources.yaml": sourceText("ruling"),
  });
  const schemas = await schemasOf(await readContent(content.root));
  const [navigation, timeline, pages] = ["navigation", "timeline", "pages"].map((name) =>
    JSON.stringify(schemas[`${name}.json`]),
  );
  expect(navigation).toContain('{"enum":["annex","home"]}');
  expect(timeline).toContain('{"enum":["ruling"]}');
  expect(pages).toContain('{"enum":["../images/icon.png","../images/share.png"]}');
  expect(JSON.stringify(schemas)).not.toMatch(/"(isDate|isPast|inFile|multiline|isPdf|one)"/);
});

test("the description of a date, a picture or sources says once how a file writes them", async () => {
  const schemas = JSON.stringify(
    await schemasOf(await TinyContent.with({}).then(({ root }) => readContent(root))),
  );
  expect(schemas).toContain(
    '"The day, month or year of publication. Only invented sample content may leave it out. In the file: 1999-12-12, 1999-12 or 1999."',
  );
  expect(schemas).toMatch(
    /"The date of the event\. In the file: 1985[^"]*1985-06~ for about June 1985[^"]*\."/,
  );
  expect(schemas).toContain('800 × 500 pixels. In the file: ../images/early-years.jpg."');
  expect(schemas).toContain(
    'if you have found the facts there yourself. In the file: [\\"judgment-1999:145\\"], anchors of',
  );
  expect(schemas).not.toMatch(/In the file:[^"]*In the file:/);
});

test("snippets begin a page with its required fields, and cite the sources that there are", async () => {
  const content = await TinyContent.with({ "sources.yaml": sourceText("ruling") + sourceText("paper") });
  const project = new TestFolder();
  await writeEditorFiles(await readContent(content.root), project.root);
  const written = readFileSync(join(project.root, ".vscode/content.code-snippets"), "utf8");
  expect(JSON.parse(written)).toMatchObject({
    "New page": { scope: "markdown", body: expect.arrayContaining(["---", "title: $1"]) as string[] },
    "Cite a source": { prefix: "cite", body: ["[^${1|ruling,paper|}$2]"] },
  });
});

test("a file that has not changed is not written again", async () => {
  const project = new TestFolder();
  const content = await readContent(fixture);
  await writeEditorFiles(content, project.root);
  const file = join(project.root, ".vscode/schemas/timeline.json");
  utimesSync(file, 100, 100);
  await writeEditorFiles(content, project.root);
  expect(statSync(file).mtimeMs).toBe(100_000);
  expect(existsSync(join(project.root, ".vscode/content.code-snippets"))).toBe(true);
});

test.each([
  ["error", "There is no field.", undefined],
  ["warning", "Nothing uses this.", "Warning"],
] as const)("VS Code's task reads a problem of severity %s", (severity, message, word) => {
  const { tasks } = onDisk(".vscode/tasks.json") as {
    tasks: [{ problemMatcher: { pattern: { regexp: string } } }];
  };
  const line = formatProblem({ file: "content/pages/a b.md", line: 12, column: 3, message, severity });
  expect(new RegExp(tasks[0].problemMatcher.pattern.regexp).exec(line)?.slice(1)).toEqual([
    "content/pages/a b.md",
    "12",
    "3",
    word,
    message,
  ]);
});
