import { createRoot } from "react-dom/client";
import "../../../src/theme/fonts.css";
import { sendLeavingCopies } from "./forms/browserCopy";
import { ownForms } from "./forms/windowForms";
import { App } from "./App";

// If a picture is dropped outside its field, the browser must not open the picture in place of this page.
for (const event of ["dragover", "drop"]) addEventListener(event, (dropped) => dropped.preventDefault());

// The copies of closed windows are sent to the editor before the page is rendered, because the start page lists the drafts. After three
// seconds, the page is rendered anyway, in case the server does not answer.
const late = new Promise<void>((resolve) => setTimeout(resolve, 3000));
void Promise.allSettled([ownForms(), Promise.race([sendLeavingCopies(), late])]).then(() =>
  createRoot(document.body).render(<App />),
);
