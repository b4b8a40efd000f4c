import type { ReactNode } from "react";
import { PageTitle } from "./PageTitle";
import { Section } from "./Section";

interface Props {
  page: Queries.PageTextFragment;
  /** Content that replaces the headline. It is as wide as the screen. */
  banner?: ReactNode;
  /** Content between the headline and the sections. It is as wide as the screen. */
  wide?: ReactNode;
  /** The table of contents, which comes before the sections. */
  contents?: ReactNode;
  /** The sections that come before `children`. By default, these are all sections of the page. */
  sections?: Queries.PageTextFragment["sections"];
  /** The list below the sections, for which the page exists. */
  children: ReactNode;
}

/** A page with running text: first the headline, then the sections, then the page's list. */
export function TextPage({ page, banner, wide, contents, sections = page.sections, children }: Props) {
  return (
    <>
      {banner ?? (
        <div className="content" sx={{ variant: "layout.page" }}>
          <PageTitle {...page} />
        </div>
      )}
      {wide}
      <div className="content" sx={{ variant: "layout.page" }}>
        {contents}
        {sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
        {children}
      </div>
    </>
  );
}
