import { writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { buildSync } from "esbuild";
import { Editor } from "../browser/support/editor";
import { launch } from "./driver";
import { expect, test } from "./visit";

/** Returns the text of a JavaScript expression that captures the page in which it is evaluated. */
function taking(): string {
  const entryPoints = ["src/browser/capturePage.ts"];
  const { outputFiles } = buildSync({ entryPoints, bundle: true, globalName: "taken", write: false });
  return `(() => { ${outputFiles[0]?.text ?? ""} return taken.capturePage() })()`;
}

/**
 * A JavaScript expression about an opened review copy. It returns the text, whether pictures and fonts are shown, and the requests that the
 * file makes.
 */
const looking = `({
  words: document.body.innerText,
  pictures: [...document.images].filter(({ naturalWidth }) => naturalWidth > 200).length,
  fonts: [...document.fonts].filter(({ status }) => status === "loaded").length > 1,
  asked: performance.getEntriesByType("resource").filter(({ name }) => !name.startsWith("data:")).length,
})`;

test("a page is taken into a file, which a browser without scripts and a network shows", async ({
  engine,
  baseURL,
}, testInfo) => {
  const [driver, reader] = [await launch(engine), await launch(engine, true)];
  const reason = `${engine} is not on this machine`;
  if (!driver && process.env.CI) throw new Error(reason);
  test.skip(!driver, reason);
  if (!driver || !reader) return;
  const editor = await Editor.start();
  const path = "content/people.yaml";
  try {
    await driver.go(`${baseURL ?? ""}/volunteers`);
    const page = await driver.evaluate(taking());
    const given = { path, key: `${path} Bram Tollgate`, whom: "Bram", page };
    const { html } = (await editor.server.ask("readerFile", given)).body as { html: string };
    const file = testInfo.outputPath("file.html");
    writeFileSync(file, `${html}<noscript>No scripts.</noscript>`);
    await reader.go(pathToFileURL(file).href);
    const seen = (await reader.evaluate(looking)) as { words: string };
    expect(seen).toMatchObject({ pictures: 6, fonts: true, asked: 0 });
    for (const words of [
      "Bram numbers the papers",
      "For Bram only.",
      "people/two.jpg: SHA-256",
      "No scripts.",
    ])
      expect(seen.words).toContain(words);
  } finally {
    await Promise.all([driver.close(), reader.close()]);
    await editor.stop();
  }
});
