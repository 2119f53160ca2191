import { standsForNone } from '../../../shared/text/entry-description.ts';
import { withoutAchFields } from '../text/ach-originator.ts';
import { foldedName, payeeWords } from './payee-words.ts';

/** Whom an entry pays, as far as it says. */
export interface NamedPayment {
  /** As its documents name them. */
  readonly vendor: string | undefined;
  readonly description: string;
}

/** A vendor, told from all others by its key; `name` is null for what names nobody. */
export interface VendorName {
  readonly key: string;
  readonly name: string | null;
}

const nobody: VendorName = { key: 'nobody', name: null };

/**
 * Whom each of some payments was to. Documents name a vendor to the letter but for case, accents and blanks: nobody's slips are put together
 * because two names look alike. Where there is none, the telling words of the bank's text do; and where just one vendor of documents has these
 * words, or begins with them and was paid under this very text, it is that one. The names shown are those of the first payments.
 */
export function vendorNames(payments: readonly NamedPayment[]): (payment: NamedPayment) => VendorName {
  const ofDocuments = payments.map(({ vendor }) => onOneLine(vendor)).filter((name) => name !== '');
  const byWords = Map.groupBy(new Set(ofDocuments.map(documentKey)), payeeWordsOf);
  const byText = Map.groupBy(paidUnder(payments), ({ words }) => words);
  const shown = new Map<string, string>();
  const show = (key: string, name: string): VendorName => {
    if (!shown.has(key)) shown.set(key, name);
    return { key, name: shown.get(key) ?? name };
  };
  for (const name of ofDocuments) show(documentKey(name), name);
  return ({ vendor, description }) => {
    const name = onOneLine(vendor);
    if (name !== '') return show(documentKey(name), name);
    const words = standsForNone(description) ? '' : payeeWords(description);
    if (words === '') return nobody;
    const paid = byText.get(words)?.map((one) => one.key);
    const [only, ...others] = byWords.get(words) ?? new Set(paid);
    const key = only !== undefined && others.length === 0 ? only : `text:${words}`;
    return show(key, onOneLine(withoutAchFields(description)));
  };
}

/** One word is a first name, which many have. */
const WORDS_MIN = 2;

/** The telling words of texts under which vendors were paid whose documents say more: `Simone Ardent` is `Simone Ardent Illustration`. */
function paidUnder(payments: readonly NamedPayment[]): { words: string; key: string }[] {
  return payments.flatMap(({ vendor, description }) => {
    const name = onOneLine(vendor);
    if (name === '' || standsForNone(description)) return [];
    const [words, key] = [payeeWords(description), documentKey(name)];
    const isBeginning = words.split(' ').length >= WORDS_MIN && payeeWordsOf(key).startsWith(`${words} `);
    return isBeginning ? [{ words, key }] : [];
  });
}

const DOCUMENT = 'document:';
const documentKey = (name: string): string => DOCUMENT + foldedName(name);
const payeeWordsOf = (key: string): string => payeeWords(key.slice(DOCUMENT.length));

const onOneLine = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();
