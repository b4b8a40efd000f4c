import { join, posix } from "node:path";
import { errorsOnly, formatProblem } from "../../src/content-model/problem";
import { checkContent } from "../../src/content-model/checkContent";
import { kindOfFile } from "../../src/content-model/kinds";
import type { RunExclusive } from "../sharing/share";
import { ContentFolder } from "./contentFolder";
import type { ShownDraft } from "./responses";
import { Drafts, type Draft } from "./drafts";
import { deletablePath, formOf, mediaPath, nameOf } from "./editorPaths";
import { entriesOf, getEntry, getText, hash, listedEntry, readExisting, type Store } from "./entries";
import { Refusal } from "./refusal";
import { addressFor, locate } from "./locate";
import { responds } from "./ownServers";
import { editorRequest, type EditorRequest } from "./requestSchema";
import { keepTyped, persistEntry, saveDraft, saveText } from "./saving";
import { SharingActions } from "./sharingActions";

/** Actions that change files run one at a time, so that none is checked against files that another is about to change. */
const exclusiveActions: EditorRequest["action"][] = [
  "persistEntry",
  "persistMedia",
  "deleteFiles",
  "saveText",
  "keepDraft",
  "saveDraft",
  "dropDraft",
  "takeBack",
];

/** A queue that runs one task at a time; a task that fails does not block the next. */
function exclusiveQueue(): RunExclusive {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => undefined);
    return result;
  };
}

/**
 * Handles the requests of the editor's page.
 * @param project the folder that holds content/
 * @param siteAddress the development site's address, if there is one
 * @returns a function from the body of a request to its response; it rejects with a `Refusal` for what cannot be done
 */
export function editorActions(project: string, siteAddress?: string): (body: unknown) => Promise<unknown> {
  const runExclusive = exclusiveQueue();
  const store = { folder: new ContentFolder(join(project, "content")), drafts: new Drafts(project) };
  const sharing = new SharingActions(project, runExclusive);
  return (body) => {
    const { data, error } = editorRequest.safeParse(body);
    if (error) {
      const issues = error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
      return Promise.reject(
        new Refusal(`The editor does not recognise this request (${issues.join("; ")}).`),
      );
    }
    const run = () => act({ ...store, siteAddress }, sharing, data);
    return exclusiveActions.includes(data.action) ? runExclusive(run) : run();
  };
}

async function act(
  store: Store & { siteAddress: string | undefined },
  sharing: SharingActions,
  { action, params }: EditorRequest,
): Promise<unknown> {
  const { folder, drafts } = store;
  switch (action) {
    case "entriesByFolder":
      return entriesOf(store, params);
    case "entriesByFiles":
      return Promise.all(params.files.map((file) => listedEntry(folder, file)));
    case "getEntry":
      return getEntry(store, params);
    case "persistEntry":
      return persistEntry(store, params);
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
    case "deleteFiles":
      return remove(store, params.paths);
    case "problems":
      return problems(folder);
    case "drafts":
      return (await drafts.all()).map(shownDraft);
    case "keepDraft":
      return keepTyped(store, params);
    case "saveDraft":
      return saveDraft(store, params);
    case "dropDraft":
      await drafts.drop(params.path);
      return {};
    case "addressFor":
      return {
        address: await addressFor(folder.root, params.path),
        isUp: store.siteAddress !== undefined && (await responds(store.siteAddress)),
      };
    case "locate":
      return { place: await locate(folder.root, params.address, params.texts) };
    case "getText":
      return getText(store, params.path);
    case "saveText":
      return saveText(store, params);
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

/** Deletes files with their drafts; an entry that was never saved exists only as a draft. */
async function remove({ folder, drafts }: Store, paths: readonly string[]) {
  const saved: string[] = [];
  for (const path of paths.map(deletablePath)) {
    const isDraft = (await drafts.of(path)) !== undefined;
    if (!isDraft || (await folder.read(path))) saved.push(path);
  }
  await folder.remove(saved);
  for (const path of paths) await drafts.drop(path);
  return {};
}

/** A draft as the page lists it. */
function shownDraft({ path, message, when, raw }: Draft): ShownDraft {
  return { path, message, when, form: raw === undefined ? undefined : formOf(path) };
}

/** The errors in the whole content. */
async function problems({ root }: ContentFolder) {
  const all = await checkContent(root);
  return errorsOnly(all).map((problem) => ({
    ...problem,
    sentence: formatProblem(problem),
    hasText: kindOfFile(nameOf(problem.file)) !== undefined,
  }));
}
