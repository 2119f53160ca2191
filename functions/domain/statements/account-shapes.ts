/**
 * Numbers that only accounts have, whatever stands before them: behind a British sort code and no day behind another one, of New Zealand,
 * of Poland, of Spain, of Hong Kong and of a Brazilian savings bank.
 */
const SHAPES = [
  /(?<![\d|])\d{3,4} ?\| ?\d{3,4} ?\| ?(\d{5,12}-\d)(?![\d-])/,
  /(?<![\d-])\d{2}-\d{2}-\d{2}(?: ?[/|•·])?[ _]?((?!20\d{2}[01]\d[0-3]\d)\d{8})(?![\d-])/,
  /(?<![\d-])(\d{2}-\d{4}-\d{7}-\d{2,3})(?![\d-])/,
  /(?<![\d-])(\d{3}-(?:\d{6}-\d{3}|\d{3}-\d-\d{6}-\d))(?![\d-])/,
  /(?<![\d ]|[A-Z]{2})(\d{2}(?: \d{4}){6}|\d{26})(?! ?\d)/,
  /(?<![\d ]|\d{2} )(\d{4} \d{4} \d{2} \d{10})(?! ?\d)/,
];

/** The account number in a text that its form alone gives away; undefined where there is none. */
export function shapedNumber(text: string): string | undefined {
  for (const shape of SHAPES) {
    const number = shape.exec(text)?.[1];
    if (number !== undefined) return number;
  }
  return undefined;
}

/** What banks call an account, its last digits behind a mark for those left out: "Everyday Checking (x4417)", "Savings - 4417". */
const KIND_AND_LAST_DIGITS =
  /\b(?:account|acct|a\/c|card|visa|mastercard|amex|checking|chequing|savings|spending)\b\D{0,24}(?:\bend(?:ing|s)(?: in| with)?:? ?|\.{2,} ?|… ?|[( -]x|[-–#(] ?(?!19|20))(\d{4})\)?$/iu;
/** The same behind any name, or bare behind a kind of account, where it is known to be an account's: "BANK_4417", "Visa 4417". */
const NAME_AND_LAST_DIGITS =
  /(?:[a-z]_(?!19|20)|\b(?:account|acct|card|visa|mastercard|amex|checking|chequing|savings) (?!19|20)|\bending(?: in| with)?:? ?|[*•] ?|\.{2} ?|… ?|[( -]x|[-–#(] ?(?!19|20))(\d{4})(?:S\d{1,4})?\)?$/iu;

/** The last digits at the end of a text that begins with the kind of an account. */
export const lastDigitsOfKind = (text: string): string | undefined => KIND_AND_LAST_DIGITS.exec(text)?.[1];

/** The last digits at the end of an account's name. */
export const lastDigitsOfName = (name: string): string | undefined => NAME_AND_LAST_DIGITS.exec(name)?.[1];
