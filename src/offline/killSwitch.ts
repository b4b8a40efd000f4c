/** The service worker's kill switch. Set this to true and publish: every browser then removes the worker and its caches. */
export const isSwitchedOff: boolean = false;
