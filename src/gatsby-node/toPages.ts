/** Decides which pages the site has, without side effects. */

export interface PagesData {
  allPage: { nodes: readonly { id: string; path: string; template: string; fileName: string }[] };
  allTestimony: { nodes: readonly { id: string; path: string; fileName: string }[] };
  allRedirect: { nodes: readonly OldAddress[] };
}

/** An old address leads to a page or to a testimony. */
interface OldAddress {
  from: string;
  page: { id: string } | null;
  testimony: { id: string } | null;
}

export interface PageToCreate {
  path: string;
  /** The name of a file in src/templates, without its extension. */
  template: string;
  /** The whole page context: the id of the page's node. */
  id: string;
}

export interface PagesToCreate {
  pages: PageToCreate[];
  /** Messages for the volunteer; if there are any, no pages may be created. */
  problems: string[];
}

/** The template of a moved address: a page, so that it works on every host, even without scripts. */
const moved = "moved";

/** The pages of the site. Two files with the same path, and an old address that leads nowhere, are problems. */
export function toPages({ allPage, allTestimony, allRedirect }: PagesData): PagesToCreate {
  const problems: string[] = [];
  const claims = [
    ...allPage.nodes.map(({ path, template, id, fileName }) => ({
      path,
      template,
      id,
      file: `content/pages/${fileName}.md`,
    })),
    ...allTestimony.nodes.map(({ path, id, fileName }) => ({
      path,
      template: "testimony",
      id,
      file: `content/testimonies/${fileName}.md`,
    })),
    ...allRedirect.nodes.flatMap(({ from, page, testimony }) => {
      const target = page ?? testimony;
      if (target) return [{ path: from, template: moved, id: target.id, file: "content/redirects.yaml" }];
      problems.push(
        `The old address ${from} leads nowhere. Name the page or testimony that has taken its place.`,
      );
      return [];
    }),
  ];
  const takenBy = new Map<string, string>();
  for (const { path, file } of claims) {
    const other = takenBy.get(path);
    if (other === undefined) takenBy.set(path, file);
    else problems.push(`${file} and ${other} both claim the address ${path}. Give one of them another.`);
  }
  return { pages: claims.map(({ path, template, id }) => ({ path, template, id })), problems };
}
