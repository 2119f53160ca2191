import type { KeptReceipt } from '../books/shown-receipt.ts';

type Document = Pick<KeptReceipt, 'fields' | 'items'>;

/** Whether nobody may claim the tax that a document states, whatever its entry is called. */
export function isUnclaimable({ fields, items }: Document): boolean {
  const number = fields['taxNumber']?.value;
  return typeof number === 'string' && (isOfSimplifiedAccount(number) || isIrishPetrol(number, items));
}

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
