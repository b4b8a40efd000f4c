/** Set it to true and publish, and every browser that has the service worker gives it up with all that it kept. */
export const withdrawn: boolean = false;
