import { sha256 } from "../../src/content-model/sha256";

const atOnce = 8;

/** Returns the addresses at which a host may serve a file. For a page, the address without ".html" comes first. */
function addressesOf(name: string): string[] {
  const page = name.replace(/(?:^|\/)index\.html$|\.html$/, "");
  return page === name ? [`/${name}`] : [`/${page}`, `/${name}`];
}

async function isSame(site: string, name: string, digest: string): Promise<boolean> {
  for (const address of addressesOf(name)) {
    const encoded = address.split("/").map(encodeURIComponent).join("/");
    // The status of the response is ignored, because the not-found page (404.html) is one of the compared files, and its status is 404.
    const answer = await fetch(new URL(encoded, site));
    if (sha256(Buffer.from(await answer.arrayBuffer())) === digest) return true;
  }
  return false;
}

/**
 * Compares a public site with the list of files that a build of its commit writes. Headers and compression are not compared.
 * @param site the address of the site
 * @param list the list of files, as fileList() returns it
 * @returns the names of the files that differ
 */
export async function differingFiles(site: string, list: string): Promise<string[]> {
  const lines = list.trimEnd().split("\n").values();
  const different: string[] = [];
  const visitor = async () => {
    for (const line of lines) {
      const [digest, name] = [line.slice(0, 64), line.slice(66)];
      if (!(await isSame(site, name, digest))) different.push(name);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, visitor));
  return different.sort();
}
