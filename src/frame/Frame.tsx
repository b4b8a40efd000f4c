import { Suspense, useMemo, useState, type ReactNode } from "react";
import { CurrentPath, HasLeftFirstPage } from "../components/currentPath";
import { PageHead } from "../head/PageHead";
import type { PageMeta } from "../head/meta";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { toMenu, withRest } from "./menu";
import { SampleNotice } from "./SampleNotice";
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
  const testimonies = useMemo(
    () => withRest(allTestimony.nodes, allTestimony.totalCount, testimoniesPage),
    [allTestimony, testimoniesPage],
  );
  const [first] = useState(location);
  const [hasLeft, setHasLeft] = useState(false);
  if (!hasLeft && location !== first) setHasLeft(true);
  if (!campaign) return children;
  return (
    <CurrentPath.Provider value={location}>
      <div sx={{ display: "flex", flexDirection: "column", minHeight: "100vh" }}>
        {/* React hydrates each Suspense in small steps of its own; without, all of it would be one long task. */}
        <Suspense>{head && <PageHead page={head} campaign={campaign} />}</Suspense>
        <a
          href="#main"
          sx={{
            variant: "buttons.primary",
            position: "absolute",
            left: 3,
            top: 2,
            zIndex: "toast",
            transform: "translateY(-200%)",
            "&:focus": { transform: "none" },
          }}
        >
          Skip to the page
        </a>
        <Suspense>
          <Header name={campaign.name} menu={menu} />
        </Suspense>
        {campaign.hasSamples && campaign.sampleNotice && <SampleNotice text={campaign.sampleNotice} />}
        <Suspense>
          <main id="main" tabIndex={-1} sx={{ flex: 1, pb: 7 }}>
            <HasLeftFirstPage.Provider value={hasLeft}>{children}</HasLeftFirstPage.Provider>
          </main>
        </Suspense>
        <Suspense>
          <Footer
            {...{ campaign, testimonies }}
            pages={allPage.nodes}
            testimoniesLabel={testimoniesPage?.name}
          />
        </Suspense>
        <ToastHost />
      </div>
    </CurrentPath.Provider>
  );
}
