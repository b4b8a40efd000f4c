import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { TinyContent } from "../../tests/support/tinyContent";
import type * as Check from "../content-model/checkContent";
import type { formatProblem } from "../content-model/problem";
import type * as Schemas from "../content-model/jsonSchemas";
import type { kinds } from "../content-model/kinds";
import type * as Reader from "../content-model/readContent";
import type { templates } from "../content-model/templates";
import type * as Derived from "./derivedFields";
import type { graphqlTypes } from "./graphqlTypes";

/** The fields of a GraphQL type that this test compares. */
interface Type {
  name: string;
  fields: Record<string, { type: string; description: string }>;
}

/** The folder with a copy of the code to which the diffs of docs/extending.md have been applied. */
let copy: string;
let content: TinyContent;

const load = <Module>(file: string) => import(join(copy, "src", file)) as Promise<Module>;

/**
 * Applies the part of a diff that concerns one file. If the diff adds the file, the file is deleted first, because the project may already
 * contain it. If the part does not fit the current file, it is applied to an earlier version of the file, from the commit that last changed
 * the guide.
 */
function applyPiece(input: string): void {
  const [, file = ""] = /^diff --git a\/(\S+)/.exec(input) ?? [];
  const env = { ...process.env, GIT_CEILING_DIRECTORIES: dirname(copy) };
  const apply = () => execFileSync("git", ["apply", "-"], { cwd: copy, env, input, stdio: "pipe" });
  if (input.includes("\nnew file mode")) rmSync(join(copy, file), { force: true });
  try {
    apply();
  } catch {
    const commit = execFileSync("git", ["log", "-1", "--format=%H", "--", "docs/extending.md"], {
      encoding: "utf8",
    }).trim();
    writeFileSync(join(copy, file), execFileSync("git", ["show", `${commit}:${file}`]));
    apply();
  }
}

beforeAll(async () => {
  // The copy is inside the project, so that Node finds the project's packages.
  mkdirSync("fixture-sites", { recursive: true });
  copy = mkdtempSync(resolve("fixture-sites/guide-"));
  cpSync("src", join(copy, "src"), { recursive: true });
  const guide = readFileSync("docs/extending.md", "utf8");
  const diffs = [...guide.matchAll(/^```diff\n(.*?)^```$/gms)].map(([, diff]) => diff ?? "");
  expect(diffs).toHaveLength(3);
  for (const piece of diffs.flatMap((diff) => diff.split(/^(?=diff --git )/m))) applyPiece(piece);
  const written = (file: string) => readFileSync(join(copy, "content", file), "utf8");
  content = await TinyContent.with({
    "meetings.yaml": written("meetings.yaml"),
    "pages/meetings.md": written("pages/meetings.md"),
  });
});
afterAll(() => {
  rmSync(copy, { recursive: true });
});

test("the guide's field and kind are in the GraphQL schema", async () => {
  const model = await load<{ kinds: typeof kinds }>("content-model/kinds");
  const types = await load<{ graphqlTypes: typeof graphqlTypes }>("gatsby-node/graphqlTypes");
  const { derivedShape } = await load<typeof Derived>("gatsby-node/derivedFields");
  const same = (type: unknown) => type;
  const builder = { buildObjectType: same, buildEnumType: same } as Parameters<typeof graphqlTypes>[2];
  const built = types.graphqlTypes(model.kinds, [], builder, derivedShape) as unknown as Type[];
  const fieldsOf = (type: string) => built.find(({ name }) => name === type)?.fields;
  expect(fieldsOf("LegalProfile")?.firm).toMatchObject({
    type: "String",
    description: "The firm or chambers.",
  });
  expect(fieldsOf("Meeting")).toMatchObject({
    when: { type: "String!" },
    whenInWords: { type: "String!" },
    picture: { type: "Picture" },
  });
  expect(fieldsOf("AgendaItem")?.topic?.description).toBe("What is talked about.");
  const { writeEditorFiles } = await load<typeof Schemas>("content-model/jsonSchemas");
  const { readContent } = await load<typeof Reader>("content-model/readContent");
  await writeEditorFiles(await readContent(content.root), copy);
  expect(existsSync(`${copy}/.vscode/schemas/meetings.json`)).toBe(true);
});

test("the check accepts the guide's content, and refuses a mistake in it", async () => {
  const { checkContent } = await load<typeof Check>("content-model/checkContent");
  const { formatProblem: format } = await load<{ formatProblem: typeof formatProblem }>(
    "content-model/problem",
  );
  const check = async () => (await checkContent(content.root)).map(format);
  expect(await check()).toEqual([]);
  content.append(
    "meetings.yaml",
    "- anchor: earlier\n  title: Earlier\n  when: 2026-01-01\n  place: Town Hall\n",
  );
  expect(await check()).toEqual([expect.stringMatching(/^content\/meetings\.yaml:11:/)]);
});

test("the guide's template is a value of `template:` and compiles", async () => {
  const page = await load<{ templates: typeof templates }>("content-model/templates");
  expect(page.templates).toContain("meetings");
  const { default: template } = await load<{ default: unknown }>("templates/meetings");
  expect(template).toEqual(expect.any(Function));
});
