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
/** A longer word is broken rather than others. */
const WORD_MAX = 90;
/** A head over figures that takes more than this goes on two lines. */
const HEAD_MAX = 60;

/** How a table lies: as tall as its columns allow, else broad, else broad and smaller. By its first rows; its totals are not known yet. */
export function planTable(
  columns: readonly ExportColumn[],
  rows: readonly ExportRow[],
  write: CellWriter,
  sheets: Pick<Sheets, 'type' | 'widthOf'>,
): TablePlan {
  const currencies = columns.map(({ kind }, at) =>
    kind === 'money' ? usualCurrency(rows.map((row) => row[at] ?? null)) : undefined,
  );
  const titles = columns.map(({ title }, at) => [title, currencies[at]].filter(Boolean).join(' '));
  const texts = columns.map(({ kind }, at) =>
    rows.map((row) => write(row[at] ?? null, kind, currencies[at])),
  );
  const measures = columns.map((column, at) =>
    measured(column, titles[at] ?? '', texts[at] ?? [], sheets.type),
  );
  const asked = (scale: number) =>
    columns.map((column, at) => askedBy(column, measures[at] ?? unmeasured, scale));
  const fits = (layout: Layout, scale: number) => comfortableWidth(asked(scale)) <= sheets.widthOf(layout);
  const scale = SCALES.find((one) => fits('landscape', one)) ?? SCALES.at(-1) ?? 1;
  const layout = fits('portrait', 1) ? 'portrait' : 'landscape';
  const widths = columnWidths(asked(scale), sheets.widthOf(layout));
  return {
    ...{ layout, scale },
    columns: columns.map(({ kind }, at) => ({
      ...{ title: titles[at] ?? '', kind, isFigure: isFigure(kind) },
      ...{ currency: currencies[at], width: widths[at] ?? 0 },
    })),
  };
}

export const smaller = (style: Style, scale: number): Style => ({ ...style, size: style.size * scale });

/** What stands in a column, in points of the usual size. */
interface Measures {
  readonly head: number;
  readonly headWord: number;
  readonly cell: number;
  readonly cellWord: number;
}
const unmeasured: Measures = { head: 0, headWord: 0, cell: 0, cellWord: 0 };

function measured(
  { kind }: ExportColumn,
  title: string,
  texts: readonly string[],
  type: Typesetter,
): Measures {
  const points = (thousandths: number, { size }: Style) => (thousandths * size) / 1000;
  const head = type.measure(title, styles.head.weight);
  // Figures of totals are strong, and a little wider than those of rows.
  const style = isFigure(kind) ? styles.total : styles.cell;
  let [cell, cellWord] = [0, 0];
  for (const text of texts) {
    const { width, widestWord } = isFigure(kind)
      ? { width: type.line(text, style.weight).width, widestWord: 0 }
      : type.measure(text, style.weight);
    [cell, cellWord] = [Math.max(cell, width), Math.max(cellWord, widestWord)];
  }
  return {
    ...{ head: points(head.width, styles.head), headWord: points(head.widestWord, styles.head) },
    ...{ cell: points(cell, style), cellWord: points(cellWord, style) },
  };
}

function askedBy({ kind, width }: ExportColumn, measures: Measures, scale: number): Asked {
  const [head, headWord, cell, word] = [
    measures.head,
    measures.headWord,
    measures.cell,
    measures.cellWord,
  ].map((points) => Math.ceil(points * scale)) as [number, number, number, number];
  const isFixed = kind !== 'text';
  if (isFixed) {
    const most = Math.max(cell, headWord, Math.min(head, HEAD_MAX * scale));
    return { least: most, most, share: 0, isFixed };
  }
  const least = Math.max(headWord, Math.min(word, WORD_MAX * scale));
  return {
    least,
    most: Math.max(least, Math.min(cell, TEXT_MAX * scale)),
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
