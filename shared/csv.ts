const BYTE_ORDER_MARK = '\uFEFF';

/** How a CSV file begins: RFC 4180 in UTF-8, a byte order mark first (Excel reads accents wrongly without one), then its titles. */
export function csvBeginning(titles: readonly string[]): string {
  return BYTE_ORDER_MARK + lineOfCells(titles.map(quoted));
}

/** A line of cells as they are to stand there: of numbers, and of `textCell`. */
export function lineOfCells(cells: readonly string[]): string {
  return `${cells.join(',')}\r\n`;
}

/** Text as the cell of a CSV file: what a spreadsheet would calculate becomes text. */
export function textCell(text: string): string {
  return quoted(harmless(text));
}

/** Cells beginning like a formula run when opened (OWASP, CSV injection); an apostrophe makes them text. Full-width signs count too. */
export function harmless(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}

/** Blanks at the ends are kept by quotes only; a semicolon would divide cells where the comma is the decimal sign. */
function quoted(text: string): string {
  return /[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
