import type { StatementQuestion } from '../../../../shared/model/statement.ts';
import { foldText } from '../../text/fold-text.ts';
import type { ReadOptions } from '../reading.ts';
import type { Columns } from './columns.ts';
import type { TableFrame } from './find-frame.ts';
import type { TableReading } from './read-table-rows.ts';
import { cellText } from './table.ts';

/** What is known of the fees beside a file's amounts. */
export interface FeeContext {
  /** Gross, fee and net agree: the fee is in the net. */
  readonly isNet: boolean;
  /** The fee comes on top of every amount, or only of what leaves the account. */
  readonly beside: 'all' | 'out' | undefined;
  /** The headings don't tell, and nobody has said. */
  readonly isOpen: boolean;
}

const AFTER_FEES = /\bafter fees?\b|\bohne (gebuhr(en)?|entgelte?)\b|\bhors frais\b|\bsin comision(es)?\b/;
const ROWS_SHOWN = 10;

/** What the headings, the balances and a person's answer say of fees. */
export function feeContext({ header }: TableFrame, columns: Columns, { answers }: ReadOptions): FeeContext {
  const heading = header ? foldText(cellText(header, columns.amount)) : '';
  const answer = answers?.fee;
  const isNet = columns.isNet === true;
  const isAfterFees = columns.amount !== undefined && AFTER_FEES.test(heading);
  return {
    isNet,
    beside: isNet ? undefined : answer === 'beside' ? 'all' : isAfterFees ? 'out' : undefined,
    isOpen: !isNet && !isAfterFees && answer === undefined,
  };
}

/** A fee beside an amount may be in it or come on top: without a balance or a net amount nobody can tell. */
export function feeQuestions(
  { rows }: TableReading,
  { fees }: Columns,
  { isOpen, isTied }: FeeContext & { readonly isTied: boolean },
): StatementQuestion[] {
  const charged = rows.filter(({ fee }) => fee !== 0);
  if (!isOpen || fees.length === 0 || charged.length === 0) return [];
  // Of several accounts in one file each has an oldest row of its own.
  if (!isTied && balancesTell(rows)) return [];
  return [
    {
      about: 'fee',
      assumed: 'included',
      alternatives: ['beside'],
      rows: charged.slice(0, ROWS_SHOWN).map(({ row }) => row),
    },
  ];
}

/** A balance tells of what moved it since the one before: that of the oldest row tells of nothing. */
function balancesTell(rows: TableReading['rows']): boolean {
  const balanced = rows.filter(({ balance }) => balance !== undefined);
  const [first, last] = [balanced.at(0), balanced.at(-1)];
  const oldest = (first?.date ?? '') > (last?.date ?? '') ? last : first;
  return balanced.some((row) => row.fee !== 0 && row !== oldest);
}
