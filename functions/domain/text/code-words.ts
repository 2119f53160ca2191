/** A word of letters and digits, lower case, and what stood before it in its text. */
export interface WrittenWord {
  readonly text: string;
  /** Whether words before it have named somebody: what follows a name is a branch or a reference, where in front it may be the name. */
  readonly isNamed: boolean;
  /** The last sign of `*`, `#`, `/` between it and the word before, `//` where there were two, or nothing. */
  readonly sign: '*' | '#' | '/' | '//' | '';
}

const DIGITS = /\d+/g;
const TIME_OR_DAY =
  /^(\d{1,2}(am|pm)|\d{1,2}(jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec|mai|juin|juil|aout|okt|dez|avr|fev)\d*|\d{1,2}[hx]\d{2})$/;
/** A number of a branch on the end of a word: two digits or more. A single one is part of a name (`motel6`). */
const WORD_WITH_TAIL = /^(\p{L}{3,})\d{2,}$/u;
/** A branch that begins with a letter, glued to a word (`SHELLC04221`). */
const WORD_WITH_BRANCH = /^([a-z]{3,})([a-z])\d{4,}$/;
/** Two consonants with which words end; behind others the last letter is the branch's. */
const LAST_CONSONANTS =
  /^(b[bs]|c[chkst]|d[dst]|f[fst]|g[ghmns]|h[lmnrst]|k[st]|l[bdfklmnpstz]|m[bmnps]|n[cdgknstxz]|p[hpst]|r[bcdfgklmnprstxz]|s[chkmpst]|t[hstz]|w[dklnst]|x[tx]|zz)$/;
const NUMBER_WITH_WORD = /^(\d+)(\p{L}{4,})$/u;
const HEAD_DIGITS_MAX = 4;
const SHORT_NAME_MAX = 4;
const LETTERS_OF_A_CODE_MIN = 5;

/**
 * What of a word names anybody; empty for a code. Judged by its kind: a word with a number glued to it is the word; letters and digits
 * that take turns are a reference; a short one (`3M`, `A1`, `H2O`) and words around a single digit (`BP2GO`) are names in front, where
 * nothing else has named anybody yet.
 */
export function namingPart({ text, isNamed, sign }: WrittenWord): string {
  if (sign === '#' && isNamed) return '';
  const digits = text.match(DIGITS) ?? [];
  if (digits.length === 0) return isNamed && sign === '*' && isGibberish(text) ? '' : text;
  const count = digits.join('').length;
  if (count === text.length || TIME_OR_DAY.test(text)) return '';
  if (isNamed && sign === '/') return '';
  const word = WORD_WITH_TAIL.exec(text)?.[1];
  if (word !== undefined) return isNamed && !isWordlike(word) ? '' : (wordBeforeBranch(text) ?? word);
  const [, number, name] = NUMBER_WITH_WORD.exec(text) ?? [];
  if (number !== undefined && name !== undefined && isWordlike(name))
    return isNamed && sign === '*' ? '' : number.length > HEAD_DIGITS_MAX ? name : text;
  return !isNamed && digits.length === 1 && isShortName(text, count) ? text : '';
}

/** The word that a branch with a letter is glued to; undefined where that letter may be the word's own. */
function wordBeforeBranch(text: string): string | undefined {
  const [, word = '', letter = ''] = WORD_WITH_BRANCH.exec(text) ?? [];
  const pair = word.slice(-1) + letter;
  const isOwn = /[aeiouy]/.test(pair) || LAST_CONSONANTS.test(pair);
  return word === '' || isOwn || !isWordlike(word) ? undefined : word;
}

function isShortName(text: string, digits: number): boolean {
  const letters = text.length - digits;
  // One letter before a number is a masked card or a batch.
  if (digits > 1) return letters > 1 && digits === 2 && text.length <= SHORT_NAME_MAX;
  return text.split(/\d/).every(isWordlike);
}

/** Whether letters can be said: codes have no vowels, or many consonants on end. */
function isWordlike(letters: string): boolean {
  if (letters.length <= 2 || /[^a-z]/.test(letters)) return true;
  return /[aeiouy]/.test(letters) && !/[^aeiouy]{5}/.test(letters);
}

const isGibberish = (letters: string): boolean =>
  letters.length >= LETTERS_OF_A_CODE_MIN && !isWordlike(letters);
