import { decimalFromMinor } from '../../shared/money.ts';
import type { Language } from '../../shared/text/language.ts';
import { usual } from './format.ts';

/** What a plan costs, as people read a price: whole where it is whole, with its currency written beside it: "$8 CAD", "8 $ CAD". */
export function formatPrice(amountMinor: number, currency: string, language?: Language): string {
  const code = currency.toUpperCase();
  const decimal = decimalFromMinor(amountMinor, code) as Intl.StringNumericLiteral;
  const writer = new Intl.NumberFormat(usual(language).money, {
    style: 'currency',
    currency: code,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  });
  return `${writer.format(decimal)} ${code}`;
}
