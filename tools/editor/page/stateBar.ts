/** The bar at the top: where the work is, and the Share and Take back buttons. */
import { button, byId, element } from "./element";
import { send } from "./send";
import { openShare } from "./share";
import { openTakeBack } from "./takeBack";

const bar = byId("bar", HTMLElement);
const line = element("p", { role: "status", "aria-label": "Where your work is" });
bar.append(line, button("Share", openShare), button("Take back", openTakeBack));

/** Fetches the state and shows it. */
export async function showState(): Promise<void> {
  const words = await send("state", {}).then(
    ({ line: said }) => said,
    (error: unknown) => (error as Error).message,
  );
  // Screen readers would announce an unchanged line again.
  if (line.textContent !== words) line.textContent = words;
}
