/** Starts Decap with the forms that the server makes from the content model, and what surrounds it. */
import { FilesBackend } from "./backend";
import { loadDecap } from "./decap";
import { takeDroppedPictures } from "./dropPicture";
import { takeLeftBehind } from "./leftBehind";
import { showSite } from "./preview";
import { showProblems } from "./problems";
import { settings } from "./request";
import { showState } from "./stateBar";

await takeLeftBehind();
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
CMS.registerLocale("en", english);
CMS.registerBackend("files", FilesBackend);
showSite(CMS);
CMS.init({ config: settings });
takeDroppedPictures();

/** Milliseconds between two looks at the content and at the history; files change outside this page too. */
const pause = 2000;

/** Again and again, one look after the other, while somebody can see the page. */
async function watch(look: () => Promise<void>): Promise<void> {
  for (;;) {
    if (!document.hidden) await look();
    await new Promise((wake) => setTimeout(wake, pause));
  }
}
void watch(showProblems);
void watch(showState);
