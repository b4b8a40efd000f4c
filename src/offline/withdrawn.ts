/** Set this to true and publish: every browser then removes the service worker and its caches. */
export const withdrawn: boolean = false;
