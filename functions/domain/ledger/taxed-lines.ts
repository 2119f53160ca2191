import { entryLines } from '../../../shared/entry-lines.ts';
import type { KeptLine } from '../../../shared/entry-lines.ts';
import { worthLines } from '../../../shared/entry-worth.ts';
import { shareOf } from '../../../shared/exchange.ts';
import { isClaimable, keptTax } from '../../../shared/sales-tax-kinds.ts';
import type { TaxRate } from '../../../shared/sales-tax-kinds.ts';
import type { LedgerRow } from './ledger-row.ts';

/** What of a line is one sales tax, signed as the line's amount is, with what that is worth. */
export interface LineTax extends TaxRate {
  readonly amount: number;
  readonly worth: number;
}

/** A line of a row with what it is worth and the sales taxes in it. */
export interface TaxedLine extends KeptLine {
  readonly worth: number;
  readonly taxes: readonly LineTax[];
}

/**
 * The lines of a row, each with its sales taxes by kind and rate. A line that is only said how much tax it holds has as much of each as the
 * row has; of a row without any named it is just tax. The price of a service from abroad has none, whatever was said of its parts before.
 */
export function taxedLines(row: LedgerRow): TaxedLine[] {
  return worthLines(entryLines(row), row).map((line) => ({
    ...line,
    taxes: row.reverseCharge ? [] : taxesOf(line, row),
  }));
}

/** What of the taxes of a line in this currency a registered business may claim. */
export const claimableTax = ({ taxes }: Pick<TaxedLine, 'taxes'>, currency: string): LineTax[] =>
  taxes.filter(({ kind }) => isClaimable(kind, currency));

function taxesOf({ kind, tax = 0, amount, isPersonal }: KeptLine, row: LedgerRow): LineTax[] {
  if (tax === 0 || kind === 'transfer' || isPersonal) return [];
  const named = row.taxes?.some((one) => one.amount !== 0) ? row.taxes : [{ kind: 'tax', amount: tax }];
  const all = named.reduce((sum, one) => sum + one.amount, 0);
  const sign = Math.sign(amount);
  const whole = row.worth?.amount ?? 0;
  let [stated, given] = [0, 0];
  return named.flatMap((one) => {
    stated += one.amount;
    const share = sign * shareOf(tax, stated, all) - given;
    given += share;
    if (share === 0) return [];
    return [{ ...keptTax(one), amount: share, worth: shareOf(whole, share, row.amount) }];
  });
}
