import type { ReactNode } from "react";
import type { ThemeUICSSObject } from "theme-ui";

const stylesOf = (firstColumn: string, isStacked: boolean): ThemeUICSSObject => ({
  variant: "text.prose",
  maxWidth: "none",
  mt: 4,
  "tr:target": { bg: "tint" },
  "tbody tr": { breakInside: "avoid" },
  "tbody th": { fontWeight: "body" },
  // The header cell of the first column has the same width, so that columns do not move when the first row arrives.
  "th:first-of-type": { width: firstColumn },
  "th p, td p": { my: 1 },
  [`@media screen${isStacked ? "" : " and (max-width: 47.99em)"}`]: {
    variant: "layout.stackedTable",
    "tbody th:first-of-type": { display: "block", width: "auto", px: 0, pt: 3 },
    "td:first-of-type": { fontWeight: "body", pt: 1 },
  },
});

interface Props {
  /** The headings of all columns: first the heading of the first column, then those of the columns of `cells`. */
  heads: readonly string[];
  /** The CSS width of the first column on wide screens. */
  firstColumn: string;
  /** True if the cells of a row are stacked on wide screens too. */
  isStacked?: boolean;
  /** The rows. `id` is the id of the `tr`, for links to the row. */
  rows: readonly { id: string; head: ReactNode; cells: readonly ReactNode[] }[];
}

/**
 * A table whose rows begin with their subject. On narrow screens, the cells of a row are below the subject, one below another, each with
 * the heading of its column. All elements of the table have the attribute `role`, because Safari drops the role of a table element if CSS
 * changes `display`.
 */
export const StackedTable = ({ heads, firstColumn, isStacked = false, rows }: Props) => (
  <div sx={stylesOf(firstColumn, isStacked)}>
    <table role="table">
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th role="columnheader" key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ id, head, cells }) => (
          <tr role="row" key={id} id={id}>
            <th role="rowheader" scope="row">
              {head}
            </th>
            {cells.map((cell, index) => (
              <td role="cell" key={index} data-head={heads[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);
