import { foldText } from '../../text/fold-text.ts';
import { writtenMoney } from '../../text/written-money.ts';
import type { ColumnProfile } from './columns.ts';
import { cellText, type TableRow } from './table.ts';

/**
 * Headings of money out with those of money in that may stand beside them: each means this only beside the other. A card's payments come in,
 * an account's go out.
 */
const PAIRS: readonly (readonly [out: RegExp, into: RegExp])[] = [
  [
    /^(new |card )?(charges?|purchases?|achats?|kaufe?|compras?|acquisti|aankopen)( amount)?$/,
    /^(payments?|credits?|refunds?|(payments?|refunds?) (and |or )?(other )?credits?|credits? (and |or )?payments?|paiements?|zahlungen|pagos?|abonos?|pagamenti|betalingen|gutschriften)( amount)?$/,
  ],
  [
    /^(payments?|checks?|cheques?|paiements?|zahlungen|pagos?|pagamenti|betalingen)( amount)?$/,
    /^(deposits?|receipts?|credits?|income|depots?|einzahlungen|depositos?|versamenti|stortingen)( amount)?$/,
  ],
];

/** The columns of money out and in that only their headings together tell, where no row has both. */
export function pairedColumns(
  holds: readonly ColumnProfile[],
  run: readonly TableRow[],
): { debit: number; credit: number } | undefined {
  const headed = (pattern: RegExp): number | undefined =>
    holds.find(({ heading, role }) => role !== 'balance' && pattern.test(foldText(heading)))?.column;
  const pairs = PAIRS.flatMap(([out, into]) => {
    const [debit, credit] = [headed(out), headed(into)];
    return debit === undefined || credit === undefined ? [] : [{ debit, credit }];
  });
  return pairs.find(
    ({ debit, credit }) =>
      run.some((row) => hasMoney(row, debit) || hasMoney(row, credit)) &&
      run.every((row) => !(hasMoney(row, debit) && hasMoney(row, credit))),
  );
}

const hasMoney = (row: TableRow, column: number): boolean =>
  /[1-9]/.test(writtenMoney(cellText(row, column))?.core ?? '');
