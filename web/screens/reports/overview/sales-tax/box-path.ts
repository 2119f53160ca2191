import type { DateRange } from '../../../../../shared/model/export.ts';
import type { BoxSource } from '../../../../../shared/model/sales-tax.ts';
import { rowsPath } from '../../../../../shared/rows-path.ts';

/** Where the entries are that make a box of a return; undefined of what the return comes to. */
export function boxPath(source: BoxSource, { from, to }: DateRange): string | undefined {
  if (source === 'result') return undefined;
  const kind = source.endsWith('sales') ? 'income' : 'expense';
  if (source.startsWith('taxed')) return rowsPath({ kind, tax: 'stated', from, to });
  return rowsPath({ kind, ...(source.startsWith('untaxed') ? { tax: 'none' } : {}), from, to });
}
