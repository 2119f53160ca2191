import { decimalFromMinor } from '../../shared/money.ts';
import { TRUE_MINUS, usual } from './format.ts';

/** An amount in minor units as short as an axis wants it: "$12.5K". */
export function formatShortMoney(amountMinor: number, currency: string): string {
  const writer = new Intl.NumberFormat(usual().names, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 2,
  });
  const decimal = decimalFromMinor(Math.abs(amountMinor), currency) as Intl.StringNumericLiteral;
  return `${amountMinor < 0 ? TRUE_MINUS : ''}${writer.format(decimal)}`;
}
