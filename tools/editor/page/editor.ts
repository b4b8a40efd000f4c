/** Starts Decap with the forms that the server derives from the content model, and the bars around it. */
import { FilesBackend } from "./backend";
import { loadDecap } from "./decap";
import { takeDroppedPictures } from "./dropPicture";
import { keepWhatIsTyped } from "./keepTyped";
import { showSite } from "./preview";
import { showProblems } from "./problems";
import { deletes, holdToAddress } from "./rightForm";
import { settings } from "./send";
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
  deployButtonLabel: "Open the site",
});
english.editor.editor.onLeavePage =
  "Leave this form without saving? What you typed is kept as a draft, in the red bar at the foot.";
english.editor.editor.onDeletePublishedEntry = deletes;
english.editor.editor.onDeleteWithUnsavedChanges = deletes;
english.collection.sidebar.collections = "Content";
// Its own label begins with a plus of Asian fonts, which many computers lack.
english.collection.collectionTop.newButton = "New %{collectionLabel}";
// The editor's own messages say by themselves what was not done.
english.ui.toast.onFailToPersist = "%{details}";
CMS.registerLocale("en", english);
CMS.registerBackend("files", FilesBackend);
showSite(CMS);
CMS.init({ config: settings });
keepWhatIsTyped();
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
