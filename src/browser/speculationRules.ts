/**
 * The speculation rules in every page's HTML, in browsers that know them: a link in view, which the inline script marks (prefetch.inline.ts), has its page
 * loaded; a link on which the pointer rests or a finger comes down has it rendered. Files, whose names have an ending, are left out. The text never
 * changes, so that one hash in the Content-Security-Policy allows it.
 */
export const speculationRules = JSON.stringify({
  prefetch: [{ where: { selector_matches: ".near" }, eagerness: "immediate" }],
  prerender: [
    {
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: "/*.*" } },
          // Not where the visitor saves data.
          { selector_matches: ".prefetches a" },
        ],
      },
      eagerness: "moderate",
    },
  ],
});
