import { Prose } from "../components/Prose";
import { md } from "../theme/scales";

/**
 * The text above the first heading of the home page: why, and what to do. Its list stands in columns on wide screens; together with the banner it
 * is on the first screen.
 */
export function Opening({ section }: { section: Queries.SectionFragment }) {
  return (
    <div
      className="content"
      sx={{
        variant: "layout.page",
        pt: [3, 4],
        fontSize: "menu",
        lineHeight: 1.5,
        // Each outweighs the same rule of running text.
        "&& > div": { maxWidth: "none" },
        "&& p": { mt: [2, 4], mb: 0 },
        "&& ol": { my: 0, pl: "1.3em", display: "grid", columnGap: 6, rowGap: 2 },
        "&& li": { my: 0, "::marker": { color: "accent", fontWeight: "strong" } },
        [`@media ${md}`]: { "&& ol": { gridTemplateColumns: "repeat(3, 1fr)" } },
      }}
    >
      {section.parts.map(({ html }, index) => html && <Prose key={index} html={html} />)}
    </div>
  );
}
