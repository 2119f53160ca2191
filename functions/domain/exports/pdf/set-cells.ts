import type { ExportCell, ExportRow } from '../export-document.ts';
import type { CellWriter } from './cell-text.ts';
import { GUTTER } from './column-widths.ts';
import { LINE, styles } from './ink.ts';
import type { Style } from './ink.ts';
import { smaller } from './plan-table.ts';
import type { PlannedColumn, TablePlan, Tier } from './plan-table.ts';
import { relativeAddress } from './relative-path.ts';
import type { SetLine, Typesetter } from './set-text.ts';

/** A cell ready to be drawn, in as many points as it may take. */
export interface SetCell {
  readonly lines: readonly SetLine[];
  readonly style: Style;
  /** Points from the left of the table. */
  readonly place: number;
  readonly width: number;
  /** Whether its lines end where it ends. */
  readonly isFlushRight: boolean;
  /** Of a file's name: where that lies. */
  readonly address?: string | undefined;
}

/** Sets the cells of one table. */
export class CellSetter {
  readonly #plan: TablePlan;
  readonly #write: CellWriter;
  readonly #type: Typesetter;
  readonly #cell: Style;
  readonly #total: Style;

  constructor(plan: TablePlan, write: CellWriter, type: Typesetter) {
    this.#plan = plan;
    this.#write = write;
    this.#type = type;
    this.#cell = smaller(styles.cell, plan.scale);
    this.#total = smaller(styles.total, plan.scale);
  }

  /** How high one line of a row is. */
  get lineHeight(): number {
    return this.#cell.size * LINE;
  }
  get size(): number {
    return this.#cell.size;
  }

  head(tier: Tier): SetCell[] {
    const usual = smaller(styles.head, this.#plan.scale);
    const style: Style = tier.from === 0 ? usual : { ...usual, ink: 'inkFaint' };
    return tier.columns.map((column) => this.#broken(column.title, column, style));
  }

  /** The cells of a row that stand in a tier; those below the first are a little fainter. */
  row(row: ExportRow, { from, columns }: Tier): SetCell[] {
    const style: Style = from === 0 ? this.#cell : { ...this.#cell, ink: 'inkMuted' };
    return columns.map((column, at) => this.#set(row[from + at] ?? null, column, style));
  }

  /** What a line of sums is called reaches as far as nothing stands beside it. */
  total(row: ExportRow, { from, columns }: Tier): SetCell[] {
    return columns.map((column, at) => {
      const cell = row[from + at] ?? null;
      if (typeof cell !== 'string') return this.#set(cell, column, this.#total);
      const next = columns.findIndex((_, other) => other > at && (row[from + other] ?? null) !== null);
      const free = columns.slice(at + 1, next === -1 ? undefined : next);
      const width = free.reduce((sum, { width: more }) => sum + GUTTER + more, column.width);
      return this.#broken(cell, { place: column.place, width, isFigure: false }, this.#total);
    });
  }

  /** Figures and days stand on one line: what is wider than its column is set smaller, not broken. */
  #set(cell: ExportCell, column: PlannedColumn, style: Style): SetCell {
    const { kind, currency, place, width, isFigure } = column;
    const text = this.#write(cell, kind, currency);
    const isLink = cell !== null && typeof cell === 'object' && 'path' in cell;
    const address = isLink ? relativeAddress(cell.path) : undefined;
    if (address) return { ...this.#broken(text, column, { ...style, ink: 'emberText' }), address };
    if (kind === 'text') return this.#broken(text, column, style);
    const line = this.#type.line(text, style.weight);
    const taken = (line.width * style.size) / 1000;
    return {
      ...{ lines: line.runs.length > 0 ? [line] : [], place, width, isFlushRight: isFigure },
      style: taken > width ? smaller(style, width / taken) : style,
    };
  }

  #broken(text: string, column: Pick<PlannedColumn, 'place' | 'width' | 'isFigure'>, style: Style): SetCell {
    const { place, width, isFigure } = column;
    // A hair more than its width, which was measured and added up in floating point.
    const lines = this.#type.lines(text, style.weight, ((width + 0.01) * 1000) / style.size);
    return { lines, style, place, width, isFlushRight: isFigure };
  }
}

export const heightOf = (cells: readonly SetCell[], lineHeight: number): number =>
  Math.max(...cells.map(({ lines, style }) => lines.length * style.size * LINE), lineHeight);
