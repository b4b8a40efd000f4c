/** Starts Decap with the forms that the server derives from the content model, and the bars around it. */
import { FilesBackend } from "./backend";
import { loadDecap } from "./decap";
import { takeDroppedPictures } from "./dropPicture";
import { keepWhatIsTyped } from "./keepTyped";
import { improveLists } from "./listEntries";
import { clearMistakes, letNamelessThrough } from "./mistakes";
import { pasteAsMarkdown } from "./paste";
import { showSite } from "./preview";
import { showProblems } from "./problems";
import { deletes, holdToAddress } from "./rightForm";
import { setAfterChange, settings } from "./send";
import { shortenForms } from "./shortForms";
import { chooseSources } from "./sources";
import { showState } from "./stateBar";

holdToAddress();
const CMS = await loadDecap();

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
english.editor.editor.onLeavePage =
  "Leave this form without saving? What you typed is kept as a draft, in the red bar at the foot.";
english.editor.editor.onDeletePublishedEntry = deletes;
english.editor.editor.onDeleteWithUnsavedChanges = deletes;
english.collection.sidebar.collections = "Content";
// Its own label begins with a plus of Asian fonts, which many computers lack.
english.collection.collectionTop.newButton = "New %{collectionLabel}";
// The editor's own messages say by themselves what was not done.
english.ui.toast.onFailToPersist = english.ui.toast.onFailToDelete = "%{details}";
CMS.registerBackend("files", FilesBackend);
letNamelessThrough(CMS);
showSite(CMS);
shortenForms(CMS);
chooseSources(CMS);
CMS.init({ config: settings });
keepWhatIsTyped();
clearMistakes();
improveLists();
takeDroppedPictures();
pasteAsMarkdown();

/** Presses one of Decap's buttons. */
const press = (name: string) =>
  [...document.querySelectorAll<HTMLElement>('[role="button"], [role="menuitem"]')]
    .find(({ textContent }) => textContent === name)
    ?.click();

addEventListener("keydown", (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.key !== "s") return;
  event.preventDefault();
  press("Save");
  setTimeout(() => press("Save now"));
});

/** Milliseconds after which to ask again an editor that does not answer. */
const retryInterval = 2000;

let isAsking = false;
let isOutdated = false;

/** Shows what is wrong and where the work is; asks once more if something changes meanwhile. */
async function refresh(): Promise<void> {
  isOutdated = true;
  if (isAsking) return;
  isAsking = true;
  while (isOutdated) {
    isOutdated = false;
    const [isAnswering] = await Promise.all([showProblems(), showState()]);
    if (!isAnswering) setTimeout(() => void refresh(), retryInterval);
  }
  isAsking = false;
}

// What others do to the files, they do in another window; a form that is left shows its draft in the bar.
for (const event of ["focus", "hashchange"]) addEventListener(event, () => void refresh());
setAfterChange(() => void refresh());
void refresh();
