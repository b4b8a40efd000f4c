import { Suspense, useMemo, type ReactNode } from "react";
import { CurrentPath } from "../components/currentPath";
import { PageHead } from "../head/PageHead";
import type { PageMeta } from "../head/meta";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { toMenu, withRest } from "./menu";
import { PageWrapper } from "./PageWrapper";
import { SampleNotice } from "./SampleNotice";
import { SkipLink } from "./SkipLink";
import { ToastHost } from "./ToastHost";
import { useFrameData } from "./useFrameData";

interface Props {
  location: string;
  /** That page's head; nothing on Gatsby's own pages for developers. */
  head: PageMeta | undefined;
  children: ReactNode;
}

/** What surrounds every page: skip link, header, notice, page wrapper, footer. */
export function Frame({ location, head, children }: Props) {
  const { campaign, allNavigationEntry, allPage, allTestimony, testimoniesPage } = useFrameData();
  // Memoised, so that header and footer are not rendered at every click.
  const menu = useMemo(
    () => toMenu(allNavigationEntry.nodes, allTestimony.nodes),
    [allNavigationEntry, allTestimony],
  );
  const pages = useMemo(() => allPage.nodes.map(({ label, path }) => ({ name: label, path })), [allPage]);
  const testimonies = useMemo(
    () => withRest(allTestimony.nodes, allTestimony.totalCount, testimoniesPage),
    [allTestimony, testimoniesPage],
  );
  if (!campaign) return children;
  return (
    <CurrentPath.Provider value={location}>
      <div sx={{ display: "flex", flexDirection: "column", minHeight: "100vh" }}>
        {/* React hydrates each Suspense in small steps of its own; without, all of it would be one long task. */}
        <Suspense>{head && <PageHead page={head} />}</Suspense>
        <SkipLink />
        <Suspense>
          <Header name={campaign.name} menu={menu} />
        </Suspense>
        {campaign.hasSamples && campaign.sampleNotice && <SampleNotice>{campaign.sampleNotice}</SampleNotice>}
        <Suspense>
          <PageWrapper>{children}</PageWrapper>
        </Suspense>
        <Suspense>
          <Footer {...{ campaign, pages, testimonies }} testimoniesLabel={testimoniesPage?.label} />
        </Suspense>
        <ToastHost />
      </div>
    </CurrentPath.Provider>
  );
}
