import type { ExportColumn, ExportRow } from '../export-document.ts';
import { isFigure } from './cell-text.ts';
import type { Asked } from './column-widths.ts';
import { styles } from './ink.ts';
import type { Style } from './ink.ts';
import type { Typesetter } from './set-text.ts';

/** No column asks for more than this many points for itself while others lack some. */
const TEXT_MAX = 240;
/** A longer word is broken rather than others. */
const WORD_MAX = 90;
/** A head over figures that takes more than this goes on two lines. */
const HEAD_MAX = 60;

/** What stands in a column, in points of the usual size. */
export interface Measures {
  readonly head: number;
  readonly headWord: number;
  readonly cell: number;
  readonly cellWord: number;
}

export function measured(
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

/** What a column asks for where its texts are set so much smaller than usual. */
export function askedBy({ kind, width }: ExportColumn, measures: Measures, scale: number): Asked {
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
export function usualCurrency(cells: ExportRow): string | undefined {
  const counts = new Map<string, number>();
  for (const cell of cells)
    if (cell !== null && typeof cell === 'object' && 'currency' in cell)
      counts.set(cell.currency, (counts.get(cell.currency) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}
