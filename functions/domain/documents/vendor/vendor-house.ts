import { BRANDS } from '../../categories/sure-brands.ts';
import { HOUSE_NAMES } from './known-houses.ts';
import { withoutLegalForm } from './vendor-name.ts';
import { isOneLetterOff } from './vendor-spelling.ts';

/** Letters without accents, apostrophes and signs, words parted by one blank, as the lists are written. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}|['’.]/gu, '')
    .toLowerCase()
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();

const houses = new Set(
  [...HOUSE_NAMES, ...BRANDS.map(([, name]) => name.replace('=', ''))].map((name) => folded(name)),
);
const namesByLetters = new Map([...houses].map((name) => [name.replaceAll(' ', ''), name]));
/** Letters by which most texts are seen to begin no house's name: every candidate of a page is asked. */
const START = 3;
const starts = new Set([...namesByLetters.keys()].map((letters) => letters.slice(0, START)));
const START_MAX = 12;
const mayBeginHouse = (text: string): boolean =>
  starts.has(folded(text.slice(0, START_MAX)).replaceAll(' ', '').slice(0, START));

/** Longer names of houses have no more words. */
const WORDS_MAX = 5;

/** Fewer letters are another name's by chance: signs write "conEdison", and recognition tears words apart. */
const LETTERS_MIN = 6;

const isOfHouseLetters = (letters: string): boolean =>
  letters.length >= LETTERS_MIN && namesByLetters.has(letters);

/** A well-known house in words as it is written, where recognition tore them: "woolwor ths" is "woolworths"; another name as it is. */
export function withWholeWords(name: string): string {
  const own = folded(name);
  const whole = namesByLetters.get(own.replaceAll(' ', ''));
  const isTorn =
    whole !== undefined && whole.length < own.length && isOfHouseLetters(own.replaceAll(' ', ''));
  return isTorn && !whole.includes(' ') ? name.replaceAll(' ', '') : name;
}

/** Whether a name is that of a well-known house, with or without its legal form. */
export function isHouse(name: string): boolean {
  if (!mayBeginHouse(name)) return false;
  return [name, withoutLegalForm(name)].some((each) => {
    const own = folded(each);
    return houses.has(own) || isOfHouseLetters(own.replaceAll(' ', ''));
  });
}

/** Whether a name is a well-known house's but for one letter: recognition misreads one in clean print too, "WOODTES" for "Woodies". */
export function isNearHouse(name: string): boolean {
  const own = folded(withoutLegalForm(name)).replaceAll(' ', '');
  if (own.length < LETTERS_MIN || namesByLetters.has(own)) return false;
  return [...namesByLetters.keys()].some((letters) => isOneLetterOff(own, letters));
}

/** A well-known house as its name is written, by the letters that its address bears: "homedepot" is "Home Depot". */
export function houseOfHost(host: string): string | undefined {
  const name = namesByLetters.get(folded(host).replaceAll(' ', ''));
  if (name === undefined || !name.includes(' ')) return undefined;
  return name.replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
}

/** The numbers of a shop and of its till behind a name: "1418", "Z4418 K.1". */
const SHOP_NUMBER = /(?:\s+\p{Lu}?\d{2,5})?(?:\s+K\.?\s?\d{1,2})?$/u;

/** A well-known house without the number of its shop: "Chipotle 1418". */
export function withoutShopNumber(name: string): string {
  const bare = name.replace(SHOP_NUMBER, '');
  return bare !== name && isHouse(bare) && !isHouse(name) ? bare : name;
}

/** Whether a text is a well-known house, or begins with one: "K-Market Kamppi". */
export const beginsWithHouse = (text: string): boolean =>
  mayBeginHouse(text) &&
  (isHouse(text) || [...text.matchAll(/\s+/g)].some(({ index }) => isHouse(text.slice(0, index))));

/** What goes on behind a house's name and is no branch or town of it: words written small, or a mark before them. */
const SLOGAN = /^\s+(?:[-–|·]\s|(?:\S+\s+)?\p{Ll}{3})/u;

/** How many letters of a text are a well-known house before its slogan; 0 where none begins it. */
export function houseHead(text: string): number {
  if (!mayBeginHouse(text) || isHouse(text)) return 0;
  const words = [...text.matchAll(/\S+/g)].slice(0, WORDS_MAX);
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1];
    const end = last && /[\p{L}\d]/u.test(last[0]) ? last.index + last[0].length : text.length;
    if (SLOGAN.test(text.slice(end)) && isHouse(text.slice(0, end))) return end;
  }
  return 0;
}
