import type { KeptReceipt } from '../books/shown-receipt.ts';

type Document = Pick<KeptReceipt, 'fields' | 'items'>;

/**
 * Whether nobody may claim a tax that a document states in a currency, whatever its entry is called. Its rate is in percent, null where none is
 * stated.
 */
export function isUnclaimable({ fields, items }: Document, rate: number | null, currency: string): boolean {
  const number = fields['taxNumber']?.value;
  if (typeof number !== 'string') return isOfOtherEuro(rate, currency);
  return (
    isOfSimplifiedAccount(number) ||
    isIrishPetrol(number, items) ||
    isOfOtherState(number, rate) ||
    isOfOtherEuro(rate, currency)
  );
}

/**
 * Ireland's rates of VAT in percent, with the standard one of the months to February 2021 and what farmers add: of the countries whose books are
 * kept here only Ireland has the euro, and its return claims no other country's tax (VAT Consolidation Act 2010, section 59).
 */
const IRISH_RATES: readonly number[] = [23, 21, 13.5, 9, 5.1, 5, 4.8, 4.5, 0];
const isOfOtherEuro = (rate: number | null, currency: string): boolean =>
  currency === 'EUR' && rate !== null && !IRISH_RATES.includes(rate);

/** The letters that numbers of the Union's other states begin with. */
const OTHER_STATE =
  /^(AT|BE|BG|CY|CZ|DE|DK|EE|EL|ES|FI|FR|HR|HU|IT|LT|LU|LV|MT|NL|PL|PT|RO|SE|SI|SK)[ .-]?[A-Z0-9][\dA-Z .-]{6,}$/i;
/** Of them those whose standard rate is Ireland's. */
const AT_IRISH_RATE = /^(PL|PT|SK)/i;

/** Whether a seller of another state charged that state's tax; at Ireland's standard rate, where theirs is another, it is Ireland's. */
const isOfOtherState = (number: string, rate: number | null): boolean =>
  OTHER_STATE.test(number.trim()) && (rate !== IRISH_RATES[0] || AT_IRISH_RATE.test(number));

/**
 * Whether a Canadian number is that of a supplier abroad with a simplified account, which ends with 9999 since 2023: nobody claims what it charges,
 * and who is registered shouldn't have been charged (Excise Tax Act, Subdivision E).
 */
const isOfSimplifiedAccount = (number: string): boolean => /\d{9} ?RT ?9999$/.test(number);

const IRISH_NUMBER = /^(?:IE ?)?\d{7}[A-W][A-I]?$/i;
const PETROL = /\b(?:petrol|unleaded|un ?lead|super ?95|95 ?ron|e10)\b/i;
const DIESEL = /\b(?:diesel|dsl|derv|gas ?oil)\b/i;
/** Goods that run on it, hold it or go with it, whose VAT is claimed as that of any other. */
const GOODS =
  /\b(?:lawn ?)?mowers?\b|\b(?:strimmer|trimmer|chain ?saw|saw|blower|generator|engine|motor|washer|tiller|tool|can|cap|filter|hose|tank|additive|stabili[sz]er|bulb|lamp)s?\b/i;

const isPetrol = (sold: string): boolean => PETROL.test(sold) && !DIESEL.test(sold) && !GOODS.test(sold);

/** Whether an Irish filling station sold petrol: its VAT is nobody's to claim, that of diesel is (VAT Consolidation Act 2010, section 60). */
const isIrishPetrol = (number: string, items: Document['items']): boolean =>
  IRISH_NUMBER.test(number) && items.some(({ description }) => isPetrol(description));
