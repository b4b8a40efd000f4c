/** Set it to true and publish: every browser then removes the service worker with all that it kept. */
export const withdrawn: boolean = false;
