import type { TextLine } from '../../text/text-line.ts';
import { squeezed } from './vendor-name.ts';

/** A word of the page's head as it was read, and how surely. */
interface ReadWord {
  readonly text: string;
  readonly confidence: number;
}

/** Recognition takes a capital O for a zero. */
const ZERO_IN_CAPITALS =
  /(?<=\p{Lu}0*)0(?=0*\p{Lu})|(?<=\p{Lu}{3})0+(?![\p{L}\d])|(?<![\p{L}\d])0+(?=['’]?\p{Lu}{3})|(?<![\p{L}\d])0(?=\p{Ll}{3})/gu;
/** A small l for a capital I, where no word begins so: "lrene", "lngrid". */
const SMALL_L = /(?<![\p{L}\d'’])l(?=[bcdfghkmnpqrstvwz]\p{Ll}*[aeiouyäöü]\p{Ll}*(?!\p{L}))/gu;
/** It sees a sign of Chinese in a flourish or a spot: a lone one right behind Latin letters is none. */
const STRAY_SIGN = /(?<=\p{Script=Latin})\p{Script=Han}(?!\p{Script=Han})/gu;
/** White around an apostrophe tears its letter off: "Mario' s", "FERRARA 'S". */
const TORN_GENITIVE = /(?<=\p{L})(?:\s(['’])\s?|(['’])\s+)(s)(?!\p{L})/giu;
/** Shorter words differ by a letter and are others. */
const LETTERS_MIN = 4;
/** A word is put right by one that was read more surely than itself by this. */
const SURER_BY = 0.05;
/** Where the names of an issuer stand, rather than goods. */
const HEAD_LINES = 12;

/** Long words by which signs say their trade: what recognition reads as one of them but for a letter is that one. */
const TRADES = [
  ...['Delicatessen', 'Restaurant', 'Supermarket', 'Stationery', 'Stationers', 'Electrical', 'Landscaping'],
  ...['Veterinary', 'Buchhandlung', 'Konditorei', 'Fleischerei', 'Boulangerie', 'Quincaillerie'],
  // Words of other languages that are one of these but for a letter.
  ...['Delikatessen', 'Supermarked', 'Boghandel', 'Eléctricas', 'Ristoranti', 'Veterinari'],
  ...['Restaurante', 'Restaurants', 'Ferreteria', 'Ristorante', 'Restaurang', 'Boekhandel', 'Bokhandel'],
];

/** The trade that a word names but for one letter, unless the word is one itself. */
function tradeOf(word: string): string | undefined {
  const isTrade = TRADES.some((trade) => plain(trade) === plain(word));
  return isTrade ? undefined : TRADES.find((trade) => isOneLetterOff(word, trade));
}

/** The words of a document by which a name's misread letters are put right: those of its head that name no goods. */
export function headWords(page: readonly TextLine[], isGoods: (line: TextLine) => boolean): ReadWord[] {
  return page
    .slice(0, HEAD_LINES)
    .filter((line) => !isGoods(line))
    .flatMap(({ words }) => words)
    .map(({ text, confidence }) => ({ text: text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''), confidence }))
    .filter(({ text }) => text.length >= LETTERS_MIN && /^\p{L}+$/u.test(text));
}

/**
 * A name that was recognized, with letters put right: zeros among capitals, accents that the same word bears elsewhere, and a letter that
 * differs from a word which was read more surely.
 */
export function correctSpelling(name: string, confidence: number, words: readonly ReadWord[]): string {
  return joinTornWords(name)
    .replace(STRAY_SIGN, '')
    .replace(TORN_GENITIVE, '$1$2$3')
    .replace(ZERO_IN_CAPITALS, 'O')
    .replace(SMALL_L, 'I')
    .replace(/\p{L}{4,}/gu, (word) => {
      const better =
        words.find((other) => isSameWord(word, other.text)) ??
        words.find((other) => other.confidence >= confidence + SURER_BY && isOneLetterOff(word, other.text));
      const spelled = better?.text ?? tradeOf(word);
      return spelled === undefined ? word : withCaseOf(word, spelled);
    });
}

const TORN_LETTERS_MAX = 3;

/** In print of even widths white stands around a narrow capital, which tears words apart: "K I KU" is KIKU. */
function joinTornWords(name: string): string {
  const isTorn = (word = '', other = ''): boolean =>
    word === 'I' && other.length <= TORN_LETTERS_MAX && /^\p{Lu}+$/u.test(other);
  const words = name.split(' ');
  return words
    .map((word, at) => {
      const next = words[at + 1];
      return next === undefined || isTorn(word, next) || isTorn(next, word) ? word : `${word} `;
    })
    .join('');
}

const plain = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether a word is another whose accents were lost. */
function isSameWord(word: string, other: string): boolean {
  return squeezed(word) !== squeezed(other) && plain(word) === plain(other) && /^\p{ASCII}*$/u.test(word);
}

/** Whether two words have the same letters but for one, accents aside. */
export function isOneLetterOff(word: string, other: string): boolean {
  const [own, its] = [plain(word), plain(other)];
  return own.length === its.length && Array.from(own).filter((letter, at) => letter !== its[at]).length === 1;
}

function withCaseOf(word: string, other: string): string {
  if (word === word.toUpperCase()) return other.toUpperCase();
  return word === word.toLowerCase() ? other.toLowerCase() : other;
}
