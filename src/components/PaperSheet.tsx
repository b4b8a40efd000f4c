import type { ReactNode } from "react";

/** Width and height of the papers that pages are printed on. */
const papers = { A5: ["148mm", "210mm"], A4: ["210mm", "297mm"] } as const;

/** A first visit may print before the site's font has arrived (theme/fonts.css): in one no wider, so that the sides still hold the text. */
const fontFamily = '"Public Sans", Arial, "DejaVu Sans Condensed", sans-serif';

interface Props {
  paper: keyof typeof papers;
  /** Which sheet or side it is, read aloud. */
  name: string;
  children: ReactNode;
}

/** A sheet of paper: shown as one on the screen, and printed as black on white whatever the theme, in nothing below 12 points. */
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
          p: [4, "12mm"],
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

/** Print rules: the paper's size, page numbers where the browser has margin boxes, and nothing but the sheets. Emotion drops margin boxes. */
export function printedSheets(paper: keyof typeof papers, isSample: boolean): string {
  const box = (place: string, content: string) => `@bottom-${place}{content:${content};font:12pt sans-serif}`;
  const number = box("right", 'counter(page) " / " counter(pages)');
  const boxes = isSample ? number + box("left", '"Sample"') : number;
  const nothingElse =
    "header,footer,aside,main>:not(:has(.sheet)),section:not(.sheet){display:none!important}main,main>*{padding:0!important;max-width:none!important}";
  return `@page{size:${paper};margin:12mm 12mm 16mm;${boxes}}@media print{${nothingElse}}`;
}
