/**
 * The one script inside every page's HTML, in its head. It works from the first paint on and needs no script file. Its parts lie with their
 * features and are called `*.inline.ts`: each byte of theirs is in every page. `bundleInlineScript.ts` makes one minified line of it, whose hash
 * the Content-Security-Policy names.
 */
import { startFragments } from "./browser/fragments.inline";
import { deferLayout } from "./browser/deferredLayout.inline";
import { startPrefetching } from "./browser/prefetch.inline";
import { startSpecialPages } from "./browser/specialPages.inline";
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

// Shows what needs scripts (theme/globalStyles.ts).
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
startSpecialPages();
// In `gatsby develop`, where React renders the page, browser/onRouteUpdate.ts dispatches it.
on("DOMContentLoaded", () => dispatchEvent(new Event("rendered")));
