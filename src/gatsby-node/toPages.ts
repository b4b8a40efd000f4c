/** Decides which pages the site has. Pure: data in, pages and problems out. */

export interface PagesData {
  allPage: { nodes: readonly { id: string; path: string; template: string; fileName: string }[] };
  allTestimony: { nodes: readonly { id: string; path: string; fileName: string; withdrawn: boolean }[] };
  allRedirect: { nodes: readonly OldAddress[] };
}

interface OldAddress {
  from: string;
  page: { id: string } | null;
  testimony: { id: string; withdrawn: boolean } | null;
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
  /** Sentences for the volunteer; where there is one, nothing may be created. */
  problems: string[];
}

/** The template of an address that has moved: a page of its own, so that it works on every host, without scripts too. */
const moved = "moved";

const noIndex = "no page of template testimonies is there for its address to lead to.";

/**
 * The pages of the site. Two files with one path, a redirect from an existing page, and a withdrawn testimony that has
 * nowhere to lead to are problems.
 */
export function toPages({ allPage, allTestimony, allRedirect }: PagesData): PagesToCreate {
  const index = allPage.nodes.find(({ template }) => template === "testimonies");
  const claims = [
    ...allPage.nodes.map(({ path, template, id, fileName }) => ({
      path,
      template,
      id,
      file: `content/pages/${fileName}.md`,
    })),
    ...allTestimony.nodes.flatMap(({ path, id, fileName, withdrawn }) => {
      const file = `content/testimonies/${fileName}.md`;
      if (!withdrawn) return [{ path, template: "testimony", id, file }];
      return index ? [{ path, template: moved, id: index.id, file }] : [];
    }),
    ...allRedirect.nodes.flatMap(({ from, page, testimony }) => {
      const target = testimony?.withdrawn ? index : (testimony ?? page);
      return target ? [{ path: from, template: moved, id: target.id, file: "content/redirects.yaml" }] : [];
    }),
  ];
  const takenBy = new Map<string, string>();
  const problems = allTestimony.nodes
    .filter(({ withdrawn }) => withdrawn && index === undefined)
    .map(({ fileName }) => `content/testimonies/${fileName}.md is withdrawn, but ${noIndex}`);
  for (const { path, file } of claims) {
    const other = takenBy.get(path);
    if (other === undefined) takenBy.set(path, file);
    else problems.push(`${file} and ${other} both claim the address ${path}. Give one of them another.`);
  }
  return { pages: claims.map(({ path, template, id }) => ({ path, template, id })), problems };
}
