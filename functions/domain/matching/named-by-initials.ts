import { foldedWords } from '../text/fold-text.ts';
import { letterShape } from '../text/letter-shape.ts';
import { NameKeys } from '../text/name-key.ts';

/** Fewer letters are anybody's. */
const INITIALS_MIN = 3;
/** Words that initials may leave out: `Toronto Transit Commission of the City`; and forms of companies, which they always do. */
const SMALL = /^(?:of|the|and|for|de|la|du|des|et)$/;
const FORM = /^(?:inc|ltd|limited|llc|llp|plc|corp|corporation|co|company|pty|ulc|gmbh|sarl|sa|nv|bv)$/;

const keys = new NameKeys();

/** Whether a bank's text begins with the initials of a vendor's printed name: `USPS PO 87714` for the United States Postal Service. */
export function isNamedByInitials(vendor: string | null, text: string): boolean {
  const words = foldedWords(vendor ?? '').filter((word) => !FORM.test(word));
  if (words.length < INITIALS_MIN) return false;
  const [first] = keys.keyOf(text).split(' ', 1);
  return [words, words.filter((word) => !SMALL.test(word))]
    .map((some) => letterShape(some.map((word) => word.charAt(0)).join('')))
    .some((initials) => initials.length >= INITIALS_MIN && initials === first);
}
