import { isDeviceName } from "../lib/deviceName";

/**
 * Names in the top folder of the built site that belong to the build, to Gatsby or to a host. tests/browser/everySite/reserved.spec.ts
 * compares this list with the files that a build writes.
 */
const reservedNames = new Set([
  "404",
  "_gatsby",
  "_headers",
  "___graphql",
  ".nojekyll",
  ".well-known",
  "admin",
  "icons",
  "index",
  "offline",
  "page-data",
  "pagefind",
  "share",
  "static",
  "whole",
  "~partytown",
]);

/**
 * Returns whether an address is reserved, so that neither a page nor a redirect may have it. The build makes a folder for each part of an
 * address, so an address with the name of a Windows device in it is reserved. An address whose first part contains a dot is also reserved,
 * unless this part ends in .html.
 */
export function isReserved(path: string): boolean {
  const top = (path.split("/")[1] ?? "").toLowerCase().replace(/\.html?$/, "");
  // The addresses below /documents are for the texts and PDFs of documents. A page may have the address /documents itself.
  if (top === "documents" && path.includes("/", 1)) return true;
  if (path.split("/").some(isDeviceName)) return true;
  return reservedNames.has(top) || top.includes(".");
}
