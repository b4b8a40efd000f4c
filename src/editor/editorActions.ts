import { join, posix } from "node:path";
import { formatProblem } from "../content-model/check/problem";
import { checkContent } from "../content-model/checkContent";
import { kindOfFile } from "../content-model/kinds";
import type { Alone } from "../sharing/share";
import { ContentFolder } from "./contentFolder";
import { deletablePath, mediaPath, nameOf } from "./editorPaths";
import { getEntry, getText, hash, listedEntry, persistEntry, readExisting, saveText } from "./entries";
import { Refusal } from "./refusal";
import { editorRequest, type EditorRequest } from "./requests";
import { SharingActions } from "./sharingActions";

/** Actions that change files: one after the other, so that none is checked against what another is about to change. */
const inTurn: EditorRequest["action"][] = [
  "persistEntry",
  "persistMedia",
  "deleteFile",
  "deleteFiles",
  "saveText",
  "takeBack",
];

/** Runs one thing after the other; a failure does not hold up what comes next. */
function turns(): Alone {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const answer = last.then(run);
    last = answer.catch(() => undefined);
    return answer;
  };
}

/**
 * Does what the editor's page asks for.
 * @param project the folder that holds content/
 * @returns a function that takes the body of a request and gives the answer; it rejects with a `Refusal` otherwise
 */
export function editorActions(project: string): (body: unknown) => Promise<unknown> {
  const takeTurn = turns();
  const folder = new ContentFolder(join(project, "content"));
  const sharing = new SharingActions(project, takeTurn);
  return (body) => {
    const { data, error } = editorRequest.safeParse(body);
    if (error) {
      const issues = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
      return Promise.reject(new Refusal(`The editor does not know this request (${issues.join("; ")}).`));
    }
    const run = () => act(folder, sharing, data);
    return inTurn.includes(data.action) ? takeTurn(run) : run();
  };
}

async function act(
  folder: ContentFolder,
  sharing: SharingActions,
  { action, params }: EditorRequest,
): Promise<unknown> {
  switch (action) {
    case "entriesByFolder": {
      const paths = await folder.list(params.folder);
      const entries = paths.filter((path) => path.endsWith(`.${params.extension}`));
      return Promise.all(entries.map((path) => listedEntry(folder, { path })));
    }
    case "entriesByFiles":
      return Promise.all(params.files.map((file) => listedEntry(folder, file)));
    case "getEntry":
      return getEntry(folder, params.path);
    case "persistEntry":
      return persistEntry(folder, params);
    case "getMedia": {
      const paths = await folder.list(params.mediaFolder);
      return Promise.all(paths.map((path) => mediaFile(folder, path)));
    }
    case "getMediaFile":
      return mediaFile(folder, params.path);
    case "persistMedia": {
      const { path, content } = params.asset;
      await folder.write(new Map([[mediaPath(path), Buffer.from(content, "base64")]]));
      return mediaFile(folder, path);
    }
    case "deleteFile":
      return remove(folder, [params.path]);
    case "deleteFiles":
      return remove(folder, params.paths);
    case "getDeployPreview":
      return null;
    case "problems":
      return problems(folder);
    case "getText":
      return getText(folder, params.path);
    case "saveText":
      return saveText(folder, params);
    case "state":
      return sharing.state();
    case "share":
      return sharing.share(params);
    case "shareStep":
      return { step: sharing.step };
    case "history":
      return sharing.history();
    case "takeBack":
      return sharing.takeBack(params);
  }
}

/** A picture or document with its bytes. */
async function mediaFile(folder: ContentFolder, path: string) {
  const bytes = await readExisting(folder, mediaPath(path));
  return {
    id: hash(bytes),
    content: bytes.toString("base64"),
    encoding: "base64",
    path,
    name: posix.basename(path),
  };
}

async function remove(folder: ContentFolder, paths: readonly string[]) {
  await folder.remove(paths.map(deletablePath));
  return { message: `deleted ${paths.join(", ")}` };
}

/** The mistakes in the whole content; `hasText` says whether the file can be opened as text. */
async function problems({ root }: ContentFolder) {
  const all = await checkContent(root);
  return all
    .filter(({ severity }) => severity === "error")
    .map((problem) => ({
      ...problem,
      sentence: formatProblem(problem),
      hasText: kindOfFile(nameOf(problem.file)) !== undefined,
    }));
}
