import type { ReactNode } from "react";

/** The width and height of each size of paper. */
const papers = { A5: ["148mm", "210mm"], A4: ["210mm", "297mm"] } as const;

/**
 * The fonts of printed sheets. A visitor may print before the site's font has arrived. None of the fallback fonts is wider than the site's
 * font, so the text fits in each of them.
 */
const fontFamily = '"Public Sans", Arial, "DejaVu Sans Condensed", sans-serif';

interface Props {
  paper: keyof typeof papers;
  /** The name of the sheet or side, for screen readers. */
  name: string;
  children: ReactNode;
}

/**
 * A sheet of paper, which looks the same on the screen and in print: black on white in both themes. Printed text has at least 12 points.
 */
export function PaperSheet({ paper, name, children }: Props) {
  const [width, height] = papers[paper];
  return (
    <section
      aria-label={name}
      className="sheet"
      sx={{
        bg: "#fff",
        color: "#000",
        fontFamily,
        fontSize: "1rem",
        lineHeight: 1.4,
        "h2, h3": { fontFamily, fontWeight: "strong", fontSize: "1.25em", mt: "1em", mb: "0.35em" },
        h3: { fontSize: "1em" },
        "p, ul, ol": { my: "0.5em" },
        "ul, ol": { pl: "1.4em" },
        em: { fontFamily, fontStyle: "normal", textDecoration: "underline" },
        "& a:hover": { color: "#000" },
        "> :first-child": { mt: 0, "> h2": { mt: 0, fontSize: "1.5em" } },
        "@media screen": {
          maxWidth: width,
          minHeight: ["auto", null, height],
          mb: 5,
          // The margin of the QR code is 5 mm wide. With this padding it does not cover the border.
          p: ["6mm", "12mm"],
          border: "1px solid",
          borderColor: "line",
        },
        "@media print": {
          fontSize: "12pt",
          "a, a:hover": { color: "#000", textDecoration: "none" },
          "& + &, .sheet + &": { breakBefore: "page" },
        },
      }}
    >
      {children}
    </section>
  );
}

/**
 * Returns the CSS with which a page prints only its sheets. In browsers that support margin boxes, each sheet has a page number. The CSS is
 * a string, because Emotion drops margin boxes.
 */
export function printedSheets(paper: keyof typeof papers, isSample: boolean): string {
  const box = (place: string, content: string) => `@bottom-${place}{content:${content};font:12pt sans-serif}`;
  const number = box("right", 'counter(page) " / " counter(pages)');
  const boxes = isSample ? number + box("left", '"Sample"') : number;
  // The selector `:has` is in a separate rule, because a browser that does not support it ignores the whole rule.
  const nothingElse =
    "header,footer,aside,section:not(.sheet){display:none!important}main>:not(:has(.sheet)){display:none!important}main,main>*{padding:0!important;max-width:none!important}";
  return `@page{size:${paper};margin:12mm 12mm 16mm;${boxes}}@media print{html{background:#fff!important}${nothingElse}}`;
}
