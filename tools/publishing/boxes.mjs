/** Geometry of PDF pages: matrices in PDF's notation, and boxes as left, bottom, right, top. */

export const identity = [1, 0, 0, 1, 0, 0];

export const multiply = (m, n) => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** The bounding box of a box transformed by a matrix. */
export function moved(matrix, [x0, y0, x1, y1]) {
  const corners = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ];
  const xs = corners.map(([x, y]) => matrix[0] * x + matrix[2] * y + matrix[4]);
  const ys = corners.map(([x, y]) => matrix[1] * x + matrix[3] * y + matrix[5]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

export const overlap = (a, b) => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
];
export const isInside = ([x, y], box) => x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3];
export const middle = (box) => [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
