import { NameBook, NAMELESS } from '../text/name-book.ts';
import { NameKeys } from '../text/name-key.ts';

/** What one decision teaches about one vendor: the bank texts that name it, or do not. */
export interface TaughtNames {
  readonly vendor: string;
  readonly descriptions: string[];
}

/** Texts of one lesson at most; more of the same decision would add nothing. */
const DESCRIPTIONS_MAX = 6;
/** Names this alike stay so: refusing one visit to a shop does not make its name another's. */
const ALIKE_MIN = 0.75;

const keys = new NameKeys();

/** The words of a vendor that lessons are kept under: equal for all spellings that are compared as equal. */
export function vendorKey(vendor: string | null): string {
  return vendor === null ? '' : keys.keyOf(vendor);
}

/** A check that was written: it names nobody, but whoever was paid by check is paid so again. One that was brought in is anybody's. */
const CHECK = /^\W*(?:check|cheque|chèque|chq|ck)\b(?!.*\b(?:deposit|credit|return\w*|fee)\b)/i;

/**
 * What a confirmation teaches: each vendor goes by the bank's texts, and is paid by check where one paid it. Other texts without a telling word
 * teach nothing.
 */
export function confirmedNames(
  vendors: readonly (string | null)[],
  descriptions: readonly string[],
): TaughtNames[] {
  return taught(vendors, descriptions, { isTaught: () => true, isBlankTaught: (text) => CHECK.test(text) });
}

/** What a refusal teaches: names that are not alike by themselves are not the same. */
export function refusedNames(
  vendors: readonly (string | null)[],
  descriptions: readonly string[],
): TaughtNames[] {
  return taught(vendors, descriptions, {
    isTaught: (likeness) => likeness < ALIKE_MIN,
    isBlankTaught: () => false,
  });
}

/** Which texts a decision teaches: by how alike the names are, and those that name nobody. */
interface Taught {
  readonly isTaught: (likeness: number) => boolean;
  readonly isBlankTaught: (text: string) => boolean;
}

function taught(
  vendors: readonly (string | null)[],
  descriptions: readonly string[],
  { isTaught, isBlankTaught }: Taught,
): TaughtNames[] {
  const book = new NameBook();
  return firstOf(vendors.flatMap((vendor) => vendor ?? [])).flatMap((vendor) => {
    const name = book.numberOf(vendor);
    if (name === NAMELESS) return [];
    const texts = firstOf(descriptions).filter((text) => {
      const other = book.numberOf(text);
      return other === NAMELESS ? isBlankTaught(text) : isTaught(book.likeness(name, other));
    });
    return texts.length > 0 ? [{ vendor, descriptions: texts.slice(0, DESCRIPTIONS_MAX) }] : [];
  });
}

/** The first of the texts that are compared as one. */
function firstOf(texts: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const text of texts) if (!byKey.has(keys.keyOf(text))) byKey.set(keys.keyOf(text), text);
  return [...byKey.values()];
}
