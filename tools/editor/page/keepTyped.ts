/** Keeps what is typed in a form as a draft while it is being typed, and fills the form of a new entry with its draft. */
import { assetOf, beforeOf, formOf } from "./backend";
import { byId } from "./element";
import { send } from "./send";
import { onChange, openForm, showDraft, type OpenForm } from "./store";

/** Milliseconds from a keystroke until it is kept, and from a failure to the next attempt. */
const [delay, retryDelay] = [400, 2000];

let seen: OpenForm | undefined;
let begun: string | undefined;
let pending: OpenForm | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether a draft comes from the form that is open in this window, where everybody sees it anyway. */
export const isBeingTyped = (path: string) => path === begun;

/** What was typed last is not to be kept: it is being saved, or was thrown away. */
export function forgetTyped(): void {
  clearTimeout(timer);
  pending = undefined;
}

function keepSoon(form: OpenForm, milliseconds: number): void {
  clearTimeout(timer);
  pending = form;
  timer = setTimeout(() => void keepNow(), milliseconds);
}

const inBase64 = (file: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve((reader.result as string).replace(/^.*base64,/, ""));
    reader.readAsDataURL(file);
  });

/** Keeps at once what was typed last. */
export async function keepNow(): Promise<void> {
  const form = pending;
  forgetTyped();
  if (!form) return;
  const { data, mediaFiles } = form.entry.toJS() as {
    data: Record<string, unknown>;
    mediaFiles: { path: string; draft?: boolean; file?: Blob }[];
  };
  const chosen = mediaFiles.flatMap(({ path, draft, file }) =>
    draft && file ? [assetOf({ path, toBase64: () => inBase64(file) })] : [],
  );
  try {
    const { path } = form;
    await send("keepDraft", {
      path,
      form: formOf(path),
      data,
      before: beforeOf(path),
      assets: await Promise.all(chosen),
    });
  } catch {
    // The editor's server may be starting again.
    if (!pending) keepSoon(form, retryDelay);
  }
}

const forms = byId("nc-root", HTMLElement);

async function fillFromDraft({ key, path, entry }: OpenForm): Promise<void> {
  // What is typed before the draft has come would be lost.
  forms.inert = true;
  const { data } = await send("newDraft", { path }).finally(() => {
    forms.inert = false;
  });
  if (data && openForm()?.key === key) showDraft({ ...entry.toJS(), data });
}

function look(): void {
  const form = openForm();
  const before = seen;
  seen = form;
  if (!form || !before || form.key !== before.key) {
    begun = undefined;
    if (form?.isNew && !form.hasChanged) void fillFromDraft(form);
  } else if (form.isSaving) {
    // If the save is refused, the server keeps what was to be saved.
    forgetTyped();
  } else if (form.entry.get("data") !== (before.isSaving ? form.sent : before.entry.get("data"))) {
    if (!before.hasChanged) begun = form.path;
    keepSoon(form, delay);
  }
}

export function keepWhatIsTyped(): void {
  onChange(look);
  addEventListener("beforeunload", () => void keepNow());
}
