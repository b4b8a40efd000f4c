/** The backend through which Decap reads and saves: the editor's own server. */
import type { MediaFile } from "../media";
import { deleteFile } from "./deleting";
import { showMistakes } from "./mistakes";
import { showPage } from "./preview";
import { Refusal, reportChange, send } from "./send";
import { announceSaved } from "./sharingDialog";
import { openedDrafts } from "./store";

/** A picture that was chosen in a form. */
interface AssetProxy {
  path: string;
  toBase64: () => Promise<string>;
}

/** What was typed in a form. */
interface DataFile {
  path: string;
  raw: string;
}

export const assetOf = async (proxy: AssetProxy) => ({
  path: proxy.path,
  content: await proxy.toBase64(),
});

function mediaFile({ id, name, path, content }: MediaFile) {
  const file = new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name);
  const url = URL.createObjectURL(file);
  return { id, name, path, file, size: file.size, url, displayURL: url };
}

/** Whether the open form is for an entry that does not exist yet. */
const isNewForm = () => /^#\/collections\/[^/]+\/new$/.test(location.hash);

/** The text of each file when its form was opened, so that the server can merge what was saved elsewhere since. */
const texts = new Map<string, string | undefined>();
/** Which form of each file this window has; one that shows a draft goes on with that. */
const ownForm = crypto.randomUUID();
const forms = new Map<string, string | undefined>();
export const formOf = (path: string) => forms.get(path);
export const beforeOf = (path: string) => texts.get(path);

/** What Decap asks of a backend whose user is signed in (decap-cms-core, `backend.ts`). */
export class FilesBackend {
  status = () => Promise.resolve({ auth: { status: true }, api: { status: true, statusPage: "" } });
  authComponent = () => () => null;
  restoreUser = () => Promise.resolve({});

  entriesByFolder(folder: string) {
    return send("entriesByFolder", { folder });
  }

  entriesByFiles(files: { path: string; label?: string }[]) {
    return send("entriesByFiles", { files: files.map(({ path, label }) => ({ path, label })) });
  }

  async getEntry(path: string) {
    const entry = await send("getEntry", { path });
    // For a new entry, Decap asks whether its path is taken.
    if (isNewForm()) return entry;
    texts.set(path, entry.before);
    forms.set(path, entry.form ?? ownForm);
    if (entry.isDraft) {
      openedDrafts.add(path);
      // What was typed just before F5 may have been kept after the bar had asked for drafts.
      reportChange();
    } else openedDrafts.delete(path);
    return entry;
  }

  /** Decap names more than one file only for an entry in several languages. */
  async persistEntry({ dataFiles: [file], assets }: { dataFiles: [DataFile]; assets: AssetProxy[] }) {
    // A new entry has no file name as long as the field is empty that gives it one, for which it is refused.
    const path = file.path.replace(/\/\.md$/, "/unnamed.md");
    const pictures = await Promise.all(assets.map(assetOf));
    const sent = {
      path,
      raw: file.raw,
      form: forms.get(path),
      before: texts.get(path),
      assets: pictures,
      isNew: isNewForm(),
    };
    const { before, ...saved } = await send("persistEntry", sent).catch((error: unknown) => {
      const mistakes = error instanceof Refusal ? error.mistakes : [];
      showMistakes(mistakes);
      throw mistakes.length > 0 ? new Refusal("Not saved. Above the buttons is what to correct.") : error;
    });
    texts.set(path, before);
    void showPage(path);
    announceSaved(saved);
  }

  async getMedia(mediaFolder = "content/images") {
    return (await send("getMedia", { mediaFolder })).map(mediaFile);
  }

  async getMediaFile(path: string) {
    return mediaFile(await send("getMediaFile", { path }));
  }

  async persistMedia(proxy: AssetProxy) {
    return mediaFile(await send("persistMedia", { asset: await assetOf(proxy) }));
  }

  async deleteFiles(paths: string[]) {
    for (const path of paths) {
      await deleteFile(path);
      texts.delete(path);
    }
  }
}
