/** Takes the page out of the browser, for a file that opens without a network and scripts (tools/editor/server/approving). */

export interface TakenPage {
  html: string;
  css: string;
  /** Its text without citation marks. */
  text: string;
  /** What its pictures are described as. */
  alts: string[];
}

/** The pixels of a picture's longer side, and its quality as JPEG: six pictures fill less than 2 MB. */
const [longest, quality] = [1200, 0.8];

/** Elements that need scripts, and the other sources of pictures. */
const dropped = "script, noscript, style, link, source, button, form, input, .needs-script";

async function pictureUri(address: string): Promise<string> {
  const picture = new Image();
  picture.src = address;
  await picture.decode().catch(() => {
    throw new Error(`the picture ${address.replace(/^.*\//, "")} is not there yet`);
  });
  const { naturalWidth, naturalHeight } = picture;
  const scale = Math.min(1, longest / Math.max(naturalWidth, naturalHeight));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(naturalWidth * scale);
  canvas.height = Math.round(naturalHeight * scale);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("This browser draws no pictures.");
  // JPEG, since Safari writes no WebP, shows what is transparent in black.
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL("image/jpeg", quality);
}

async function fileUri(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.readAsDataURL(file);
  });
}

/** All styles, with the fonts in them. */
async function styles(): Promise<string> {
  const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
  let css = rules.map(({ cssText }) => cssText).join("\n");
  for (const [, address = ""] of css.matchAll(/url\("(?!data:)([^"]+)"\)/g))
    css = css.replace(address, await fileUri(address));
  // "optional" gives up what is not there at once, and Safari does not read even an embedded font at once.
  return css.replaceAll("font-display: optional", "font-display: block");
}

/** Only the live document knows its styles: `develop` serves pages without any HTML. */
export async function takePage(): Promise<TakenPage> {
  const main = document.querySelector("main")?.cloneNode(true) as HTMLElement;
  for (const element of main.querySelectorAll(dropped)) element.remove();
  for (const element of main.querySelectorAll("details")) element.open = true;
  for (const link of main.querySelectorAll('a[href^="/"]')) {
    const [, document] = /^\/(documents\/[^#]+\.pdf)/.exec(link.getAttribute("href") ?? "") ?? [];
    // Documents are in the file; other pages may not be online.
    if (document === undefined) link.removeAttribute("href");
    else link.setAttribute("href", `#${document}`);
  }
  for (const picture of main.querySelectorAll("img")) {
    for (const name of ["srcset", "sizes", "loading", "decoding"]) picture.removeAttribute(name);
    picture.src = await pictureUri(picture.src);
  }
  const alts = [...main.querySelectorAll("img")].map(({ alt }) => alt);
  const html = main.outerHTML;
  for (const mark of main.querySelectorAll("sup")) mark.remove();
  return { html, css: await styles(), text: main.textContent, alts };
}
