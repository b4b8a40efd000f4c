/** The backend through which Decap reads and saves: the editor's own server. */
import type { MediaFile } from "../media";
import { rememberBefore } from "./recoverBackups";
import { send } from "./send";
import { announceMerge } from "./sharingDialog";

/** A picture that was chosen in a form. */
interface AssetProxy {
  path: string;
  toBase64: () => Promise<string>;
}

const assetOf = async (proxy: AssetProxy) => ({
  path: proxy.path,
  content: await proxy.toBase64(),
  encoding: "base64" as const,
});

function mediaFile({ id, name, path, content }: MediaFile) {
  const file = new File([Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))], name);
  const url = URL.createObjectURL(file);
  return { id, name, path, file, size: file.size, url, displayURL: url };
}

/** Whether the open form is for an entry that does not exist yet. */
const isNewForm = () => location.hash.endsWith("/new");

/**
 * Implements Decap's backend interface (decap-cms-core, `backend.ts`). Remembers the text of each file when its form was
 * opened, so that the server can merge what was saved in another window since.
 */
export class FilesBackend {
  private readonly before = new Map<string, string | undefined>();
  /** The path under which a new entry was refused; a changed title changes the path. */
  private refused: string | undefined;

  isGitBackend = () => false;
  status = () => Promise.resolve({ auth: { status: true }, api: { status: true, statusPage: "" } });
  authComponent = () => () => null;
  restoreUser = () => Promise.resolve({});
  authenticate = () => Promise.resolve({});
  logout = () => null;
  getToken = () => Promise.resolve("");
  getDeployPreview = () => Promise.resolve(null);

  entriesByFolder(folder: string, extension: string) {
    return send("entriesByFolder", { folder, extension });
  }

  entriesByFiles(files: { path: string; label?: string }[]) {
    return send("entriesByFiles", { files: files.map(({ path, label }) => ({ path, label })) });
  }

  async getEntry(path: string) {
    // For a new entry, Decap asks whether its path is taken; its own draft does not count.
    const entry = await send("getEntry", { path, ignoreDraft: isNewForm() });
    if (!isNewForm()) this.remember(path, entry.before);
    return entry;
  }

  private remember(path: string, before: string | undefined): void {
    this.before.set(path, before);
    rememberBefore(path, before);
  }

  async persistEntry({
    dataFiles,
    assets,
  }: {
    dataFiles: { path: string; raw: string }[];
    assets: AssetProxy[];
  }) {
    const pictures = await Promise.all(assets.map(assetOf));
    for (const { path, raw } of dataFiles) {
      const saved = { path, raw, before: this.before.get(path), assets: pictures, instead: this.refused };
      try {
        const { before, isMerged } = await send("persistEntry", saved);
        this.remember(path, before);
        this.refused = undefined;
        if (isMerged) announceMerge();
      } catch (error) {
        if (isNewForm()) this.refused = path;
        throw error;
      }
    }
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
    await send("deleteFiles", { paths });
    for (const path of paths) this.before.delete(path);
  }
}
