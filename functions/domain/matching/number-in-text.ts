/** How banks and customers write that a document's number follows. */
const NUMBER_WORD = '(?:inv|invoice|invoices|facture|fact|rechnung|rg|bill|ref|reference|no|nr)';
/** Signs of a number that prove something wherever they stand, and digits that do behind a word for a number. */
const TELLING_MIN = 4;
const TAIL_MIN = 2;
/** From here on a number is found inside of other signs as well: banks run words together. */
const GLUED_MIN = 8;
const YEAR = /^20[123]\d$/;

/** Whether a bank's text carries a document's number: `its`, as printed or by its digits, `other`, the number of another one; undefined for none. */
export function numberInText(text: string, number: string): 'its' | 'other' | undefined {
  const words = wordsOf(text);
  const bare = number.toLowerCase().replace(/[^a-z0-9]/g, '');
  if (!/\d/.test(bare)) return undefined;
  if (
    bare.length >= TELLING_MIN &&
    (runsTo(words, bare) || (bare.length >= GLUED_MIN && words.join('').includes(bare)))
  )
    return 'its';
  const tail = /\d+$/.exec(bare)?.[0] ?? '';
  const last = wordsOf(number).at(-1) ?? '';
  const digits = /^\d+$/.test(last) ? last : tail;
  if (digits.length >= TELLING_MIN && !YEAR.test(digits) && words.includes(digits)) return 'its';
  const named = numbersNamed(words);
  if (digits.length >= TAIL_MIN && named.some((each) => unpadded(each) === unpadded(digits))) return 'its';
  return named.some((each) => each.length === digits.length) ? 'other' : undefined;
}

/** Digits behind a word for a document's number: `INV 1043`, `INVOICE1043`. */
function numbersNamed(words: readonly string[]): string[] {
  const glued = new RegExp(`^${NUMBER_WORD}(\\d+)$`);
  const word = new RegExp(`^${NUMBER_WORD}$`);
  return words.flatMap((each, at) => {
    const own = glued.exec(each)?.[1];
    if (own !== undefined) return [own];
    const next = words[at + 1] ?? '';
    return word.test(each) && /^\d+$/.test(next) ? [next] : [];
  });
}

/** Whether some words on end make the number: `INV-1043` is written `INV 1043` too. */
function runsTo(words: readonly string[], bare: string): boolean {
  return words.some((_, from) => {
    let run = '';
    for (let at = from; at < words.length && run.length < bare.length; at += 1) run += words[at] ?? '';
    return run === bare;
  });
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
const unpadded = (digits: string): string => digits.replace(/^0+/, '');
