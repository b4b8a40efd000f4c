import { createRoot } from "react-dom/client";
import "../../../src/theme/fonts.css";
import { ownForms } from "./forms/windowForms";
import { App } from "./App";

// If a picture is dropped outside its field, the browser must not open the picture in place of this page.
for (const event of ["dragover", "drop"]) addEventListener(event, (dropped) => dropped.preventDefault());

void ownForms().finally(() => createRoot(document.body).render(<App />));
