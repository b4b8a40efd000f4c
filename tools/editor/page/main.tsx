import { createRoot } from "react-dom/client";
import "../../../src/theme/fonts.css";
import { App } from "./App";

// A picture that is dropped beside its field must not take the page's place.
for (const event of ["dragover", "drop"]) addEventListener(event, (dropped) => dropped.preventDefault());

createRoot(document.body).render(<App />);
