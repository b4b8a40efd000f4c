/**
 * The one script in the head of every page's HTML. The script works from the first paint on, because it does not have to be loaded. The
 * parts of the script are named `*.inline.ts` and are next to their features. Every page contains all parts, so each byte counts.
 * gatsby-node/bundles.ts bundles and minifies the script. The Content-Security-Policy contains the script's hash.
 */
import { startFragments } from "./browser/fragments.inline";
import { deferLayout } from "./browser/deferredLayout.inline";
import { startPrefetching } from "./browser/prefetch.inline";
import { startNotFoundAndMoved } from "./browser/notFoundAndMoved.inline";
import { startCopyAndShare } from "./components/copyAndShare.inline";
import { startTooltips } from "./components/tooltips.inline";
import { startRefreshingDates } from "./counter/refreshDates.inline";
import { startMenus } from "./layout/menus.inline";
import { on, root } from "./lib/dom";
import { startEnlarging } from "./components/enlarge.inline";
import { startSourcePopover } from "./sources/popover.inline";
import { startSearch } from "./search/search.inline";
import { startTheme } from "./theme/theme.inline";
import { startTimelineFilter } from "./timeline/filter.inline";

// This class tells the CSS to show elements that need scripts (see theme/globalStyles.ts).
root().classList.add("has-script");
startTheme();
deferLayout();
startRefreshingDates();
startMenus();
startTooltips();
startSourcePopover();
startFragments();
startCopyAndShare();
startEnlarging();
startSearch();
startTimelineFilter();
startPrefetching();
startNotFoundAndMoved();
// In `gatsby develop`, React renders the page later, and browser/develop.ts dispatches the event "rendered" again.
on("DOMContentLoaded", () => dispatchEvent(new Event("rendered")));
