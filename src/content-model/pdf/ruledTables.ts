/** Finds the cells of tables that have ruled lines between their cells. Lengths are in points, measured from the top left of the page. */

/** A ruled line of a page, from one point to another. */
export type Rule = readonly [x: number, y: number, toX: number, toY: number];

/** A cell of a table. A cell may cover several rows and columns of its table. */
interface Cell {
  left: number;
  right: number;
  top: number;
  bottom: number;
  /** The indexes of the first row and the first column that the cell covers. */
  row: number;
  column: number;
  /** True if the cell is as wide as the table. */
  isWide: boolean;
}

/** A table with ruled lines between its cells. */
export interface RuledTable {
  left: number;
  right: number;
  cells: Cell[];
}

/**
 * A horizontal line with its y coordinate (`at`), or a vertical line with its x coordinate. `from` and `to` are the coordinates of its
 * ends.
 */
interface Line {
  at: number;
  from: number;
  to: number;
}

/**
 * The maximum distance, in points, between two lines that count as touching. Programs draw lines around each cell, and leave small gaps at
 * the corners.
 */
const touching = 3;

/**
 * The maximum difference, in points, between the two ends of a line that counts as horizontal or vertical. On a skewed page, lines are
 * slanted.
 */
const maxSlant = 1;

/**
 * The maximum number of ruled lines on a page with tables. The functions in this file do not look for tables on a page with more lines,
 * because such a page usually contains a map or a chart.
 */
const maxLines = 4000;

/** Joins lines if one of them continues where another ends. */
function joinedLines(lines: readonly Line[]): Line[] {
  const all: Line[] = [];
  for (const line of lines.toSorted((one, other) => one.at - other.at || one.from - other.from)) {
    const before = all.findLast(
      (each) => line.at - each.at < 1 && line.from <= each.to + touching && line.to >= each.from - touching,
    );
    if (before) {
      before.from = Math.min(before.from, line.from);
      before.to = Math.max(before.to, line.to);
    } else all.push({ ...line });
  }
  return all;
}

const crosses = (one: Line, other: Line): boolean =>
  one.at > other.from - touching &&
  one.at < other.to + touching &&
  other.at > one.from - touching &&
  other.at < one.to + touching;

/** Groups horizontal and vertical lines that touch each other. */
function groupsOf(horizontal: readonly Line[], vertical: readonly Line[]): [Line[], Line[]][] {
  const left = new Set([...horizontal, ...vertical]);
  const groups: [Line[], Line[]][] = [];
  for (const start of horizontal) {
    if (!left.delete(start)) continue;
    const group: [Line[], Line[]] = [[start], []];
    const open: { line: Line; isHorizontal: boolean }[] = [{ line: start, isHorizontal: true }];
    for (let next = open.pop(); next; next = open.pop()) {
      const { line, isHorizontal } = next;
      for (const other of isHorizontal ? vertical : horizontal)
        if (left.has(other) && crosses(line, other)) {
          left.delete(other);
          group[isHorizontal ? 1 : 0].push(other);
          open.push({ line: other, isHorizontal: !isHorizontal });
        }
    }
    groups.push(group);
  }
  return groups;
}

/**
 * Returns the coordinates of vertical or horizontal lines, in order. If several coordinates are almost equal, returns only the first of
 * them.
 * @param others the lines in the other direction
 */
function placesOf(lines: readonly Line[], others: readonly Line[]): number[] {
  // A table may have no lines at its sides. The ends of the lines between its rows show where its sides are.
  const ends = [Math.min(...others.map(({ from }) => from)), Math.max(...others.map(({ to }) => to))];
  const places: number[] = [];
  for (const place of [...lines.map(({ at }) => at), ...ends].sort((one, other) => one - other))
    if (places.length === 0 || place - (places.at(-1) ?? 0) > touching) places.push(place);
  return places;
}

const middle = (places: readonly number[], index: number) =>
  ((places[index] ?? 0) + (places[index + 1] ?? 0)) / 2;

/** Returns the table between touching lines. Returns undefined if the lines are not those of a table. */
function tableBetween(horizontal: readonly Line[], vertical: readonly Line[]): RuledTable | undefined {
  if (vertical.length === 0) return undefined;
  const [xs, ys] = [placesOf(vertical, horizontal), placesOf(horizontal, vertical)];
  const [columns, rows] = [xs.length - 1, ys.length - 1];
  if (columns < 2 || rows < 2) return undefined;
  const isBetween = (lines: readonly Line[], place: number, across: number) =>
    lines.some(({ at, from, to }) => Math.abs(at - place) <= touching && from < across && to > across);
  const taken = new Set<number>();
  const cells: Cell[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (taken.has(row * columns + column)) continue;
      let [toRow, toColumn] = [row + 1, column + 1];
      while (toColumn < columns && !isBetween(vertical, xs[toColumn] ?? 0, middle(ys, row))) toColumn += 1;
      while (toRow < rows && !isBetween(horizontal, ys[toRow] ?? 0, middle(xs, column))) toRow += 1;
      for (let y = row; y < toRow; y++)
        for (let x = column; x < toColumn; x++) {
          // In a table, each cell is a rectangle. Lines that enclose another shape belong to a drawing, so there is no table.
          if (taken.has(y * columns + x)) return undefined;
          taken.add(y * columns + x);
        }
      cells.push({
        left: xs[column] ?? 0,
        right: xs[toColumn] ?? 0,
        top: ys[row] ?? 0,
        bottom: ys[toRow] ?? 0,
        row,
        column,
        isWide: toColumn - column === columns,
      });
    }
  return { left: xs[0] ?? 0, right: xs[columns] ?? 0, cells };
}

/** Returns the tables of a page with ruled lines between their cells. */
export function ruledTablesOf(rules: readonly Rule[]): RuledTable[] {
  if (rules.length > maxLines) return [];
  const horizontal = rules
    .filter(([, y, , toY]) => Math.abs(toY - y) < maxSlant)
    .map(([x, y, toX]) => ({ at: y, from: Math.min(x, toX), to: Math.max(x, toX) }));
  const vertical = rules
    .filter(([x, , toX]) => Math.abs(toX - x) < maxSlant)
    .map(([x, y, , toY]) => ({ at: x, from: Math.min(y, toY), to: Math.max(y, toY) }));
  return groupsOf(joinedLines(horizontal), joinedLines(vertical)).flatMap(
    (group) => tableBetween(...group) ?? [],
  );
}
