import { useMemo, type ReactNode } from "react";
import { Footer } from "./Footer";
import { Header } from "./Header";
import { toMenu, withRest } from "./menu";
import { PageWrapper } from "./PageWrapper";
import { SampleNotice } from "./SampleNotice";
import { SkipLink } from "./SkipLink";
import { ToastHost } from "./ToastHost";
import { useFrameData } from "./useFrameData";

/** What stands around every page: skip link, header, notice, page wrapper, footer (specification, section 2). */
export function Frame({ location, children }: { location: string; children: ReactNode }) {
  const data = useFrameData();
  const menu = useMemo(() => toMenu(data.allNavigationEntry.nodes, data.allTestimony.nodes), [data]);
  const { campaign } = data;
  if (!campaign) return children;
  return (
    <div sx={{ display: "flex", flexDirection: "column", minHeight: "100vh" }}>
      <SkipLink />
      {campaign.hasSamples && <SampleNotice>{campaign.sampleNotice}</SampleNotice>}
      <Header name={campaign.name} menu={menu} location={location} />
      <PageWrapper>{children}</PageWrapper>
      <Footer
        campaign={campaign}
        pages={data.allPage.nodes}
        testimonies={withRest(
          data.allTestimony.nodes,
          data.allTestimony.totalCount,
          data.allTestimonies?.path,
        )}
        location={location}
        builtAt={String(data.site?.buildTime)}
      />
      <ToastHost />
    </div>
  );
}
