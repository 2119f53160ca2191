import { folded } from '../../../shared/search-words.ts';
import { NameKeys } from '../text/name-key.ts';

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

/**
 * Whom each of some payments was to. Documents name a vendor to the letter but for case, accents and blanks: nobody's slips are put together
 * because two names look alike. Where there is none, the telling words of the bank's text do, as for what recurs; and where just one vendor of
 * documents has these words, it is that one. The names shown are those of the latest payments, which come first.
 */
export function vendorNames(payments: readonly NamedPayment[]): (payment: NamedPayment) => VendorName {
  const keys = new NameKeys();
  const shown = new Map<string, string>();
  const byWords = new Map<string, Set<string>>();
  for (const { vendor } of payments) {
    const name = onOneLine(vendor);
    if (name === '') continue;
    const key = documentKey(name);
    const words = keys.keyOf(name);
    if (!shown.has(key)) shown.set(key, name);
    byWords.set(words, (byWords.get(words) ?? new Set()).add(key));
  }
  const ofDocument = (words: string): string | undefined => {
    const [only, ...others] = byWords.get(words) ?? [];
    return others.length === 0 ? only : undefined;
  };
  const keyOf = ({ vendor, description }: NamedPayment): string => {
    const name = onOneLine(vendor);
    if (name !== '') return documentKey(name);
    const words = keys.keyOf(description);
    return words === '' ? NOBODY : (ofDocument(words) ?? `text:${words}`);
  };
  for (const payment of payments) {
    const key = keyOf(payment);
    if (key !== NOBODY && !shown.has(key)) shown.set(key, onOneLine(payment.description));
  }
  return (payment) => {
    const key = keyOf(payment);
    return { key, name: shown.get(key) ?? null };
  };
}

const NOBODY = 'nobody';

const onOneLine = (text: string | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

const documentKey = (name: string): string => `document:${folded(name)}`;
