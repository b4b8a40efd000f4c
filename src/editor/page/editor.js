/** Starts Decap with the forms that the server makes from the content model, and keeps the list of problems. */
import { request, settings } from "./request.js";
import { openText } from "./textDialog.js";

window.CMS_MANUAL_INIT = true;
// Decap asks nobody to sign in whom it has seen before; on one's own machine there is nobody else.
localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
await import("./decap/decap-cms.js");
const { CMS } = window;

const bar = document.getElementById("problems");
let shown = "";

function itemFor(problem) {
  const item = document.createElement("li");
  item.textContent = problem.sentence;
  if (problem.hasText) {
    const button = document.createElement("button");
    button.textContent = "Open the text";
    button.addEventListener("click", () => void openText(problem));
    item.append(" ", button);
  }
  return item;
}

function show(items) {
  const list = document.createElement("ul");
  list.append(...items);
  bar.replaceChildren(...(items.length === 0 ? [] : [list]));
}

async function showProblems() {
  try {
    const problems = await request("problems");
    const now = JSON.stringify(problems);
    // Drawing the same list again would take the focus from its buttons.
    if (now !== shown) show(problems.map(itemFor));
    shown = now;
  } catch (error) {
    shown = "";
    show([itemFor({ sentence: error.message, hasText: false })]);
  }
}

// What Decap calls publishing only saves a file here.
const english = CMS.getLocale("en");
Object.assign(english.editor.editorToolbar, {
  publishing: "Saving…",
  publish: "Save",
  published: "Saved",
  publishNow: "Save now",
  publishAndCreateNew: "Save and create new",
  publishAndDuplicate: "Save and duplicate",
});
CMS.registerLocale("en", english);

CMS.init({ config: settings });
await showProblems();
// Files change outside this page too: in a text editor, or when Decap deletes an entry.
setInterval(() => {
  if (!document.hidden) void showProblems();
}, 2000);

// Decap opens pictures with a button only; a picture that is dropped goes the same way once its library is open.
document.addEventListener("dragover", (event) => event.preventDefault());
document.addEventListener("drop", (event) => {
  if (event.dataTransfer.files.length === 0) return;
  // Else the browser would leave the form to show the picture.
  event.preventDefault();
  const input = document.querySelector('input[type="file"]');
  if (input === null) return;
  input.files = event.dataTransfer.files;
  input.dispatchEvent(new Event("change", { bubbles: true }));
});
