/** A content file as plain text, for mistakes that no form can show. */
import type { ShownProblem } from "../answers";
import { button, byId, element } from "./element";
import { request } from "./request";

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

/** Opens the file that a problem is in, with the cursor where the problem is. */
export async function openText({ file: path, line, column, sentence }: ShownProblem): Promise<void> {
  file = path;
  title.textContent = path;
  message.textContent = sentence;
  area.value = "";
  area.disabled = save.disabled = true;
  dialog.showModal();
  try {
    ({ text: before } = await request("getText", { path }));
  } catch (error) {
    message.textContent = (error as Error).message;
    return;
  }
  area.disabled = save.disabled = false;
  area.value = before;
  const lines = before.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0) + column - 1;
  area.focus();
  area.setSelectionRange(start, start);
  // Browsers scroll to the cursor as soon as somebody types, but not before.
  area.scrollTop = (area.scrollHeight / lines.length) * (line - 4);
}

async function saveText(): Promise<void> {
  save.disabled = true;
  try {
    await request("saveText", { path: file, before, text: area.value });
    // Decap holds on to what it could not read.
    location.reload();
  } catch (error) {
    message.textContent = (error as Error).message;
    save.disabled = false;
  }
}

// A stray press of Escape must not throw away what was typed.
dialog.addEventListener("cancel", (event) => {
  if (area.value !== before) event.preventDefault();
});
