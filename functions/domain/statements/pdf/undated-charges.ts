import { foldText } from '../../text/fold-text.ts';
import { balanceKind } from './heading-words.ts';
import type { PageLine } from './page-lines.ts';
import { leadingDay, type ParsedLine } from './parsed-lines.ts';
import type { CollectedRows, PdfRow } from './printed-row.ts';
import { cellsIn, restText } from './table-lines.ts';
import type { TableShape } from './table-shape.ts';
import { printedPeriods } from './statement-period.ts';

const CHARGE = /\b(interest|finance|late|annual|membership|fees?) ?(charges?|fees?)?\b/;

/**
 * The rows with the interest and fees that some cards list without a day below their purchases, as rows of the statement's last day; undefined
 * where there are none. Nothing but a sum tells that such a line is no fact of a summary: only a proven reading may use them.
 */
export function withUndatedCharges(
  collected: CollectedRows,
  shape: TableShape,
  lines: readonly PageLine[],
): CollectedRows | undefined {
  const day = printedPeriods(lines).find(({ from }) => from !== undefined)?.to;
  const last = collected.rows.at(-1);
  if (day === undefined || last === undefined) return undefined;
  const charges = shape.lines.flatMap((line): PdfRow[] => {
    if (line.row <= last.row || !isCharge(line, shape)) return [];
    return [
      {
        row: line.row,
        day,
        texts: [restText(line, shape)],
        cells: cellsIn(line, shape),
        section: 'purchases',
        heading: undefined,
      },
    ];
  });
  return charges.length === 0 ? undefined : { ...collected, rows: [...collected.rows, ...charges] };
}

function isCharge(line: ParsedLine, shape: TableShape): boolean {
  const [money, ...others] = line.money;
  const isAlone =
    money !== undefined &&
    others.length === 0 &&
    line.days.length === 0 &&
    leadingDay(line, shape.dateLefts) === undefined;
  if (!isAlone || !/[1-9]/.test(money.written.core)) return false;
  const words = restText(line, shape);
  return (
    cellsIn(line, shape).some((cell) => cell !== undefined) &&
    balanceKind(words) === undefined &&
    CHARGE.test(foldText(words))
  );
}
