import { foldText } from './fold-text.ts';
import { bankNoise, faintWords } from './bank-noise.ts';
import { letterShape } from './letter-shape.ts';

/** What banks write for merchants that a receipt names in full. */
const SHORT_FORMS = new Map(
  Object.entries({
    amzn: 'amazon',
    amz: 'amazon',
    apl: 'itunes',
    msft: 'microsoft',
    wm: 'walmart',
    mcd: 'mcdonalds',
    mcdonald: 'mcdonalds',
    sbux: 'starbucks',
    facebk: 'facebook',
    fb: 'facebook',
    cdn: 'canadian',
    intl: 'international',
    svcs: 'services',
    svc: 'service',
    mgmt: 'management',
    rest: 'restaurant',
    ctr: 'centre',
    center: 'centre',
  }).map(([short, long]) => [letterShape(short), letterShape(long)]),
);

const isAscii = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
};

interface Word {
  readonly shape: string;
  readonly isFaint: boolean;
}

/**
 * Takes names and bank texts down to the words that tell who was paid, joined by blanks: no bank words, places, numbers,
 * single letters, unless nothing else remains (`A&W`, `The Company`). Remembers words, because ledgers repeat them.
 */
export class NameKeys {
  readonly #words = new Map<string, Word>();

  /** The telling words of a text; empty when it has none. */
  keyOf(text: string): string {
    const folded = isAscii(text) ? text.toLowerCase() : foldText(text.replace(/['’]/g, ''));
    const plain = folded.includes("'") ? folded.replaceAll("'", '') : folded;
    return this.#tellingWords(plain);
  }

  #tellingWords(text: string): string {
    let telling = '';
    let faint = '';
    let start = -1;
    let digits = 0;
    for (let at = 0; at <= text.length; at += 1) {
      const code = at < text.length ? text.charCodeAt(at) : 32;
      const isDigit = code >= 48 && code <= 57;
      if (isDigit || (code >= 97 && code <= 122) || code > 127) {
        if (start < 0) start = at;
        if (isDigit) digits += 1;
        continue;
      }
      // A word that is mostly digits is a card, a branch or a reference.
      if (start >= 0 && digits * 2 < at - start) {
        const { shape, isFaint } = this.#wordOf(text.slice(start, at));
        if (isFaint) faint = joined(faint, shape);
        else telling = joined(telling, shape);
      }
      start = -1;
      digits = 0;
    }
    return telling === '' ? faint : telling;
  }

  /** The word as it is compared; empty for noise. */
  #wordOf(word: string): Word {
    const known = this.#words.get(word);
    if (known) return known;
    const shape = letterShape(word);
    const isNoise = bankNoise.has(shape) || /^xx+$/.test(word);
    const isFaint = word.length === 1 || faintWords.has(shape);
    const made = { shape: isNoise ? '' : (SHORT_FORMS.get(shape) ?? shape), isFaint };
    this.#words.set(word, made);
    return made;
  }
}

function joined(words: string, word: string): string {
  if (word === '') return words;
  return words === '' ? word : `${words} ${word}`;
}
