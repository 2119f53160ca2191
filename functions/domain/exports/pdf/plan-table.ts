import type { ColumnKind, ExportColumn, ExportRow } from '../export-document.ts';
import { isFigure } from './cell-text.ts';
import type { CellWriter } from './cell-text.ts';
import { columnWidths, comfortableWidth } from './column-widths.ts';
import type { Asked } from './column-widths.ts';
import { styles } from './ink.ts';
import type { Style } from './ink.ts';
import type { Typesetter } from './set-text.ts';
import type { Layout, Sheets } from './sheets.ts';

export interface PlannedColumn {
  readonly title: string;
  readonly kind: ColumnKind;
  readonly isFigure: boolean;
  /** The currency that its head names, of which its amounts are bare figures. */
  readonly currency: string | undefined;
  readonly width: number;
}

export interface TablePlan {
  readonly columns: readonly PlannedColumn[];
  readonly layout: Layout;
  /** How much smaller than usual its texts are set, where its columns are many. */
  readonly scale: number;
}

/** Sizes that are tried one after the other until the columns of a table have room. */
const SCALES = [1, 0.92, 0.84, 0.76];
/** No column asks for more than this many points for itself while others lack some. */
const TEXT_MAX = 240;

/** How a table lies: as tall as its columns allow, else broad, else broad and smaller. By its first rows; its totals are not known yet. */
export function planTable(
  columns: readonly ExportColumn[],
  rows: readonly ExportRow[],
  write: CellWriter,
  { type, widthOf }: { type: Typesetter; widthOf: Sheets['widthOf'] },
): TablePlan {
  const currencies = columns.map(({ kind }, at) =>
    kind === 'money' ? usualCurrency(rows.map((row) => row[at] ?? null)) : undefined,
  );
  const titles = columns.map(({ title }, at) => [title, currencies[at]].filter(Boolean).join(' '));
  const texts = columns.map(({ kind }, at) =>
    rows.map((row) => write(row[at] ?? null, kind, currencies[at])),
  );
  const asked = (scale: number): Asked[] =>
    columns.map((column, at) => askedBy(column, titles[at] ?? '', texts[at] ?? [], scale, type));
  const fits = (layout: Layout, scale: number) => comfortableWidth(asked(scale)) <= widthOf(layout);
  const scale = SCALES.find((one) => fits('landscape', one)) ?? SCALES.at(-1) ?? 1;
  const layout = fits('portrait', 1) ? 'portrait' : 'landscape';
  const widths = columnWidths(asked(scale), widthOf(layout));
  return {
    ...{ layout, scale },
    columns: columns.map(({ kind }, at) => ({
      ...{ title: titles[at] ?? '', kind, isFigure: isFigure(kind) },
      ...{ currency: currencies[at], width: widths[at] ?? 0 },
    })),
  };
}

export const smaller = (style: Style, scale: number): Style => ({ ...style, size: style.size * scale });

function askedBy(
  { kind, width }: ExportColumn,
  title: string,
  texts: readonly string[],
  scale: number,
  type: Typesetter,
): Asked {
  const points = (thousandths: number, style: Style) => Math.ceil((thousandths * style.size * scale) / 1000);
  const head = points(type.widestWord(title, styles.head.weight), styles.head);
  const isFixed = kind !== 'text';
  // Figures of totals are strong, and wider than those of rows.
  const cell = isFixed ? styles.total : styles.cell;
  const most = Math.max(...texts.map((text) => points(type.line(text, cell.weight).width, cell)), head);
  if (isFixed) return { least: most, most, share: 0, isFixed };
  const word = Math.max(0, ...texts.map((text) => points(type.widestWord(text, cell.weight), cell)));
  const least = Math.max(head, Math.min(word, 90 * scale), 28 * scale);
  return {
    least,
    most: Math.max(least, Math.min(most, TEXT_MAX * scale)),
    share: Math.max(1, width),
    isFixed,
  };
}

/** The currency that most amounts of a column are in. */
function usualCurrency(cells: ExportRow): string | undefined {
  const counts = new Map<string, number>();
  for (const cell of cells)
    if (cell !== null && typeof cell === 'object' && 'currency' in cell)
      counts.set(cell.currency, (counts.get(cell.currency) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
