import { crossRate, ratePattern } from '../../../../shared/exchange.ts';
import type { StatedRate } from '../../../../shared/model/worth.ts';
import { foldText } from '../../text/fold-text.ts';
import { currencyCodes } from '../../text/written-money.ts';
import { rateStated } from '../stated-rate.ts';
import type { TableFrame } from './find-frame.ts';
import { cellText, type TableRow } from './table.ts';

/** Columns that tell of an exchange: from which currency to which, and units of the second for one of the first. */
interface ExchangeColumns {
  readonly from: number;
  readonly to: number;
  readonly rate: number;
}

/** The columns of a table that tell which row was exchanged, and how, as accounts in many currencies head them; undefined where one is missing. */
export function exchangeColumns({ header }: TableFrame): ExchangeColumns | undefined {
  const headings = (header?.cells ?? []).map(foldText);
  const [from, to, rate] = ['exchange from', 'exchange to', 'exchange rate'].map((name) =>
    headings.indexOf(name),
  );
  if (from === undefined || to === undefined || rate === undefined) return undefined;
  return Math.min(from, to, rate) < 0 ? undefined : { from, to, rate };
}

/** The rate that a row states from its own currency to the other one of its exchange, whichever way it went. */
export function rateOfRow(
  row: TableRow,
  columns: ExchangeColumns,
  currency: string | null,
): { statedRate?: StatedRate } {
  const [from, to] = [cellText(row, columns.from).toUpperCase(), cellText(row, columns.to).toUpperCase()];
  const rate = cellText(row, columns.rate);
  if (from === to || !currencyCodes.has(from) || !currencyCodes.has(to) || !ratePattern.test(rate)) return {};
  if (currency === from) return rateStated(to, rate);
  return currency === to ? rateStated(from, crossRate(rate, '1')) : {};
}
