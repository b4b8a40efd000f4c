/** Fonts are imported for their address. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "*.css";

/** The plugin's own code without its choice of what a click does; it brings no types. */
declare module "gatsby-plugin-catch-links/catch-links" {
  export default function catchLinks(root: Window, options: object, follow: (to: string) => void): void;
}
