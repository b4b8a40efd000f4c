import type { WrapPageElementNodeArgs } from "gatsby";
import type { ReactNode } from "react";
import { messagesId } from "../components/message";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { toMenu, toSiteIndex } from "./menu";
import { CurrentPath } from "./PageLink";
import { useLayoutData } from "./useLayoutData";

/** The notice about sample content, which every page has while the site contains a sample. */
const SampleNotice = ({ text }: { text: string }) => (
  <aside aria-label="Notice" sx={{ bg: "tint", borderBottom: "1px solid", borderColor: "line" }}>
    <p
      sx={{
        variant: "layout.page",
        my: 0,
        py: 1,
        fontSize: "small",
        textAlign: "center",
        color: "muted",
      }}
    >
      {text}
    </p>
  </aside>
);

interface Props {
  /** The path of the page. */
  location: string;
  children: ReactNode;
}

/** The layout around every page: skip link, header, sample notice, the page itself, footer, messages. */
function Layout({ location, children }: Props) {
  const data = useLayoutData();
  const { campaign, allNavigationEntry, allTestimony } = data;
  if (!campaign) return children;
  return (
    <CurrentPath.Provider value={location}>
      {/* This element is a flex container only on screens, because Safari does not break printed pages inside a flex container. */}
      <div sx={{ "@media screen": { display: "flex", flexDirection: "column", minHeight: "100vh" } }}>
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
          Skip to main content
        </a>
        <Header name={campaign.name} menu={toMenu(allNavigationEntry.nodes, allTestimony.nodes)} />
        {campaign.hasSamples && campaign.sampleNotice && <SampleNotice text={campaign.sampleNotice} />}
        <main id="main" tabIndex={-1} className="content" sx={{ flex: 1, pb: 7 }}>
          {children}
        </main>
        <Footer campaign={campaign} siteIndex={toSiteIndex(data)} />
        {/* The attribute `popover` is spread, because React's types do not contain it. */}
        <div id={messagesId} role="status" {...{ popover: "manual" }} />
      </div>
    </CurrentPath.Provider>
  );
}

/**
 * Puts the layout around a page. Both gatsby-browser (which `gatsby develop` uses) and gatsby-ssr call this function, so both render the
 * same layout.
 */
export const wrapPageElement = ({ element, props }: Pick<WrapPageElementNodeArgs, "element" | "props">) => (
  <Layout location={props.location.pathname}>{element}</Layout>
);
