/**
 * The one script inside every page's HTML, in its head: what must work from the first paint on, before any script file and without.
 * `bundleInlineScript.ts` makes one minified line of it, whose hash the Content-Security-Policy names.
 */
import { startTimelineFilter } from "./timeline/filter";
import { startClock } from "./counter/today";
import { startCopying } from "./browser/inline/copy";
import { startDropdowns } from "./frame/dropdowns";
import { startFragments } from "./browser/inline/fragments";
import { startLayingOut } from "./browser/inline/layOut";
import { startMenu } from "./frame/openMenu";
import { loadScripts, loadSearch, startScripts } from "./browser/inline/loadScripts";
import { startSearch } from "./search/openSearch";
import { startTheme } from "./theme/themeChoice";

startTheme();
startScripts();
startLayingOut();
startClock();
startMenu();
startDropdowns(loadScripts);
startFragments();
startCopying();
startSearch(loadSearch);
startTimelineFilter();
