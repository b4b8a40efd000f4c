import { siFacebook, siInstagram, siTiktok, siX, siYoutube } from "simple-icons";
import type { accountIcons } from "../content-model/campaign";

/**
 * The mark of each service that a campaign may have an account on, as an SVG path in a square of 24; a podcast has none.
 * They reach the page as data, so that no visitor loads the marks of services that the campaign does not use.
 */
export const accountMarks: Record<(typeof accountIcons)[number], string | null> = {
  x: siX.path,
  instagram: siInstagram.path,
  facebook: siFacebook.path,
  youtube: siYoutube.path,
  tiktok: siTiktok.path,
  podcast: null,
};
