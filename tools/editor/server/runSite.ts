/**
 * Runs the development site. An error in the content does not end it: the site shows the error until it is corrected. If the site stops,
 * the editor continues without it.
 * @param start runs the site until it ends
 * @param say prints a line
 */
export async function runSite(
  start: () => Promise<unknown>,
  say: (line: string) => void = console.log,
): Promise<void> {
  await start().catch((error: unknown) => say((error as Error).message));
  say(
    "The preview of the site has stopped. Forms and sharing still work. To restart the preview, stop the editor with Ctrl+C, type npm install, and start the editor again.",
  );
}
