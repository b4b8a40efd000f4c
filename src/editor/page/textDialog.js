/** A content file as plain text, for mistakes that no form can show. */
import { request } from "./request.js";

const dialog = document.getElementById("text");
const title = dialog.querySelector("h1");
const message = dialog.querySelector("p");
const area = dialog.querySelector("textarea");
const [save, close] = dialog.querySelectorAll("button");

let file = "";
let before = "";

/** Opens the file that a problem is in, with the cursor where the problem is. */
export async function openText({ file: path, line, column, sentence }) {
  file = path;
  title.textContent = path;
  message.textContent = sentence;
  area.value = "";
  area.disabled = save.disabled = true;
  dialog.showModal();
  try {
    ({ text: before } = await request("getText", { path }));
  } catch (error) {
    message.textContent = error.message;
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

save.addEventListener("click", async () => {
  save.disabled = true;
  try {
    await request("saveText", { path: file, before, text: area.value });
    // Decap holds on to what it could not read.
    location.reload();
  } catch (error) {
    message.textContent = error.message;
    save.disabled = false;
  }
});
close.addEventListener("click", () => dialog.close());
// A stray press of Escape must not throw away what was typed.
dialog.addEventListener("cancel", (event) => {
  if (area.value !== before) event.preventDefault();
});
