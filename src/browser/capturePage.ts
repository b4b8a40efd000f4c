/**
 * Makes a snapshot of the open page, for a file that people can open without a network and without scripts (see
 * tools/editor/server/approving).
 */

export interface PageSnapshot {
  html: string;
  css: string;
  /** The text of the page without citation numbers. */
  text: string;
  /** The alternative texts of the pictures. */
  alts: string[];
}

/** The maximum length, in pixels, of the longer side of a picture in a snapshot. Six pictures of this size have less than 2 MB. */
const maxPixels = 1200;

/** The quality of a picture as JPEG, from 0 to 1. */
const jpegQuality = 0.8;

/**
 * Selects the elements that a snapshot leaves out: styles, alternative sources of pictures, elements that need scripts, and links to
 * neighbouring testimonies. Such links contain the names of other writers, whose testimonies may not be public yet.
 */
const removed =
  "script, noscript, style, link, source, button, form, input, .needs-script, nav:has([rel=prev], [rel=next])";

/**
 * Returns a picture as a `data:` URL, scaled down to `maxPixels`.
 * @throws if the picture has not loaded, or if the browser has no canvas
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
  // The canvas is white at first, because a JPEG would show transparent pixels in black. The format is JPEG, because Safari cannot write
  // WebP.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", jpegQuality);
}

/** Returns a file as a `data:` URL. */
async function fileUri(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(file);
  });
}

/** Returns all styles of the page. Fonts are embedded in the styles as `data:` URLs. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  let css = rules.map(({ cssText }) => cssText).join("\n");
  for (const [, address = ""] of css.matchAll(/url\("(?!data:)([^"]+)"\)/g))
    css = css.replace(address, await fileUri(address));
  // With `font-display: optional`, a browser uses a font only if it is ready immediately. In Safari, not even an embedded font is.
  return css.replaceAll("font-display: optional", "font-display: block");
}

/**
 * Returns a snapshot of the page in this window. Only the browser can make the snapshot, because the HTML that `gatsby develop` serves is
 * empty until React renders the page.
 * @throws if a picture has not loaded
 */
export async function capturePage(): Promise<PageSnapshot> {
  const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
  for (const element of main.querySelectorAll(removed)) element.remove();
  for (const element of main.querySelectorAll("details")) element.open = true;
  for (const link of main.querySelectorAll('a[href^="/"]')) {
    const [, document] = /^\/(documents\/[^#]+\.pdf)/.exec(link.getAttribute("href") ?? "") ?? [];
    // Links to documents keep their address, because the file with the snapshot also contains these documents. Links to other pages lose
    // their address, because those pages may not be online.
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
