import type { ExportRow, ExportTotal } from '../export-document.ts';
import type { CellWriter } from './cell-text.ts';
import { BASE, LINE } from './ink.ts';
import type { Style } from './ink.ts';
import type { TablePlan, Tier } from './plan-table.ts';
import { CellSetter, heightOf } from './set-cells.ts';
import type { SetCell } from './set-cells.ts';
import type { SetLine } from './set-text.ts';
import type { Sheets } from './sheets.ts';
import type { Part } from './structure.ts';

/** Points above and below the text of a row. */
const PAD = 3.6;
/** Points by which the sums reach beyond the table on both sides. */
const BEYOND = 6;

type Draw = (line: SetLine, x: number, base: number, style: Style, cell: SetCell) => void;
/** The cells of a row, tier by tier. */
type SetRow = readonly (readonly SetCell[])[];

/** Draws one table, row after row, with its head on every page. */
export class TableDrawing {
  readonly #sheets: Sheets;
  readonly #plan: TablePlan;
  readonly #cells: CellSetter;
  readonly #table: Part;
  readonly #head: SetRow;

  constructor(sheets: Sheets, plan: TablePlan, write: CellWriter, section: Part) {
    this.#sheets = sheets;
    this.#plan = plan;
    this.#table = sheets.structure.begin(section, 'Table');
    this.#cells = new CellSetter(plan, write, sheets.type);
    this.#head = plan.tiers.map((tier) => this.#cells.head(tier));
  }

  /** Points that its head and a first row take. */
  get beginning(): number {
    return this.#headHeight + this.#cells.lineHeight * this.#plan.tiers.length + 2 * PAD;
  }

  get #headHeight(): number {
    return this.#head.reduce((sum, tier) => sum + heightOf(tier, 0), PAD);
  }

  /** Its head, as a row that is read. */
  head(): void {
    const { structure, pen } = this.#sheets;
    const row = structure.begin(this.#table, 'TR');
    const parts = new Map(
      this.#head.flat().map((cell) => [cell, structure.begin(row, 'TH', { scope: 'Column' })]),
    );
    this.#drawHead((line, x, base, style, cell) => {
      const part = parts.get(cell);
      if (part) pen.text(line, x, base, style, part);
    });
    for (const part of parts.values()) structure.end(part);
    structure.end(row);
  }

  row(row: ExportRow): void {
    this.#drawRow(
      this.#plan.tiers.map((tier) => this.#cells.row(row, tier)),
      false,
    );
  }

  /** Sums below the rows, apart from them: all on one page, where they fit on half of one. */
  totals(totals: readonly ExportTotal[]): void {
    if (totals.length === 0) return;
    const sheets = this.#sheets;
    const set = totals.map(({ cells }) => this.#totalOf(cells));
    const height = set.reduce((sum, row) => sum + this.#heightOf(row), 0);
    if (height > sheets.room && height < sheets.roomMax / 2) this.#turn();
    const [x, width] = [sheets.left - BEYOND, sheets.width + 2 * BEYOND];
    sheets.pen.aside(() => {
      if (height <= sheets.room) sheets.pen.wash({ x, y: sheets.y, width, height }, 'wash');
      sheets.pen.rule(x, sheets.y, width, 0.9, 'ink');
    });
    set.forEach((row, at) => {
      if (at > 0) this.#rule(0.5, 'ruleStrong');
      this.#drawRow(row, true);
    });
  }

  end(): void {
    this.#sheets.structure.end(this.#table);
  }

  /** Of a line of sums a tier without any takes no room. */
  #totalOf(row: ExportRow): SetRow {
    const isNeeded = ({ from, columns }: Tier) =>
      from === 0 || columns.some((_, at) => (row[from + at] ?? null) !== null);
    return this.#plan.tiers.filter(isNeeded).map((tier) => this.#cells.total(row, tier));
  }

  #heightOf(row: SetRow): number {
    return row.reduce((sum, tier) => sum + heightOf(tier, this.#cells.lineHeight), 2 * PAD);
  }

  #rule(thickness: number, ink: 'ink' | 'rule' | 'ruleStrong'): void {
    const { pen, left, width, y } = this.#sheets;
    pen.aside(() => {
      pen.rule(left, y, width, thickness, ink);
    });
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
    for (const tier of this.#head) {
      const height = heightOf(tier, 0);
      for (const cell of tier)
        this.#drawLines(cell, sheets.y + height - cell.lines.length * cell.style.size * LINE, draw);
      sheets.y += height;
    }
    sheets.y += PAD;
    this.#rule(0.9, 'ink');
  }

  /** A row on one page where it fits on any, else as many lines of it on each as that has room for. */
  #drawRow(cells: SetRow, isTotal: boolean): void {
    const sheets = this.#sheets;
    const { structure } = sheets;
    if (this.#isToTurn(this.#heightOf(cells))) this.#turn();
    const row = structure.begin(this.#table, 'TR');
    sheets.y += PAD;
    cells.forEach((tier, number) => {
      const parts = tier.map((_, at) =>
        isTotal && number === 0 && at === 0
          ? structure.begin(row, 'TH', { scope: 'Row' })
          : structure.begin(row, 'TD'),
      );
      this.#drawTier(tier, parts);
      for (const part of parts) structure.end(part);
    });
    sheets.y += PAD;
    if (!isTotal) this.#rule(0.5, 'rule');
    structure.end(row);
  }

  #isToTurn(height: number): boolean {
    const { room, roomMax } = this.#sheets;
    const fitsOnAPage = height <= roomMax - this.#headHeight;
    return height > room && (fitsOnAPage || room < roomMax / 3);
  }

  #drawTier(cells: readonly SetCell[], parts: readonly Part[]): void {
    let rest = cells;
    for (;;) {
      const here = this.#thatFit(rest);
      this.#drawSlice(here, parts);
      rest = rest.map((cell, at) => ({ ...cell, lines: cell.lines.slice(here[at]?.lines.length ?? 0) }));
      if (rest.every(({ lines }) => lines.length === 0)) return;
      this.#turn();
      this.#sheets.y += PAD;
    }
  }

  #thatFit(cells: readonly SetCell[]): SetCell[] {
    const room = this.#sheets.room - PAD;
    return cells.map((cell) => ({
      ...cell,
      lines: cell.lines.slice(0, Math.max(1, Math.floor(room / (cell.style.size * LINE) + 0.001))),
    }));
  }

  #drawSlice(cells: readonly SetCell[], parts: readonly Part[]): void {
    const sheets = this.#sheets;
    cells.forEach((cell, at) => {
      const part = parts[at];
      if (!part) return;
      const link = cell.address === undefined ? undefined : sheets.structure.begin(part, 'Link');
      // A cell that is set smaller stands on the base line of its row.
      const lower = Math.max(0, this.#cells.size - cell.style.size) * BASE;
      this.#drawLines(cell, sheets.y + lower, (line, x, base, style) => {
        sheets.pen.text(line, x, base, style, link ?? part);
        if (link) sheets.linkTo(cell.address ?? '', line, x, base, style, link);
      });
      if (link) sheets.structure.end(link);
    });
    sheets.y += heightOf(cells, this.#cells.lineHeight);
  }

  #drawLines(cell: SetCell, y: number, draw: Draw): void {
    const { lines, style, place, width, isFlushRight } = cell;
    lines.forEach((line, number) => {
      const free = isFlushRight || line.direction === 'rtl' ? width - (line.width * style.size) / 1000 : 0;
      const x = this.#sheets.left + place + free;
      draw(line, x, y + number * style.size * LINE + style.size * BASE, style, cell);
    });
  }
}
