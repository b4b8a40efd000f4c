/**
 * Returns the text of a cell in CSV format. A cell with a quotation mark, a comma or a line break is put into quotation marks (RFC 4180).
 */
const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Returns the text of a CSV file. The byte order mark at its beginning tells spreadsheets that the file is UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(",")}\r\n`).join("")}`;
