/**
 * The one script inside every page's HTML, in its head: what must work from the first paint on, before any script file and without.
 * `bundleInlineScript.ts` makes one minified line of it, whose hash the Content-Security-Policy names.
 */
import { startTimelineFilter } from "../timelineFilter";
import { startClock } from "../today";
import { startCopying } from "./copy";
import { startPrefetchingHtml } from "./prefetchHtml";
import { startDropdowns } from "./dropdowns";
import { startFragments } from "./fragments";
import { startMenu } from "./menu";
import { loadScripts, loadSearch, startScripts } from "./loadScripts";
import { startSearch } from "./search";
import { startTheme } from "./theme";

startTheme();
startScripts();
startClock();
startMenu();
startDropdowns(loadScripts);
startFragments();
startCopying();
startSearch(loadSearch);
startPrefetchingHtml();
startTimelineFilter();
