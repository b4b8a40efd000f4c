/** Starts Decap with the forms that the server derives from the content model, and the bars around it. */
import { FilesBackend } from "./backend";
import { loadDecap } from "./decap";
import { takeDroppedPictures } from "./dropPicture";
import { recoverBackups } from "./recoverBackups";
import { showSite } from "./preview";
import { showProblems } from "./problems";
import { settings } from "./send";
import { showState } from "./stateBar";

await recoverBackups();
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
  deployButtonLabel: "Open the site",
});
english.editor.editor.onLeavePage = "Leave this form? What you typed in it since the last save is lost.";
english.collection.sidebar.collections = "Content";
// Its own label begins with a plus of Asian fonts, which many computers lack.
english.collection.collectionTop.newButton = "New %{collectionLabel}";
// The editor's own messages say by themselves what was not done.
english.ui.toast.onFailToPersist = "%{details}";
CMS.registerLocale("en", english);
CMS.registerBackend("files", FilesBackend);
showSite(CMS);
CMS.init({ config: settings });
takeDroppedPictures();

/** Polling interval in milliseconds; files and the git history change outside this page too. */
const pollInterval = 2000;

/** Polls without overlapping requests, and only while the page is visible. */
async function poll(update: () => Promise<void>): Promise<void> {
  for (;;) {
    if (!document.hidden) await update();
    await new Promise((wake) => setTimeout(wake, pollInterval));
  }
}
void poll(showProblems);
void poll(showState);
