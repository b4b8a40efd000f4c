/** Makes a new project for each test, and sends the editor the requests that a form sends. */
import type { Params } from "../../tools/editor/server/actions";
import { valuesOf, type Values } from "../../tools/editor/server/contentText";
import { kindAt } from "../../tools/editor/server/editorPaths";
import { EditorProject, testimony } from "./editorProject";

export const ann = "content/testimonies/ann-smith.md";
export const list = "content/timeline.yaml";
export const folder = "content/testimonies/";

export let files: EditorProject;

beforeEach(() => {
  files = new EditorProject();
});

afterEach(() => jest.restoreAllMocks());

export const valuesIn = (path: string, text: string) => valuesOf(kindAt(path), text) ?? {};
export const hers = valuesIn(ann, testimony);
export const role = testimony.replace("role: Supporter", "role: Reader");

export const save = (
  path: string,
  before: string | undefined,
  values: Values,
  more: Partial<Params<"save">> = {},
) => files.ask("save", { path, form: "one", before, values, answers: [], ...more });

export const open = (path: string, form = "one") => files.ask("openForm", { path, form });
