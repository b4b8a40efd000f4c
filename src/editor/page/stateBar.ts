/** The bar at the top: where the work is, and the buttons for it. */
import { button, byId, element } from "./element";
import { request } from "./request";
import { openShare } from "./share";
import { openTakeBack } from "./takeBack";

const bar = byId("bar", HTMLElement);
const line = element("p", { role: "status", "aria-label": "Where your work is" });
bar.append(line, button("Share", openShare), button("Take back", openTakeBack));

/** Asks where the work is, and says it. */
export async function showState(): Promise<void> {
  const words = await request("state", {}).then(
    ({ line: said }) => said,
    (error: unknown) => (error as Error).message,
  );
  // A line that is set again would be read out again.
  if (line.textContent !== words) line.textContent = words;
}
