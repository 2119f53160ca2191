import { minorDigits } from '../../../../shared/money.ts';
import { foldText } from '../../text/fold-text.ts';
import { currencyCodes } from '../../text/written-money.ts';
import type { TableFrame } from './find-frame.ts';
import { isWaitingWord } from './status-column.ts';
import { cellText, type TableRow } from './table.ts';

const YES = /^(yes|y|true|ja|j|oui|si|sim|sì|tak|ano|igen|kylla|1|x)$/;
const NO = /^(no|n|false|nein|non|nao|não|nee|nie|ne|nem|nej|nei|ei|0)?$/;
const MINOR = /(^|[_ (])(minor( units?)?|cents|pence|centimes|centavos|rappen|ore)\)?$/i;
const WHOLE = /^[-+]?\d+$/;

/** A column's heading and cells as others write them; `cell` undefined: as it is. */
interface Rewriting {
  readonly column: number;
  readonly heading: string;
  readonly cell: (text: string) => string | undefined;
}

/**
 * The table with columns written as most banks do: "Canceled" with yes and no as a status, and whole amounts in cents ("amount_minor") as
 * amounts. Columns keep their places.
 */
export function withPlainColumns(frame: TableFrame): TableFrame {
  const { header, body } = frame;
  const found = header?.cells.flatMap((heading, column) => rewritingOf(heading, column, body) ?? []) ?? [];
  if (!header || found.length === 0) return frame;
  const rewritten = (row: TableRow, textOf: (it: Rewriting) => string | undefined): TableRow => {
    const cells = [...row.cells];
    for (const it of found) {
      const text = it.column < cells.length ? textOf(it) : undefined;
      if (text !== undefined) cells[it.column] = text;
    }
    return { line: row.line, cells, ...(row.numbers && { numbers: row.numbers }) };
  };
  return {
    ...frame,
    header: rewritten(header, ({ heading }) => heading),
    body: body.map((row) => rewritten(row, ({ column, cell }) => cell(cellText(row, column)))),
  };
}

function rewritingOf(heading: string, column: number, body: readonly TableRow[]): Rewriting | undefined {
  const holds = (isOf: (text: string) => boolean): boolean =>
    body.every((row) => isOf(cellText(row, column)));
  const standing = heading.trim().replace(/\?$/, '');
  if (isWaitingWord(standing) && holds((text) => YES.test(foldText(text)) || NO.test(foldText(text))))
    return { column, heading: 'Status', cell: (text) => (YES.test(foldText(text)) ? standing : '') };
  const isMinor = MINOR.test(heading.trim()) && holds((text) => text === '' || WHOLE.test(text));
  if (isMinor && !body.some(({ cells }) => cells.some(isOfOtherDecimals)))
    return { column, heading: heading.trim().replace(MINOR, ''), cell: inUnits };
  return undefined;
}

/** Whether a cell names a currency whose amounts have other than two decimals: a yen is no hundred of anything. */
function isOfOtherDecimals(cell: string): boolean {
  const code = cell.trim().toUpperCase();
  return currencyCodes.has(code) && minorDigits(code) !== 2;
}

/** Minor units of two decimals as an amount. */
function inUnits(text: string): string | undefined {
  if (!WHOLE.test(text)) return undefined;
  const digits = text.replace(/^[-+]/, '').padStart(3, '0');
  return `${/^[-+]/.exec(text)?.[0] ?? ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
