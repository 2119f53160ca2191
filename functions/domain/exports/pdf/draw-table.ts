import type { ExportRow, ExportTotal } from '../export-document.ts';
import type { CellWriter } from './cell-text.ts';
import { GUTTER } from './column-widths.ts';
import { BASE, LINE } from './ink.ts';
import type { Style } from './ink.ts';
import type { TablePlan } from './plan-table.ts';
import { CellSetter, heightOf } from './set-cells.ts';
import type { SetCell } from './set-cells.ts';
import type { SetLine } from './set-text.ts';
import type { Sheets } from './sheets.ts';
import type { Part } from './structure.ts';

/** Points above and below the text of a row. */
const PAD = 3.6;
/** Points by which the sums reach beyond the table on both sides. */
const BEYOND = 6;

type Draw = (line: SetLine, x: number, base: number, style: Style, at: number) => void;

/** Draws one table, row after row, with its head on every page. */
export class TableDrawing {
  readonly #sheets: Sheets;
  readonly #plan: TablePlan;
  readonly #cells: CellSetter;
  readonly #table: Part;
  readonly #places: readonly number[];
  readonly #head: readonly SetCell[];

  constructor(sheets: Sheets, plan: TablePlan, write: CellWriter, section: Part) {
    this.#sheets = sheets;
    this.#plan = plan;
    this.#table = sheets.structure.begin(section, 'Table');
    this.#cells = new CellSetter(plan, write, sheets.type);
    this.#head = this.#cells.head();
    let x = sheets.left;
    this.#places = plan.columns.map(({ width }) => {
      x += width + GUTTER;
      return x - width - GUTTER;
    });
  }

  /** Points that its head and a first row take. */
  get beginning(): number {
    return this.#headHeight + this.#cells.lineHeight + 2 * PAD;
  }

  get #headHeight(): number {
    return heightOf(this.#head, 0) + PAD;
  }

  /** Its head, as a row that is read. */
  head(): void {
    const { structure, pen } = this.#sheets;
    const row = structure.begin(this.#table, 'TR');
    const cells = this.#head.map(() => structure.begin(row, 'TH', { scope: 'Column' }));
    this.#drawHead((line, x, base, style, at) => {
      const part = cells[at];
      if (part) pen.text(line, x, base, style, part);
    });
    for (const cell of cells) structure.end(cell);
    structure.end(row);
  }

  row(row: ExportRow): void {
    this.#drawRow(this.#cells.row(row), false);
  }

  /** Sums below the rows, apart from them: all on one page, where they fit on half of one. */
  totals(totals: readonly ExportTotal[]): void {
    if (totals.length === 0) return;
    const sheets = this.#sheets;
    const set = totals.map(({ cells }) => this.#cells.total(cells));
    const height = set.reduce((sum, cells) => sum + heightOf(cells, this.#cells.lineHeight) + 2 * PAD, 0);
    if (height > sheets.room && height < sheets.roomMax / 2) this.#turn();
    const [x, width] = [sheets.left - BEYOND, sheets.width + 2 * BEYOND];
    sheets.pen.aside(() => {
      if (height <= sheets.room) sheets.pen.wash({ x, y: sheets.y, width, height }, 'wash');
      sheets.pen.rule(x, sheets.y, width, 0.9, 'ink');
    });
    set.forEach((cells, at) => {
      if (at > 0)
        sheets.pen.aside(() => {
          sheets.pen.rule(sheets.left, sheets.y, sheets.width, 0.5, 'ruleStrong');
        });
      this.#drawRow(cells, true);
    });
  }

  end(): void {
    this.#sheets.structure.end(this.#table);
  }

  #turn(): void {
    this.#sheets.turn(this.#plan.layout);
    const { pen } = this.#sheets;
    this.#drawHead((line, x, base, style) => {
      pen.aside(() => {
        pen.asideText(line, x, base, style);
      }, 'Pagination');
    });
  }

  #drawHead(draw: Draw): void {
    const sheets = this.#sheets;
    const height = heightOf(this.#head, 0);
    this.#head.forEach((cell, at) => {
      const above = height - cell.lines.length * cell.style.size * LINE;
      this.#drawLines(cell, at, sheets.y + above, draw);
    });
    sheets.y += this.#headHeight;
    sheets.pen.aside(() => {
      sheets.pen.rule(sheets.left, sheets.y, sheets.width, 0.9, 'ink');
    });
  }

  /** A row on one page where it fits on any, else as many lines of it on each as that has room for. */
  #drawRow(cells: readonly SetCell[], isTotal: boolean): void {
    const { structure } = this.#sheets;
    if (this.#isToTurn(heightOf(cells, this.#cells.lineHeight) + 2 * PAD)) this.#turn();
    const row = structure.begin(this.#table, 'TR');
    const parts = cells.map((_, at) =>
      isTotal && at === 0 ? structure.begin(row, 'TH', { scope: 'Row' }) : structure.begin(row, 'TD'),
    );
    let rest = cells;
    for (;;) {
      const here = this.#thatFit(rest);
      this.#drawSlice(here, parts, isTotal);
      rest = rest.map((cell, at) => ({ ...cell, lines: cell.lines.slice(here[at]?.lines.length ?? 0) }));
      if (rest.every(({ lines }) => lines.length === 0)) break;
      this.#turn();
    }
    for (const part of parts) structure.end(part);
    structure.end(row);
  }

  #isToTurn(height: number): boolean {
    const { room, roomMax } = this.#sheets;
    const fitsOnAPage = height <= roomMax - this.#headHeight;
    return height > room && (fitsOnAPage || room < roomMax / 3);
  }

  #thatFit(cells: readonly SetCell[]): SetCell[] {
    const room = this.#sheets.room - 2 * PAD;
    return cells.map((cell) => ({
      ...cell,
      lines: cell.lines.slice(0, Math.max(1, Math.floor(room / (cell.style.size * LINE) + 0.001))),
    }));
  }

  #drawSlice(cells: readonly SetCell[], parts: readonly Part[], isTotal: boolean): void {
    const sheets = this.#sheets;
    cells.forEach((cell, at) => {
      const part = parts[at];
      if (!part) return;
      const link = cell.address === undefined ? undefined : sheets.structure.begin(part, 'Link');
      // A cell that is set smaller stands on the base line of its row.
      const lower = Math.max(0, this.#cells.size - cell.style.size) * BASE;
      this.#drawLines(cell, at, sheets.y + PAD + lower, (line, x, base, style) => {
        sheets.pen.text(line, x, base, style, link ?? part);
        if (link) sheets.linkTo(cell.address ?? '', line, x, base, style, link);
      });
      if (link) sheets.structure.end(link);
    });
    sheets.y += heightOf(cells, this.#cells.lineHeight) + 2 * PAD;
    if (isTotal) return;
    sheets.pen.aside(() => {
      sheets.pen.rule(sheets.left, sheets.y, sheets.width, 0.5, 'rule');
    });
  }

  #drawLines({ lines, style, width, isFlushRight }: SetCell, at: number, y: number, draw: Draw): void {
    const place = this.#places[at] ?? this.#sheets.left;
    lines.forEach((line, number) => {
      const free = isFlushRight || line.direction === 'rtl' ? width - (line.width * style.size) / 1000 : 0;
      draw(line, place + free, y + number * style.size * LINE + style.size * BASE, style, at);
    });
  }
}
