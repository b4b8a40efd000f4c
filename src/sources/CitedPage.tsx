import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageUpdates, updatesId } from "../components/Updates";
import { useCampaign } from "../layout/useLayoutData";
import { absoluteUrl } from "../lib/paths";
import { Contentions } from "./Contentions";
import { CitedSources } from "./CitationNumbers";
import { SourceList } from "./SourceList";
import { Statements } from "./Statements";

interface CiteProps {
  title: string;
  /** The day on which it was published or last changed, in words; null if content states neither. */
  dated: string | null;
  path: string;
}

/**
 * The citation by which others cite the page, with a button that copies it. Its date is one that content states, so that a build does not make
 * an old page look new.
 */
function CiteThisPage({ title, dated, path }: CiteProps) {
  const { name, siteUrl } = useCampaign();
  const parts = [title, name, dated].filter((part) => part !== null);
  const citation = `${parts.map((part) => part.replace(/\.?$/, ". ")).join("")}${absoluteUrl(siteUrl, path)}`;
  return (
    <p className="fine-print">
      {`Cite this page: ${citation} `}
      <button type="button" className="needs-script" data-copy={citation} data-name="Citation">
        Copy citation
      </button>{" "}
      <button type="button" className="needs-script" data-share>
        Share this page
      </button>
    </p>
  );
}

interface Props {
  page: Queries.CitedPageFragment;
  /** The title by which others cite the page; left out for a page without such a citation. */
  title?: string | undefined;
  children: ReactNode;
}

/** Returns the headings at the end of a page, for its table of contents. */
export function useEndHeadings({
  citedSources,
  contentions,
  statements,
  updates,
}: Queries.CitedPageFragment) {
  const words = useCampaign();
  return [
    ...(statements.length > 0 ? [{ id: "statements_list", heading: words.statements.heading }] : []),
    ...(contentions.length > 0 ? [{ id: "contentions_list", heading: words.contentions.heading }] : []),
    ...(citedSources.length > 0 ? [{ id: "source_list", heading: "Sources" }] : []),
    ...(updates.length > 0 ? [{ id: updatesId, heading: "Updates to this page" }] : []),
  ];
}

/** A page with its end: statements, contentions, the list of its sources, its updates, and how to cite it. */
export function CitedPage({ page, title, children }: Props) {
  const { path, dated, citedSources, contentions, statements, updates } = page;
  const hasEnd = citedSources.length > 0 || updates.length > 0 || title !== undefined;
  return (
    <CitedSources.Provider value={citedSources}>
      {children}
      {hasEnd && (
        <div className="content" sx={{ variant: "layout.page" }}>
          {statements.length > 0 && <Statements statements={statements} />}
          {contentions.length > 0 && <Contentions contentions={contentions} />}
          <SourceList sources={citedSources} />
          <PageUpdates updates={updates} />
          {title !== undefined && <CiteThisPage title={title} dated={dated} path={path} />}
        </div>
      )}
    </CitedSources.Provider>
  );
}

export const query = graphql`
  fragment CitedPage on Page {
    path
    dated
    citedSources {
      ...CitedSource
    }
    statements {
      ...Statement
    }
    contentions {
      ...Contention
    }
    updates {
      ...Update
    }
  }
`;
