import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import type { ActionName, Answer, Params } from "../../tools/editor/server/actions";
import { editorActions } from "../../tools/editor/server/editorActions";
import type { RequestError } from "../../tools/editor/common/requestError";
import { TestFolder } from "./testFolder";

/** Returns an entry of the timeline, as YAML. */
export const event = (anchor: string, when: string) =>
  `- anchor: ${anchor}\n  date: "${when}"\n  when: "${when}"\n  title: Something\n  description: It happened.\n  kind: case\n  icon: file\n`;

export const timeline = event("first", "1985") + event("second", "1986");

export const testimony =
  "---\nslug: ann-smith\nname: Ann Smith\nrole: Supporter\nsummary: A line that is long enough for the card on the page of all testimonies.\norder: 10\n---\n\nHer words.\n";

/** The Markdown file of the page that lists the testimonies. */
const voices =
  "---\ntitle: Voices\npath: /testimonies\nlabel: Voices\ndescription: What supporters say, at a length that search engines like to show.\ntemplate: testimonies\n---\n\nWords.\n";

/** Paths that no request may use. They are outside content/, or they are written so that their target is hidden. */
export const forbiddenPaths = [
  "package.json",
  "../secret.txt",
  "content",
  "content/",
  "content/../package.json",
  "content/../../secret.txt",
  "content/images/../../../secret.txt",
  "content/./timeline.yaml",
  "content//timeline.yaml",
  "/content/timeline.yaml",
  "/etc/hostname",
  "content\\timeline.yaml",
  "content/..\\..\\secret.txt",
  "content/timeline.yaml\0.md",
  "content/timeline.yaml::$DATA",
  "C:/content/timeline.yaml",
  "content/timeline.yaml.",
  "content/timeline.yaml ",
  "content/.git/config",
  "content/testimonies/linked.md",
  "content/images/linked.png",
  "content/images/up/package.json",
  "content/images/up/content/timeline.yaml",
  "",
  "Content/timeline.yaml",
  "content/images/nul.png",
  "content/images/COM1",
  "content/images/a|b.png",
  "content/images/line\nbreak.png",
  `content/images/${"a".repeat(201)}.png`,
];

/** Returns a function that sends a request to the editor of a project, as the editor's page does. */
export const askIn =
  (project: string) =>
  <Name extends ActionName>(action: Name, params: Params<Name>) =>
    editorActions(project).act({ action, params }) as Promise<Answer<Name>>;

/** Checks that a promise rejects. Resolves to the error, which must be a RequestError. */
export const refusal = (attempt: Promise<unknown>) =>
  attempt.then(
    () => Promise.reject(new Error("It was not refused.")),
    (error: unknown) => error as RequestError,
  );

/** Returns the text of each file below a folder. The keys are the paths of the files. */
export function filesBelow(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { withFileTypes: true }).map((entry) => {
    const path = join(folder, entry.name);
    // The function calls itself for folders. It does not use the option `recursive`, because only some versions of Node follow links with
    // this option.
    if (entry.isDirectory()) return filesBelow(path);
    return entry.isFile() ? { [path]: readFileSync(path, "latin1") } : {};
  });
  return Object.assign({}, ...entries) as Record<string, string>;
}

/**
 * A project in a temporary folder. In and around it are files that the editor must not touch, and content/ contains links to such files.
 */
export class EditorProject extends TestFolder {
  constructor() {
    super("project");
    this.write("../secret.txt", "outside");
    this.write("package.json", "{}");
    this.write("content/timeline.yaml", timeline);
    this.write("content/testimonies/ann-smith.md", testimony);
    this.write("content/pages/voices.md", voices);
    this.write("content/images/dot.png", "a picture");
    for (const name of ["testimonies/linked.md", "images/linked.png"])
      symlinkSync(join(this.folder, "secret.txt"), join(this.root, "content", name));
    symlinkSync(this.root, join(this.root, "content/images/up"));
  }

  ask = askIn(this.root);

  /** Saves a picture, in the way that the editor's page does. */
  put = (path: string, content: Buffer) => editorActions(this.root).writeMedia(path, content);
}
