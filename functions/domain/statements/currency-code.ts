import { endsWithForm } from '../documents/vendor/vendor-name.ts';
import { foldText } from '../text/fold-text.ts';
import { currencyCodes } from '../text/written-money.ts';

/** Codes that are names, words or a legal form too: Mr. Bob Martin, "please try our app", Kopi Times Sdn Bhd. */
const WORDS_TOO: ReadonlySet<string> = new Set('AMD BAM BHD BOB COP GEL MAD PEN RON SAR TRY'.split(' '));

/** Words beside which a currency is named; folded text. */
const LABEL =
  /\b(currency|wahrung|devise|monnaie|moneda|moeda|valuta|waluta|account|acct|konto|compte|cuenta|conto|conta|cont|rekening|hesap|para birimi|doviz|iban|amounts?|betrag|montant|importe|monto|suma|tutar|debit|credit|cargos?|abonos?|balance|saldo|solde|sold|bakiye)\b/;

/** An amount with its cents, before the code or behind it. */
const AMOUNT_BEFORE = /\d[.,]\d{2}\s*$/;
const AMOUNT_BEHIND = /^\s*[-+]?\d[\d., ]*[.,]\d{2}(?!\d)/;

/**
 * Whether a word of a text names a currency by its code (`USD`). Not so within a company's name ("BOW CAD DESIGN LTD"), and of the codes that
 * are words too only alone, in brackets, at an amount or beside a word of accounts and money: "Account name BOB MARTIN" is of somebody.
 */
export function isCurrencyCode(word: string, text: string): boolean {
  if (!currencyCodes.has(word)) return false;
  const at = text.indexOf(word);
  const [before, behind] = [text.slice(0, at), text.slice(at + word.length)];
  const isAlone = !/\p{L}/u.test(before + behind);
  if (isAlone || AMOUNT_BEFORE.test(before) || AMOUNT_BEHIND.test(behind)) return true;
  if (before.endsWith('(') && behind.startsWith(')')) return true;
  const isLabelled = LABEL.test(foldText(text));
  if (!WORDS_TOO.has(word)) return isLabelled || !endsWithForm(text);
  const [next = ''] = foldText(behind).split(' ');
  return isLabelled && (!/\p{L}/u.test(next) || LABEL.test(next));
}
