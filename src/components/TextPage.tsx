import type { ReactNode } from "react";
import { PageTitle } from "./PageTitle";
import { Section } from "./Section";

interface Props {
  page: Queries.PageTextFragment;
  /** Rendered instead of the headline, as wide as the screen. */
  banner?: ReactNode;
  /** Rendered between headline and sections, as wide as the screen. */
  wide?: ReactNode;
  /** The sections above `children`. All sections of the page by default. */
  sections?: Queries.PageTextFragment["sections"];
  /** The list that is the purpose of the page, below the sections. */
  children: ReactNode;
}

/** A page of text: headline, sections, then its list. */
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
