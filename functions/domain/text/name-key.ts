import { foldText } from './fold-text.ts';
import { bankNoise, faintWords, isStateCode } from './bank-noise.ts';
import { namingPart, type WrittenWord } from './code-words.ts';
import { letterShape } from './letter-shape.ts';
import { PatternMap } from './pattern-map.ts';
import { isCountry, isKnownTown, withoutKnownTown, withoutTown } from './place-tail.ts';

/** What banks write for merchants that a receipt names in full. */
const SHORT_FORMS = new Map(
  Object.entries({
    amzn: 'amazon',
    amz: 'amazon',
    apl: 'itunes',
    msft: 'microsoft',
    wm: 'walmart',
    vzwrlss: 'verizon',
    vzw: 'verizon',
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

/** Amazon's own short form and what it sells by, written as one word (`AMZNMktplace`, `AMZNBUSINESS`, `AmazonMktplc`). */
const AMAZON_GLUED = /^(?:amzn|amazonm(?:k|arket))/;

/** Through whom the payment went: the merchant follows their sign. Two or three letters are such an abbreviation too (`SQ *`, `TST*`). */
const PLATFORMS = new Set(
  (
    'paypal sumup zettle izettle stripe square squareup klarna paddle gocardless toast clover fastspring payu mollie adyen worldpay ' +
    'shopify venmo afterpay clearpay lightspeed'
  )
    .split(' ')
    .map(letterShape),
);
const ABBREVIATION_MAX = 3;

/** Brands whose wallets others are paid with: beside other words they name the vendor, unless the wallet itself is named. */
const BRANDS = new Set(['google', 'apple'].map(letterShape));
const WALLETS = new Set(['pay', 'wallet'].map(letterShape));

/** Words that references follow: what mixes letters and digits behind them names nobody. */
const REFERENCE_WORDS = new Set(
  'transfer etransfer trf tfr wire zelle venmo interac ref reference conf confirmation order ord id'
    .split(' ')
    .map(letterShape),
);
const NAME_AFTER_REFERENCE_MAX = 5;
const MASKED_END_MAX = 4;
/** What a bank writes behind the country: the card, and the day of the purchase (`NS AUS Card xx4521 Value Date: 12/03/2025`). */
const BEHIND_COUNTRY = new Set(['card', 'value', 'date', 'effective'].map(letterShape));
/** A number this long, or one behind `#`, is that of a branch: what follows may be its town. */
const BRANCH_DIGITS_MIN = 3;

/**
 * How banks begin the text of a payment that somebody made online; it names nobody, though its words name others elsewhere (`OTHER BANK`,
 * `FAST SIGNS`).
 */
const MADE_ONLINE =
  /^(?:fast transfer (?:from|to)|transfer to other bank(?: netbank)?|(?:online|internet|mobile) banking (?:bill )?(?:payment|transfer))\b(?=.*[a-z]{2})/i;

interface Word {
  readonly shape: string;
  readonly isNoise: boolean;
  readonly isFaint: boolean;
}

/** Texts with codes in them are as many as payments, and each is asked for again soon or never. */
const OWN_KEYS_MAX = 5000;

const NOTHING: Word = { shape: '', isNoise: true, isFaint: false };

/**
 * Takes names and bank texts down to the words that tell who was paid, joined by blanks: no bank words, places, numbers, references,
 * single letters, unless nothing else remains (`A&W`, `The Company`). Remembers words, because ledgers repeat them.
 */
export class NameKeys {
  readonly #words = new Map<string, Word>();
  readonly #keys = new PatternMap<string>();
  /** Of the latest texts with digits in their words, each for itself. */
  readonly #ownKeys = new Map<string, string>();

  /** The telling words of a text; empty when it has none. */
  keyOf(text: string): string {
    // Of a number that is a word of its own nothing counts but how long it is: a bank's texts of one merchant are taken apart once.
    const known = this.#keys.get(text) ?? this.#ownKeys.get(text);
    if (known !== undefined) return known;
    const key = this.#keyOfWords(text);
    if (hasDigitsApart(text)) this.#keys.add(text, key);
    else this.#keepOwn(text, key);
    return key;
  }

  #keepOwn(text: string, key: string): void {
    if (this.#ownKeys.size >= OWN_KEYS_MAX) this.#ownKeys.clear();
    this.#ownKeys.set(text, key);
  }

  #keyOfWords(text: string): string {
    const initials = TWO_INITIALS.exec(text);
    if (initials)
      return initials
        .slice(1)
        .map((letter) => this.#wordOf(letter.toLowerCase()).shape)
        .join(' ');
    const named = new NamedText((word) => this.#wordOf(word));
    const folded = folding(text);
    let start = -1;
    let end = 0;
    for (let at = 0; at <= folded.length; at += 1) {
      const code = at < folded.length ? folded.charCodeAt(at) : BLANK;
      if (isWordSign(code)) {
        if (start < 0) start = at;
      } else if (start >= 0) {
        named.add(folded.slice(start, at), folded.slice(end, start));
        end = at;
        start = -1;
      }
    }
    return named.key();
  }

  /** The word as it is compared. */
  #wordOf(word: string): Word {
    const known = this.#words.get(word);
    if (known) return known;
    const shape = letterShape(word);
    const isNoise = bankNoise.has(shape) || /^xx+$/.test(word);
    const isFaint = word.length === 1 || faintWords.has(shape);
    const whole = AMAZON_GLUED.test(shape) ? 'amzn' : shape;
    const made = { shape: SHORT_FORMS.get(whole) ?? whole, isNoise, isFaint };
    this.#words.set(word, made);
    return made;
  }
}

/** The words of one text as they come, and what they have named so far. */
class NamedText {
  readonly #wordOf: (word: string) => Word;
  #telling: string[] = [];
  #faint: string[] = [];
  #platform: readonly string[] = [];
  #brand: string | undefined;
  #last = NOTHING;
  #isInState = false;
  #isInCountry = false;
  #isTownLast = false;
  #isReferenced = false;
  #isNameOver = false;
  #beforeNumber: number | undefined;

  constructor(wordOf: (word: string) => Word) {
    this.#wordOf = wordOf;
  }

  /** Takes the next word, with the signs and blanks before it. */
  add(text: string, between: string): void {
    if (isMaskedEnd(text, between)) return;
    const sign = signIn(between);
    if (sign === '*' && this.#isPlatform()) this.#beginMerchant();
    const isNamed = this.#telling.length > 0 || (sign !== '' && this.#faint.length > 0);
    const part = isPlainWord(text) && sign === '' ? text : namingPart({ text, isNamed, sign });
    const isCode =
      part === '' || (this.#isReferenced && /\d/.test(part) && part.length > NAME_AFTER_REFERENCE_MAX);
    if (isCode || (sign === '//' && isNamed)) {
      this.#passCode(text, sign, isNamed);
      return;
    }
    const word = this.#wordOf(part);
    if (REFERENCE_WORDS.has(word.shape)) this.#isReferenced = true;
    if (BRANDS.has(this.#last.shape) && WALLETS.has(word.shape)) this.#brand = undefined;
    if (BRANDS.has(word.shape) && this.#telling.length + this.#faint.length === 0) this.#brand = word.shape;
    if (!(this.#isInCountry && BEHIND_COUNTRY.has(word.shape))) this.#notePlace(word, between);
    this.#last = word;
    if (word.isNoise) return;
    const words = word.isFaint ? this.#faint : this.#telling;
    if (!this.#isNameOver && !words.includes(word.shape)) words.push(word.shape);
  }

  /** Whether a state or a country has been written last, and a word of the name right before it: some banks write both. */
  #notePlace({ shape }: Word, between: string): void {
    const isState = between.endsWith(' ') && isStateCode(shape);
    if (isState && !this.#isInState) this.#isTownLast = this.#isTelling(this.#last);
    this.#isInState = isState;
    this.#isInCountry = isState && isCountry(shape);
  }

  /** An order's code behind a name's sign ends the name: addresses, telephones and towns follow. Behind other numbers a town may. */
  #passCode(text: string, sign: WrittenWord['sign'], isNamed: boolean): void {
    const isNumber = /^\d+$/.test(text) && text.length >= BRANCH_DIGITS_MIN;
    if (isNamed && (sign === '*' || sign === '//' || (sign === '#' && isNumber))) this.#isNameOver = true;
    if (isNumber && this.#telling.length > 0) this.#beforeNumber ??= this.#telling.length;
  }

  /** The telling words, else the faint ones, else whom the payment went through. */
  key(): string {
    const facts = { words: this.#telling, beforeNumber: this.#beforeNumber, isTownLast: this.#isTownLast };
    const isInTown = isKnownTown(this.#last.shape) && this.#telling.at(-1) === this.#last.shape;
    const telling = this.#isInState ? withoutTown(facts) : isInTown ? withoutKnownTown(facts) : this.#telling;
    if (this.#brand !== undefined && telling.length > 0) return [this.#brand, ...telling].join(' ');
    const lists = [telling, this.#faint, this.#platform];
    return (lists.find((words) => words.length > 0) ?? []).join(' ');
  }

  #isTelling(word: Word): boolean {
    return !word.isNoise && !word.isFaint;
  }

  /** Whether all words so far are that of a payment platform. */
  #isPlatform(): boolean {
    const { shape } = this.#last;
    if (PLATFORMS.has(shape)) return true;
    const isOnly = this.#telling.length + this.#faint.length <= (this.#last.isNoise ? 0 : 1);
    return isOnly && shape !== '' && shape.length <= ABBREVIATION_MAX;
  }

  #beginMerchant(): void {
    this.#platform = [...this.#telling, ...this.#faint];
    this.#telling = [];
    this.#faint = [];
    this.#brand = undefined;
    this.#isNameOver = false;
  }
}

/** Whether no digit is part of a word: all texts of one pattern then have the same telling words. */
export const hasDigitsApart = (text: string): boolean => !HAS_MIXED_WORD.test(text);

const BLANK = 32;
/** A digit beside a letter, or beside an apostrophe, over which words are joined. */
const HAS_MIXED_WORD = /[a-z'\x80-\uffff]\d|\d[a-z'\x80-\uffff]/i;
/** A name of two letters, `B & Q 7537 ALTRINCHAM`: what follows its branch is a town. */
const TWO_INITIALS = /^\s*([a-z]) ?& ?([a-z])(?=\s*(?:#?\d|$))/i;
/** A name of three letters or more that is written with signs between them, such as `H-E-B`. */
const INITIALS = /(?<![a-z0-9-])[a-z](-[a-z]){2,}(?![a-z0-9-])/i;
const INITIALS_EACH = new RegExp(INITIALS, 'gi');

/** Letters of any script and digits, lower case. */
const isWordSign = (code: number): boolean =>
  (code >= 48 && code <= 57) || (code >= 97 && code <= 122) || code > 127;

const isPlainWord = (text: string): boolean => !/\d/.test(text);

/** The end of what a bank masks (`E-TRANSFER ***k3f`, `CARD ****1234`): it names nobody, and what follows may. */
const isMaskedEnd = (text: string, between: string): boolean =>
  text.length <= MASKED_END_MAX &&
  (between.endsWith('***') || (between.endsWith('**') && !isPlainWord(text)));

function signIn(between: string): WrittenWord['sign'] {
  if (between === '' || between === ' ') return '';
  if (between.includes('*')) return between.includes('***') ? '' : '*';
  if (between.includes('#')) return '#';
  return between.includes('//') ? '//' : between.includes('/') ? '/' : '';
}

/** Lower case without accents and apostrophes; the signs stay. */
function folding(text: string): string {
  const written = text.replace(MADE_ONLINE, '');
  const said = /['’]/.test(written) ? written.replace(/['’]/g, '') : written;
  const plain = INITIALS.test(said)
    ? said.replaceAll(INITIALS_EACH, (name) => name.replaceAll('-', ''))
    : said;
  if (isAscii(plain)) return plain.toLowerCase();
  return plain
    .split(/([*#/]+)/)
    .map((part, at) => (at % 2 === 1 ? part : foldText(part)))
    .join(' ');
}

const isAscii = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > 127) return false;
  return true;
};
