import { createRoot } from "react-dom/client";
import "../../../src/theme/fonts.css";
import { ownForms } from "./forms/windowForms";
import { App } from "./App";

// A picture that is dropped beside its field must not take the page's place.
for (const event of ["dragover", "drop"]) addEventListener(event, (dropped) => dropped.preventDefault());

void ownForms().finally(() => createRoot(document.body).render(<App />));
