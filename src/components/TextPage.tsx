import type { ReactNode } from "react";
import { PageTitle } from "./PageTitle";
import { Section } from "./Section";

interface Props {
  page: Queries.PageTextFragment;
  /** Takes the place of the headline, as wide as the screen. */
  banner?: ReactNode;
  /** Between headline and sections, as wide as the screen. */
  wide?: ReactNode;
  /** The sections above `children`, if not all of them. */
  sections?: Queries.PageTextFragment["sections"];
  /** What follows the page's own sections: the list that the page is for. */
  children: ReactNode;
}

export function TextPage({ page, banner, wide, sections = page.sections, children }: Props) {
  return (
    <>
      {banner ?? (
        <div className="content" sx={{ variant: "layout.page" }}>
          <PageTitle {...page} />
        </div>
      )}
      {wide}
      <div className="content" sx={{ variant: "layout.page" }}>
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        {children}
      </div>
    </>
  );
}
