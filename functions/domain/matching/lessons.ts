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

/** What a confirmation teaches: each vendor goes by the bank's texts. Names without a telling word teach nothing. */
export function confirmedNames(
  vendors: readonly (string | null)[],
  descriptions: readonly string[],
): TaughtNames[] {
  return taught(vendors, descriptions, () => true);
}

/** What a refusal teaches: names that are not alike by themselves are not the same. */
export function refusedNames(
  vendors: readonly (string | null)[],
  descriptions: readonly string[],
): TaughtNames[] {
  return taught(vendors, descriptions, (likeness) => likeness < ALIKE_MIN);
}

function taught(
  vendors: readonly (string | null)[],
  descriptions: readonly string[],
  isTaught: (likeness: number) => boolean,
): TaughtNames[] {
  const book = new NameBook();
  return firstOf(vendors.flatMap((vendor) => vendor ?? [])).flatMap((vendor) => {
    const name = book.numberOf(vendor);
    if (name === NAMELESS) return [];
    const texts = firstOf(descriptions).filter((text) => {
      const other = book.numberOf(text);
      return other !== NAMELESS && isTaught(book.likeness(name, other));
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
