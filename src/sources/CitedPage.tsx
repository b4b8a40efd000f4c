import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { PageUpdates, updatesId } from "../components/Updates";
import { useCampaign } from "../layout/useLayoutData";
import { CiteThisPage } from "./CiteThisPage";
import { Contentions } from "./Contentions";
import { SourceList } from "./SourceList";
import { Statements } from "./Statements";

interface Props {
  page: Queries.CitedPageFragment;
  /** The title by which others cite the page; none for a page that nobody cites. */
  title?: string | undefined;
  children: ReactNode;
}

/** The headings at the end of a page of text, for its list of contents. */
export function useEnd({ citedSources, contentions, statements, updates }: Queries.CitedPageFragment) {
  const words = useCampaign();
  return [
    ...(statements.length > 0 ? [{ id: "statements_list", heading: words.statements.heading }] : []),
    ...(contentions.length > 0 ? [{ id: "contentions_list", heading: words.contentions.heading }] : []),
    ...(citedSources.length > 0 ? [{ id: "source_list", heading: "Sources" }] : []),
    ...(updates.length > 0 ? [{ id: updatesId, heading: "Updates to this page" }] : []),
  ];
}

/** A page with its end: its statements and contentions, the list of its sources, its updates and how to cite it. */
export function CitedPage({ page, title, children }: Props) {
  const { path, dated, citedSources, contentions, statements, updates } = page;
  const hasEnd = citedSources.length > 0 || updates.length > 0 || title !== undefined;
  return (
    <>
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
    </>
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
