/** Edits a content file as plain text, for errors that no form can show. */
import type { Problem } from "../../../src/content-model/problem";
import { button, byId, element } from "./element";
import { send } from "./send";

const dialog = byId("text", HTMLDialogElement);
const title = element("h1", { id: "text-file" });
const message = element("p", { role: "alert" });
const area = element("textarea", { "aria-labelledby": "text-file", spellcheck: "false", wrap: "off" });
const save = button("Save the text", () => void saveText());
dialog.append(
  title,
  message,
  area,
  save,
  " ",
  button("Close without saving", () => dialog.close()),
);

let file = "";
let before = "";

/** A file and the error in it. */
type TextPlace = Pick<Problem, "file"> & Partial<Pick<Problem, "line" | "column">> & { sentence: string };

/** Opens the file with the cursor at the error. */
export async function openText({ file: path, line = 1, column = 1, sentence }: TextPlace): Promise<void> {
  file = path;
  title.textContent = path;
  message.textContent = sentence;
  area.value = before = "";
  area.disabled = save.disabled = true;
  dialog.showModal();
  try {
    const opened = await send("getText", { path });
    before = opened.before;
    area.value = opened.text;
  } catch (error) {
    message.textContent = (error as Error).message;
    return;
  }
  area.disabled = save.disabled = false;
  const lines = area.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0) + column - 1;
  area.focus();
  area.setSelectionRange(start, start);
  // Browsers scroll to the cursor only once something is typed.
  area.scrollTop = (area.scrollHeight / lines.length) * (line - 4);
}

async function saveText(): Promise<void> {
  save.disabled = true;
  try {
    await send("saveText", { path: file, before, text: area.value });
    // Decap caches what it could not read.
    location.reload();
  } catch (error) {
    message.textContent = (error as Error).message;
    save.disabled = false;
  }
}

// A stray Escape must not discard what was typed.
dialog.addEventListener("cancel", (event) => {
  if (area.value !== before) event.preventDefault();
});
