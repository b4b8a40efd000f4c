import type { ReactNode } from "react";
import { CurrentPath } from "./PageLink";
import { messagesId } from "../components/message";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { toIndexGroups, toMenu, withRest } from "./menu";
import { SampleNotice } from "./SampleNotice";
import { useLayoutData } from "./useLayoutData";

interface Props {
  /** The path of the page. */
  location: string;
  children: ReactNode;
}

/** What surrounds every page: skip link, header, notice, page wrapper, footer, messages. */
export function Layout({ location, children }: Props) {
  const { campaign, allNavigationEntry, allPage, allTestimony, testimoniesPage } = useLayoutData();
  if (!campaign) return children;
  return (
    <CurrentPath.Provider value={location}>
      <div sx={{ display: "flex", flexDirection: "column", minHeight: "100vh" }}>
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
        <Header name={campaign.name} menu={toMenu(allNavigationEntry.nodes, allTestimony.nodes)} />
        {campaign.hasSamples && campaign.sampleNotice && <SampleNotice text={campaign.sampleNotice} />}
        <main id="main" tabIndex={-1} sx={{ flex: 1, pb: 7 }}>
          {children}
        </main>
        <Footer
          campaign={campaign}
          testimonies={withRest(allTestimony.nodes, allTestimony.totalCount, testimoniesPage)}
          groups={toIndexGroups(allNavigationEntry.nodes, allPage.nodes)}
          testimoniesLabel={testimoniesPage?.name}
        />
        <div id={messagesId} role="status" />
      </div>
    </CurrentPath.Provider>
  );
}
