/** Makes a snapshot of the page for a file that opens without a network and without scripts (tools/editor/server/approving). */

export interface PageSnapshot {
  html: string;
  css: string;
  /** The text of the page without citation numbers. */
  text: string;
  /** The alternative texts of the pictures. */
  alts: string[];
}

/** The maximum length of a picture's longer side in pixels. Six pictures of this size need less than 2 MB. */
const maxPixels = 1200;

/** The quality of a picture as JPEG, from 0 to 1. */
const jpegQuality = 0.8;

/** Selects elements that need scripts, and the alternative sources of pictures. */
const removed = "script, noscript, style, link, source, button, form, input, .needs-script";

/**
 * Returns a picture as a data: address, scaled down.
 * @throws if it has not loaded, or if the browser has no canvas
 */
async function pictureUri(address: string): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => {
    throw new Error(`the picture ${address.replace(/^.*\//, "")} has not loaded yet`);
  });
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, maxPixels / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("this browser cannot draw pictures");
  // Safari cannot write WebP, and JPEG shows transparent pixels in black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", jpegQuality);
}

/** Returns a file as a data: address. */
async function fileUri(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(file);
  });
}

/** Returns all styles of the page, with the fonts inside them. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  let css = rules.map(({ cssText }) => cssText).join("\n");
  for (const [, address = ""] of css.matchAll(/url\("(?!data:)([^"]+)"\)/g))
    css = css.replace(address, await fileUri(address));
  // With "optional", a browser does not use a font that is not ready immediately. In Safari, even an embedded font is not ready
  // immediately.
  return css.replaceAll("font-display: optional", "font-display: block");
}

/**
 * Returns a snapshot of the page in this window. The snapshot is made in the browser, because `develop` serves pages without any HTML.
 * @throws if a picture has not loaded
 */
export async function capturePage(): Promise<PageSnapshot> {
  const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
  for (const element of main.querySelectorAll(removed)) element.remove();
  for (const element of main.querySelectorAll("details")) element.open = true;
  for (const link of main.querySelectorAll('a[href^="/"]')) {
    const [, document] = /^\/(documents\/[^#]+\.pdf)/.exec(link.getAttribute("href") ?? "") ?? [];
    // Links to documents stay, because the file contains the documents. Links to other pages lose their address, because those pages may
    // not be online.
    if (document === undefined) link.removeAttribute("href");
    else link.setAttribute("href", `#${document}`);
  }
  for (const picture of main.querySelectorAll("img")) {
    for (const name of ["srcset", "sizes", "loading", "decoding"]) picture.removeAttribute(name);
    picture.src = await pictureUri(picture.src);
  }
  const alts = [...main.querySelectorAll("img")].map(({ alt }) => alt);
  const html = main.outerHTML;
  for (const number of main.querySelectorAll("sup")) number.remove();
  return { html, css: await styles(), text: main.textContent, alts };
}
