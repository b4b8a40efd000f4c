import type { Size } from "./svg";
import { tone } from "./palette";

/** The campaign's mark: a farmhouse gable with its stack and one window, cut from a single colour. */
export const icon = ({ width, height }: Size): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 512 512">` +
  `<rect width="512" height="512" fill="${tone.white}"/>` +
  `<path fill="${tone.oxblood}" fill-rule="evenodd" d="M256 84 92 232v196h328V232l-44-40V112h-52v33ZM222 262h68v78h-68Z"/>` +
  `<path fill="none" stroke="${tone.white}" stroke-width="12" d="M256 262v78M222 301h68"/>` +
  `</svg>\n`;
