/** Decides which pages the site has. Pure: data in, pages and problems out. */

export interface PagesData {
  allPage: { nodes: readonly { id: string; path: string; template: string; fileName: string }[] };
  allTestimony: { nodes: readonly { id: string; path: string; fileName: string }[] };
  allRedirect: { nodes: readonly { from: string; page: { path: string } }[] };
}

export interface PageToCreate {
  path: string;
  /** The name of a file in src/templates, without its ending. */
  template: string;
  /** The only thing that a page is told: its node's id. */
  id: string;
}

export interface PagesToCreate {
  pages: PageToCreate[];
  redirects: { from: string; to: string }[];
  /** Sentences for the volunteer; where there is one, nothing may be created. */
  problems: string[];
}

/** The pages and redirects of the site; two files with one path, or a redirect from a living page, are problems. */
export function toPages({ allPage, allTestimony, allRedirect }: PagesData): PagesToCreate {
  const claims = [
    ...allPage.nodes.map((node) => ({ ...node, file: `content/pages/${node.fileName}.md` })),
    ...allTestimony.nodes.map((node) => ({
      ...node,
      template: "testimony",
      file: `content/testimonies/${node.fileName}.md`,
    })),
    ...allRedirect.nodes.map(({ from }) => ({
      id: "",
      path: from,
      template: "",
      file: "content/redirects.yaml",
    })),
  ];
  const takenBy = new Map<string, string>();
  const problems: string[] = [];
  for (const { path, file } of claims) {
    const other = takenBy.get(path);
    if (other === undefined) takenBy.set(path, file);
    else problems.push(`${file} and ${other} both claim the address ${path}. Give one of them another.`);
  }
  return {
    pages: claims.filter(({ id }) => id !== "").map(({ path, template, id }) => ({ path, template, id })),
    redirects: allRedirect.nodes.map(({ from, page }) => ({ from, to: page.path })),
    problems,
  };
}
