/** Replaces Radix's dialog in the bundle of the search's list (gatsby-node/bundles.ts). cmdk imports it for a component that the site does not use. */
export const [Root, Portal, Overlay, Content] = [null, null, null, null];
