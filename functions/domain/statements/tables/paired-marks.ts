import { foldText } from '../../text/fold-text.ts';
import type { TableFrame } from './find-frame.ts';
import { cellText, type TableRow } from './table.ts';

/** Letters for money out and in that mean this only under such a heading: elsewhere C is a credit. */
interface Marks {
  readonly heading: RegExp;
  readonly out: string;
  readonly into: string;
}

const MARKS: readonly Marks[] = [
  { heading: /^cargo ?\/? ?abono$/, out: 'c', into: 'a' },
  {
    heading: /^d ?\/? ?k( .*)?$|^(deebet|debetas|debets) ?\/? ?(kreedit|kreditas|kredits)( .*)?$/,
    out: 'd',
    into: 'k',
  },
  { heading: /^t ?\/? ?(k|j)$|\b(terheles|tartozik) ?\/? ?(jovairas|kovetel)\b/, out: 't', into: 'j' },
  { heading: /^t ?\/? ?k$|\b(tartozik) ?\/? ?(kovetel)\b/, out: 't', into: 'k' },
  { heading: /^(προσημο|χ ?\/? ?π|χρεωση ?\/? ?πιστωση)$/, out: 'χ', into: 'π' },
];

const PLAIN = { out: 'Debit', into: 'Credit' };

/** The table with such letters written in full. */
export function withPlainMarks(frame: TableFrame): TableFrame {
  const { header, body } = frame;
  const found = header?.cells.flatMap((cell, column) => {
    const heading = foldText(cell.replaceAll('/', ' / ')).trim();
    const marks = MARKS.find((it) => it.heading.test(heading) && isWrittenIn(body, column, it));
    return marks ? [{ column, marks }] : [];
  });
  const [only] = found ?? [];
  if (!only) return frame;
  const { column, marks } = only;
  const rewritten = body.map((row): TableRow => {
    const mark = foldText(cellText(row, column));
    const plain = mark === marks.out ? PLAIN.out : mark === marks.into ? PLAIN.into : undefined;
    if (plain === undefined) return row;
    return {
      line: row.line,
      cells: row.cells.with(column, plain),
      ...(row.numbers && { numbers: row.numbers }),
    };
  });
  return { ...frame, body: rewritten };
}

/** Whether nothing but both letters stands in a column. */
function isWrittenIn(body: readonly TableRow[], column: number, { out, into }: Marks): boolean {
  const written = new Set(body.map((row) => foldText(cellText(row, column))).filter((cell) => cell !== ''));
  return written.size === 2 && written.has(out) && written.has(into);
}
