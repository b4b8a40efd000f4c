/**
 * An empty module. gatsby-node/bundles.ts puts it in place of Radix's dialog. cmdk imports that dialog for a component that the site does
 * not use.
 */
export const [Root, Portal, Overlay, Content] = [null, null, null, null];
