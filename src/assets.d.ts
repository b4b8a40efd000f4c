/** Fonts are imported for their address. */
declare module "*.woff2" {
  const url: string;
  export default url;
}
declare module "*.css";
