/** Starts Decap with the forms that the server makes from the content model, and keeps the list of problems. */
window.CMS_MANUAL_INIT = true;
// Decap asks nobody to sign in whom it has seen before; on one's own machine there is nobody else.
localStorage.setItem("decap-cms-user", JSON.stringify({ backendName: "proxy" }));
await import("./decap/decap-cms.js");
const { CMS } = window;

async function load(address) {
  const answer = await fetch(address);
  return answer.json();
}

const bar = document.getElementById("problems");

async function showProblems() {
  const problems = await load("problems.json");
  const list = document.createElement("ul");
  list.append(
    ...problems.map((problem) => {
      const item = document.createElement("li");
      item.textContent = problem;
      return item;
    }),
  );
  bar.replaceChildren(...(problems.length === 0 ? [] : [list]));
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

CMS.init({ config: await load("config.json") });
await showProblems();
// Files change outside this page too: in a text editor, or when Decap deletes an entry.
setInterval(() => {
  if (!document.hidden) showProblems().catch(() => undefined);
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
