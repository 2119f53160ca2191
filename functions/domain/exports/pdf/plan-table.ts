import type { ColumnKind, ExportColumn, ExportRow } from '../export-document.ts';
import { isFigure } from './cell-text.ts';
import type { CellWriter } from './cell-text.ts';
import { columnWidths, comfortableWidth, GUTTER } from './column-widths.ts';
import type { Asked } from './column-widths.ts';
import type { Style } from './ink.ts';
import { askedBy, measured, usualCurrency } from './measure-columns.ts';
import type { Layout, Sheets } from './sheets.ts';

export interface PlannedColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  readonly isFigure: boolean;
  /** The currency that its head names, of which its amounts are bare figures. */
  readonly currency: string | undefined;
  readonly width: number;
  /** Points from the left of the table. */
  readonly place: number;
}

/** Columns that stand side by side. */
export interface Tier {
  /** The first of them, among all columns of the table. */
  readonly from: number;
  readonly columns: readonly PlannedColumn[];
}

export interface TablePlan {
  /** One below the other, where a row has too many columns for a line. */
  readonly tiers: readonly Tier[];
  readonly layout: Layout;
  /** How much smaller than usual its texts are set, where its columns are many. */
  readonly scale: number;
}

interface Shape {
  readonly layout: Layout;
  readonly scale: number;
  readonly tiersMax: number;
}

/** How a table may lie, best first: tall, broad, broad and smaller, then with its rows on several lines rather than too small to be read. */
const shapes: readonly Shape[] = [
  { layout: 'portrait', scale: 1, tiersMax: 1 },
  ...[1, 0.92, 0.84].map((scale) => ({ layout: 'landscape', scale, tiersMax: 1 }) as const),
  ...[0.92, 0.84].map((scale) => ({ layout: 'landscape', scale, tiersMax: 2 }) as const),
  { layout: 'landscape', scale: 0.84, tiersMax: 3 },
];
const tightest: Shape = { layout: 'landscape', scale: 0.84, tiersMax: 4 };

/** How a table lies, by its first rows; its totals are not known yet. */
export function planTable(
  columns: readonly ExportColumn[],
  rows: readonly ExportRow[],
  write: CellWriter,
  sheets: Pick<Sheets, 'type' | 'widthOf'>,
): TablePlan {
  const known = columns.map((column, at) => {
    const cells = rows.map((row) => row[at] ?? null);
    const currency = column.kind === 'money' ? usualCurrency(cells) : undefined;
    const title = [column.title, currency].filter(Boolean).join(' ');
    const texts = cells.map((cell) => write(cell, column.kind, currency));
    return { column, title, currency, measures: measured(column, title, texts, sheets.type) };
  });
  const askedAt = (scale: number) => known.map(({ column, measures }) => askedBy(column, measures, scale));
  const tiersIn = ({ layout, scale, tiersMax }: Shape) =>
    tiersOf(askedAt(scale), tiersMax, sheets.widthOf(layout));
  const shape = shapes.find((one) => tiersIn(one) !== undefined) ?? tightest;
  const asked = askedAt(shape.scale);
  const groups = tiersIn(shape) ?? [asked];
  let from = 0;
  const tiers = groups.map((group) => {
    const widths = columnWidths(group, sheets.widthOf(shape.layout));
    let next = 0;
    const placed = widths.map((width, at) => {
      const { column, title, currency } = known[from + at] ?? unknown;
      const place = next;
      next += width + GUTTER;
      return { title, kind: column.kind, isFigure: isFigure(column.kind), currency, width, place };
    });
    from += group.length;
    return { from: from - group.length, columns: placed };
  });
  return { tiers, layout: shape.layout, scale: shape.scale };
}

const unknown = { column: { title: '', kind: 'text', width: 1 }, title: '', currency: undefined } as const;

export const smaller = (style: Style, scale: number): Style => ({ ...style, size: style.size * scale });

/** Steps in which the width of a tier is looked for between an even share and all there is. */
const STEPS = 24;

/** Columns in as few tiers as their width allows, as even as can be; undefined where they don't fit into so many. */
function tiersOf(columns: readonly Asked[], tiersMax: number, width: number): Asked[][] | undefined {
  const all = comfortableWidth(columns);
  if (all <= width) return [[...columns]];
  for (let step = 0; step <= STEPS; step += 1) {
    const even = Math.min(width, all / tiersMax);
    const tiers = filledUpTo(even + ((width - even) * step) / STEPS, columns);
    if (tiers.length <= tiersMax && tiers.every((tier) => comfortableWidth(tier) <= width)) return tiers;
  }
  return undefined;
}

function filledUpTo(width: number, columns: readonly Asked[]): Asked[][] {
  const tiers: Asked[][] = [];
  for (const column of columns) {
    const tier = tiers.at(-1);
    if (tier && comfortableWidth([...tier, column]) <= width) tier.push(column);
    else tiers.push([column]);
  }
  return tiers;
}
