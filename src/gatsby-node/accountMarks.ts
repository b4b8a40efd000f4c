import { siFacebook, siInstagram, siTiktok, siX, siYoutube } from "simple-icons";
import { optimize } from "svgo";
import type { accountIcons } from "../content-model/campaign";

/** The path to a tenth of a unit: at 18 pixels a difference of a thirteenth, and half the bytes of each page's marks. */
function rounded({ path }: { path: string }): string {
  const { data } = optimize(`<svg viewBox="0 0 24 24"><path d="${path}"/></svg>`, {
    plugins: [{ name: "convertPathData", params: { floatPrecision: 1 } }],
  });
  return / d="([^"]+)"/.exec(data)?.[1] ?? path;
}

/**
 * The mark of each service that a campaign may have an account on, as an SVG path in a square of 24; a podcast has none.
 * They reach the page as data, so that no visitor loads the marks of services that the campaign does not use.
 */
export const accountMarks: Record<(typeof accountIcons)[number], string | null> = {
  x: rounded(siX),
  instagram: rounded(siInstagram),
  facebook: rounded(siFacebook),
  youtube: rounded(siYoutube),
  tiktok: rounded(siTiktok),
  podcast: null,
};
