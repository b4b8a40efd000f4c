import type { ReactNode } from "react";
import { PageTitle } from "./PageTitle";
import { Section } from "./Section";

interface Props {
  page: Queries.PageTextFragment;
  /** The content in place of the headline, as wide as the screen. */
  banner?: ReactNode;
  /** The content between the headline and the sections, as wide as the screen. */
  wide?: ReactNode;
  /** The table of contents, which comes before the sections. */
  contents?: ReactNode;
  /** The sections above `children`. By default, these are all sections of the page. */
  sections?: Queries.PageTextFragment["sections"];
  /** The list below the sections, which is the purpose of the page. */
  children: ReactNode;
}

/** A page of text: headline, sections, then its list. */
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
