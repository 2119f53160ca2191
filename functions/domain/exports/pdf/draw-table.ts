import type { ExportCell, ExportRow, ExportTotal } from '../export-document.ts';
import type { CellWriter } from './cell-text.ts';
import { GUTTER } from './column-widths.ts';
import { BASE, LINE, styles } from './ink.ts';
import type { Style } from './ink.ts';
import { smaller } from './plan-table.ts';
import type { PlannedColumn, TablePlan } from './plan-table.ts';
import type { SetLine } from './set-text.ts';
import type { Sheets } from './sheets.ts';
import type { Part } from './structure.ts';

/** Points above and below the text of a row. */
const PAD = 3.6;

interface SetCell {
  readonly lines: readonly SetLine[];
  readonly style: Style;
}

/** Draws one table, row after row, with its head on every page. */
export class TableDrawing {
  readonly #sheets: Sheets;
  readonly #plan: TablePlan;
  readonly #write: CellWriter;
  readonly #table: Part;
  readonly #places: readonly number[];
  readonly #head: readonly SetCell[];
  readonly #cell: Style;
  readonly #total: Style;

  constructor(sheets: Sheets, plan: TablePlan, write: CellWriter, section: Part) {
    this.#sheets = sheets;
    this.#plan = plan;
    this.#write = write;
    this.#table = sheets.structure.begin(section, 'Table');
    this.#cell = smaller(styles.cell, plan.scale);
    this.#total = smaller(styles.total, plan.scale);
    const head = smaller(styles.head, plan.scale);
    this.#head = plan.columns.map(({ title, width }) => this.#set(title, width, head));
    this.#places = plan.columns.map((_, at) =>
      plan.columns.slice(0, at).reduce((x, { width }) => x + width + GUTTER, sheets.left),
    );
  }

  /** Points that its head and a first row take. */
  get beginning(): number {
    return this.#heightOf(this.#head) + 2 * PAD + this.#cell.size * LINE + 2 * PAD;
  }

  /** Its head, as a row that is read. */
  head(): void {
    const { structure } = this.#sheets;
    const row = structure.begin(this.#table, 'TR');
    const cells = this.#head.map(() => structure.begin(row, 'TH', { scope: 'Column' }));
    this.#drawHead((line, x, y, style, at) => {
      const part = cells[at];
      if (part) this.#sheets.pen.text(line, x, y, style, part);
    });
    for (const cell of cells) structure.end(cell);
    structure.end(row);
  }

  row(row: ExportRow): void {
    this.#drawRow(this.#cells(row, this.#cell), false);
  }

  /** Sums below the rows, apart from them: on the page of the last row where they fit. */
  totals(totals: readonly ExportTotal[]): void {
    if (totals.length === 0) return;
    const { pen, left, width } = this.#sheets;
    const set = totals.map(({ cells }) => this.#cells(cells, this.#total));
    const height = set.reduce((sum, cells) => sum + this.#heightOf(cells) + 2 * PAD, 0);
    if (height > this.#sheets.room && height < this.#sheets.roomMax / 2) this.#turn();
    const { y } = this.#sheets;
    pen.aside(() => {
      if (height <= this.#sheets.room) pen.wash({ x: left - 6, y, width: width + 12, height }, 'wash');
      pen.rule(left - 6, y, width + 12, 0.9, 'ink');
    });
    for (const cells of set) this.#drawRow(cells, true);
  }

  end(): void {
    this.#sheets.structure.end(this.#table);
  }

  #cells(row: ExportRow, style: Style): SetCell[] {
    return this.#plan.columns.map((column, at) => this.#setCell(row[at] ?? null, column, style));
  }

  /** Figures and days stand on one line: what is wider than its column is set smaller, not broken. */
  #setCell(cell: ExportCell, { kind, width, currency }: PlannedColumn, style: Style): SetCell {
    const text = this.#write(cell, kind, currency);
    if (text === '') return { lines: [], style };
    if (kind === 'text') return this.#set(text, width, style);
    const line = this.#sheets.type.line(text, style.weight);
    const taken = (line.width * style.size) / 1000;
    return { lines: [line], style: taken > width ? smaller(style, width / taken) : style };
  }

  #set(text: string, width: number, style: Style): SetCell {
    // A hair more than its width: it was measured in whole points.
    return {
      lines: this.#sheets.type.lines(text, style.weight, ((width + 0.01) * 1000) / style.size),
      style,
    };
  }

  #heightOf(cells: readonly SetCell[]): number {
    return Math.max(
      ...cells.map(({ lines, style }) => lines.length * style.size * LINE),
      this.#cell.size * LINE,
    );
  }

  #turn(): void {
    this.#sheets.turn(this.#plan.layout);
    const { pen } = this.#sheets;
    pen.aside(() => {
      this.#drawHead((line, x, y, style) => {
        pen.asideText(line, x, y, style);
      });
    }, 'Pagination');
  }

  #drawHead(draw: (line: SetLine, x: number, y: number, style: Style, at: number) => void): void {
    const sheets = this.#sheets;
    const height = this.#heightOf(this.#head);
    const { y } = sheets;
    this.#head.forEach(({ lines, style }, at) => {
      const above = height - lines.length * style.size * LINE;
      this.#drawLines(lines, style, at, y + above, (...drawn) => {
        draw(...drawn, at);
      });
    });
    sheets.y = y + height + PAD;
    sheets.pen.aside(() => {
      sheets.pen.rule(sheets.left, sheets.y, sheets.width, 0.9, 'ink');
    });
  }

  /** A row on one page where it fits on any, else as many lines of it as each page has room for. */
  #drawRow(cells: readonly SetCell[], isTotal: boolean): void {
    const sheets = this.#sheets;
    const { structure } = sheets;
    const height = this.#heightOf(cells) + 2 * PAD;
    const headHeight = this.#heightOf(this.#head) + PAD;
    if (height > sheets.room && (height <= sheets.roomMax - headHeight || sheets.room < sheets.roomMax / 3))
      this.#turn();
    const row = structure.begin(this.#table, 'TR');
    const parts = cells.map((_, at) =>
      isTotal && at === 0 ? structure.begin(row, 'TH', { scope: 'Row' }) : structure.begin(row, 'TD'),
    );
    let rest = cells;
    while (rest.some(({ lines }) => lines.length > 0) || rest === cells) {
      const room = sheets.room - 2 * PAD;
      const here = rest.map(({ lines, style }) => ({
        style,
        lines: lines.slice(0, Math.max(1, Math.floor(room / (style.size * LINE) + 0.001))),
      }));
      this.#drawSlice(here, parts, isTotal);
      rest = rest.map(({ lines, style }, at) => ({ style, lines: lines.slice(here[at]?.lines.length ?? 0) }));
      if (rest.some(({ lines }) => lines.length > 0)) this.#turn();
    }
    for (const part of parts) structure.end(part);
    structure.end(row);
  }

  #drawSlice(cells: readonly SetCell[], parts: readonly Part[], isTotal: boolean): void {
    const sheets = this.#sheets;
    const { y } = sheets;
    cells.forEach(({ lines, style }, at) => {
      const part = parts[at];
      if (!part) return;
      // A cell that is set smaller stands on the base line of its row.
      const lower = (this.#cell.size - style.size) * BASE;
      this.#drawLines(lines, style, at, y + PAD + Math.max(0, lower), (line, x, base) => {
        sheets.pen.text(line, x, base, style, part);
      });
    });
    sheets.y = y + this.#heightOf(cells) + 2 * PAD;
    if (isTotal) return;
    sheets.pen.aside(() => {
      sheets.pen.rule(sheets.left, sheets.y, sheets.width, 0.5, 'rule');
    });
  }

  #drawLines(
    lines: readonly SetLine[],
    style: Style,
    at: number,
    y: number,
    draw: (line: SetLine, x: number, base: number, style: Style) => void,
  ): void {
    const { isFigure, width } = this.#plan.columns[at] ?? { isFigure: false, width: 0 };
    const place = this.#places[at] ?? this.#sheets.left;
    lines.forEach((line, number) => {
      const free = isFigure || line.direction === 'rtl' ? width - (line.width * style.size) / 1000 : 0;
      draw(line, place + free, y + number * style.size * LINE + style.size * BASE, style);
    });
  }
}
