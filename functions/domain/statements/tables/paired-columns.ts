import { foldText } from '../../text/fold-text.ts';
import { writtenMoney } from '../../text/written-money.ts';
import type { ColumnProfile, Columns } from './columns.ts';
import { cellText, type TableRow } from './table.ts';

/** Headings of money out with those of money in that may stand beside them: each means this only beside the other. */
interface Pair {
  readonly out: RegExp;
  readonly into: RegExp;
  /** The file of a practice or a card processor may mean the opposite: charges are its income. */
  readonly isOpen?: true;
}

const BACK_ON_CARD =
  /^(payments?|credits?|refunds?|(payments?|refunds?) (and |or )?(other )?credits?|credits? (and |or )?payments?|paiements?|zahlungen|pagos?|abonos?|pagamenti|betalingen|gutschriften)( amount)?$/;
const DEPOSITED =
  /^(deposits?|receipts?|income|depots?|einzahlungen|depositos?|versamenti|stortingen)( amount)?$/;
const CREDITED = /^credits?( amount)?$/;

/** A card's payments come in, an account's go out. */
const PAIRS: readonly Pair[] = [
  { out: /^(new |card )?charges?( amount)?$/, into: BACK_ON_CARD, isOpen: true },
  {
    out: /^(new |card )?(purchases?|achats?|kaufe?|compras?|acquisti|aankopen)( amount)?$/,
    into: BACK_ON_CARD,
  },
  {
    out: /^(payments?|checks?|cheques?|paiements?|zahlungen|pagos?|pagamenti|betalingen)( amount)?$/,
    into: DEPOSITED,
  },
  { out: /^(checks?|cheques?)( amount)?$/, into: CREDITED },
  {
    out: /^(payments?|paiements?|zahlungen|pagos?|pagamenti|betalingen)( amount)?$/,
    into: CREDITED,
    isOpen: true,
  },
];

type PairedColumns = Pick<Columns, 'otherCredit' | 'isOpenPair'> & { debit: number; credit: number };

/** The columns of money out and in that only their headings together tell, where no row has both. */
export function pairedColumns(
  holds: readonly ColumnProfile[],
  run: readonly TableRow[],
): PairedColumns | undefined {
  const allHeaded = (pattern: RegExp): number[] =>
    holds
      .filter(({ heading, role }) => role !== 'balance' && pattern.test(foldText(heading)))
      .map(({ column }) => column);
  const pairs = PAIRS.flatMap(({ out, into, isOpen }): PairedColumns[] => {
    const [[debit], [credit, otherCredit]] = [allHeaded(out), allHeaded(into)];
    if (debit === undefined || credit === undefined) return [];
    const pair = { debit, credit, ...(isOpen ? { isOpenPair: isOpen } : {}) };
    return otherCredit === undefined ? [pair] : [{ ...pair, otherCredit }, pair];
  });
  return pairs.find(({ debit, credit, otherCredit }) => {
    const filled = run.map((row) => [debit, credit, otherCredit].filter((it) => hasMoney(row, it)).length);
    return Math.max(0, ...filled) === 1;
  });
}

const hasMoney = (row: TableRow, column: number | undefined): boolean =>
  /[1-9]/.test(writtenMoney(cellText(row, column))?.core ?? '');
