import { decimalFromMinor } from '../../shared/money.ts';
import { usual } from './format.ts';

/** An amount in minor units as short as an axis wants it: "$12.5K". */
export const formatShortMoney = (amountMinor: number, currency: string): string =>
  new Intl.NumberFormat(usual().names, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    notation: 'compact',
    minimumFractionDigits: 0,
    maximumFractionDigits: 1,
  }).format(decimalFromMinor(amountMinor, currency) as Intl.StringNumericLiteral);
