import { foldText } from '../text/fold-text.ts';

/** Words by which banks say how a payment happened; two rows that share only these are no more alike than any two. */
const HOW_WORDS = new Set(
  (
    'pos visa mastercard debit credit card purchase payment online transfer direct dd sepa ach eft interac contactless ' +
    'recurring preauthorized bill withdrawal deposit from to the ref reference value date via kartenzahlung lastschrift ' +
    'gutschrift uberweisung achat paiement virement carte compra pago pagamento betaling pending ltd inc gmbh llc com www'
  ).split(' '),
);
const SHARE_ALIKE = 0.5;
const LETTERS_ALIKE = 5;

/**
 * Whether two bank texts may name the same payment: half of the telling words of the shorter one stand in the other, or one is
 * the other cut short. Numbers tell nothing here: each format writes its own references.
 */
export function areAlike(a: string, b: string): boolean {
  const [one, other] = [foldText(a), foldText(b)];
  if (one === other) return true;
  const [short, long] = [one, other].map((text) => text.replaceAll(' ', '')).toSorted(byLength);
  if (short && long && short.length >= LETTERS_ALIKE && long.startsWith(short)) return true;
  return shareHalf(one, other, isAmong);
}

/**
 * Whether a bank may have written the one text anew as the other, in files of one layout: half of the telling words stand in both,
 * whole, for one layout cuts every text at the same length (`JOHN` is not `JOHNSON`).
 */
export function mayBeRewritten(a: string, b: string): boolean {
  return shareHalf(foldText(a), foldText(b), (word, words) => words.has(word));
}

/** Whether each of two texts has a number that the other lacks: `CHQ 150` and `CHQ 1500`. */
export function haveOtherNumbers(a: string, b: string): boolean {
  const [one, other] = [a, b].map((text) => new Set(text.match(/\d+/g)));
  return one !== undefined && other !== undefined && !one.isSubsetOf(other) && !other.isSubsetOf(one);
}

function shareHalf(
  one: string,
  other: string,
  isIn: (word: string, words: ReadonlySet<string>) => boolean,
): boolean {
  const words = [tellingWords(one), tellingWords(other)];
  const [fewer, more] = words.toSorted((x, y) => x.size - y.size);
  if (!fewer || !more || fewer.size === 0) return false;
  return [...fewer].filter((word) => isIn(word, more)).length >= fewer.size * SHARE_ALIKE;
}

function byLength(a: string, b: string): number {
  return a.length - b.length;
}

function tellingWords(folded: string): Set<string> {
  return new Set(folded.split(' ').filter((word) => /^\p{L}{3,}/u.test(word) && !HOW_WORDS.has(word)));
}

/** Banks cut words at the ends of fields: `restaur` is `restaurant`. */
function isAmong(word: string, words: ReadonlySet<string>): boolean {
  if (words.has(word)) return true;
  if (word.length < LETTERS_ALIKE) return false;
  return [...words].some(
    (other) => other.startsWith(word) || (other.length >= LETTERS_ALIKE && word.startsWith(other)),
  );
}
