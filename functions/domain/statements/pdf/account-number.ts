import { foldText } from '../../text/fold-text.ts';
import { lastDigitsOfKind, shapedNumber } from '../account-shapes.ts';
import { hasIbanCheckDigits } from '../iban-check-digits.ts';
import type { LineWord, PageLine } from './page-lines.ts';
import { moneyOn } from './printed-money.ts';
import { stackedNumber } from './stacked-number.ts';
import { cellsOf } from './table-headings.ts';
import { wrappedIban } from './wrapped-iban.ts';

const LABEL =
  /\b(account (number|no|nr|num)|\w{0,20}account|(loan|mortgage) (account )?(number|no)|a c( (number|no))?|acct?|iban|i b a n|kontonummer|konto ?nr|(?!gegen|ziel)\w{0,20}konto|(numero|no|n) de compte|compte|cpte|livret|cuenta|c ?c ?c|c ?c|conto|rapporto|conta|tili(numero)?|(?!tegen)\w{0,12}rekening(nummer)?|(nr|numer) (rachunku|konta)|numero (de )?(cuenta|conto)|cislo uctu|szamlaszam|hesap (no|numarasi))\b/;
/** What a card's number is called: beside the account's own it is that of a card to the account. */
const CARD_LABEL = /\b(card (number|no)|numero (de )?carte)\b/;
const NUMBER =
  /(?:(?:\d{2,3} ){3}\d\b(?! ?\p{L})|[A-Z]{2}\d{2}(?: ?[A-Z0-9]{2,4}){3,8}(?: \d(?!\S))?|\d{4} \d{4} \d{2} \d{10}\b|\d{3,5}\/\d{6,12}\b|\d{2,5}(?:\.\d{2,5}){2,3}\b|(?:[\d*xX•.#]{2,}[ -])*(?:[\d*xX•.#]{2,})?[\d*xX•]*\d{2,}(?:-\d{1,3}\b|[A-Z]\d{2,4}\b| [A-Z] \d{3}\b)?)/u;
/** A number whose groups end where its part of the line does. */
const GROUPS_ALONE = /^\d{2,}(?: \d+)+$/;
const MASKED_OR_LONG =
  /\b(?:account|acct|(?:master)?card|visa)(?: number| \p{L}+)? (?:ending|ends)(?: in| with)?:? ?(?:\d-)?\d{4,5}\b|\b(?:cart[ãa]o|tarjeta|carte|carta)(?: \p{L}+){0,2} (?:final|terminad[oa] e[nm]|termina in|se terminant par):? ?\d{4}\b|[*xX•#]{2,}(?:[ -][*xX•#]{2,})*[ -]?\d{2,6}|(?<![A-Z]{2}\d{2} )\b\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}\b(?! \d)|\b\d{5} \d{5} [\dA-Z]{11} \d{2}\b|\b\d{4}[ -][*xX•]{4}[ -][*xX•]{4}[ -]\d{4}\b/iu;

/** What a number behind a word for account is of, where its own name stands between. */
const OF_OTHERS =
  /\b(name|sort code|nsc|bsb|transit|branch|routing|blz|bic|swift|statement (no|number|nr|date)|client|customer|page|call|phone|tel|telephone|telefon|fax|enquiries|inquiries|questions|reference|ref|holder id|user id|cif|box)\b/;
/** Whose number a masked one is that has such a word right before it. */
const OF_PERSON = /\b(member|membership|customer|client|tax|cardholder|ssn|pan|id) ?(number|no|nr|id)?:? *$/;

/** The groups of a card's number that its holder is called a member by. */
const CARD_MASKED = /^[*xX•#]{4}[ -][*xX•#]{6}[ -]\d{5}$/;

/** The facts of an account stand in so many lines at most above its rows. */
const HEAD_LINES = 60;
const LINES_MAX = 400;
const LONE_IBAN =
  /(?:^|[\s:,])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?(?: EUR| BIC:? [A-Z0-9]{8,11})?$/;

/**
 * The digits of the number of the account that a statement is of; undefined where it prints none. A card's own number comes first: its
 * statement names the bank's account to pay to as well.
 */
export const accountNumber = (lines: readonly PageLine[], isCard: boolean): string | undefined =>
  (isCard
    ? (stackedNumber(lines.slice(0, HEAD_LINES), true) ??
      maskedIn(lines) ??
      endAlone(lines) ??
      numberOfKindIn(lines))
    : undefined) ??
  wrappedIban(lines) ??
  firstOf(lines.slice(0, LINES_MAX), (line) => numberOn(line, LABEL)) ??
  firstOf(lines.slice(0, HEAD_LINES), folioOn) ??
  firstOf(lines.slice(0, HEAD_LINES), numberByShape) ??
  stackedNumber(lines.slice(0, HEAD_LINES), isCard) ??
  firstOf(lines.slice(0, LINES_MAX), (line) => numberOn(line, CARD_LABEL)) ??
  maskedIn(lines) ??
  endAlone(lines) ??
  numberUnderName(lines) ??
  ibanIn(lines) ??
  numberOfKindIn(lines);

function firstOf<T, R>(all: readonly T[], find: (one: T) => R | undefined): R | undefined {
  for (const one of all) {
    const found = find(one);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The digits of the number after a word for account, or for its card, on one line. */
export const accountNumberOn = (line: PageLine): string | undefined =>
  numberOn(line, LABEL) ?? numberOn(line, CARD_LABEL);

/** What Desjardins calls an account's number: the folio of a transit. Elsewhere a folio is a document's. */
const folioOn = (line: PageLine): string | undefined =>
  /\btransit\b/i.test(line.text) ? numberOn(line, /\bfolio\b/) : undefined;

function numberOn({ words }: PageLine, label: RegExp): string | undefined {
  if (!words.some((word) => /\d{2}/.test(word.text))) return undefined;
  const amounts = moneyOn(words, false).map(({ from }) => from);
  return words.map((_, at) => numberAfter(words, at, amounts, label)).find((digits) => digits !== undefined);
}

/** A day, and no number in groups: 64.95.44.411. */
const DAY = /(?<![\d.])(?:\d{1,2}|(?:19|20)\d{2})[/.][0-3]?\d[/.](?!\d{2}\.\d{3}(?!\d))/;
/** A day with dashes, which numbers of accounts have too. */
const DASHED_DAY = /^(?:\d{1,2}-\d{1,2}-(?:19|20)\d{2}|(?:19|20)\d{2}-\d{1,2}-\d{1,2})$/;

/** Figures that stand farther apart are of two facts, in heights of their letters. */
const FACT_GAP = 3;
/** The last digits behind dots for those that the bank leaves out. */
const BEHIND_DOTS = /^[^\p{L}\d]*(?:\.{2,}|…) ?(\d{3,5})(?!\S)/u;

/** The digits after word `at`, if it ends a word for account, up to the next amount or fact. */
function numberAfter(
  words: readonly LineWord[],
  at: number,
  amounts: readonly number[],
  label: RegExp,
): string | undefined {
  const name = foldText(textOf(words.slice(Math.max(0, at - 2), at + 1)));
  const named = label.exec(name);
  if (!named) return undefined;
  const end = Math.min(at + 9, endOfFact(words, at), ...amounts.filter((from) => from > at));
  const after = textOf(words.slice(at + 1, end));
  const own = after.replace(/^(?:number|nummer|numero|num|no|nr)\b[.: ]*/i, '');
  const shaped = /^\d/.test(own) ? shapedNumber(own) : undefined;
  if (shaped !== undefined) return shaped.replace(/\D/g, '');
  const dotted = BEHIND_DOTS.exec(after)?.[1];
  if (dotted !== undefined) return dotted;
  const cell = textOf(words.slice(at + 1, endOfCell(words, at)));
  const groups = GROUPS_ALONE.test(own) ? own : cell;
  const found = GROUPS_ALONE.test(groups) ? groups : numberIn(after.replace(/^[^\dA-Z*xX•]+/, ''));
  const digits = found.replace(/\D/g, '');
  const between = `${name.slice(named.index + named[0].length)} ${foldText(after.slice(0, after.indexOf(found)))}`;
  if (OF_OTHERS.test(between)) return undefined;
  const isNumber =
    (digits.length >= 6 && !DASHED_DAY.test(found)) || (digits.length >= 2 && /[*xX•]{2}/.test(found));
  return isNumber && !DAY.test(after.slice(0, 12)) ? digits : undefined;
}

/** Where the first words with figures behind word `at` end, before a wide blank. */
function endOfFact(words: readonly LineWord[], at: number): number {
  const first = words.findIndex((word, other) => other > at && /\d/.test(word.text));
  const end = words.findIndex(
    (word, other) =>
      first >= 0 && other > first && word.left - (words[other - 1]?.right ?? 0) > FACT_GAP * word.height,
  );
  return end < 0 ? words.length : end;
}

const numberIn = (text: string): string => NUMBER.exec(text)?.[0] ?? '';

/** Where the words end that stand close behind word `at`. */
function endOfCell(words: readonly LineWord[], at: number): number {
  const gap = words.findIndex(
    (word, other) => other > at + 1 && word.left - (words[other - 1]?.right ?? 0) > 0.9 * word.height,
  );
  return gap < 0 ? words.length : gap;
}

function textOf(words: readonly LineWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

const numberByShape = ({ text }: PageLine): string | undefined => shapedNumber(text)?.replace(/\D/g, '');

const NAME_OF_ACCOUNT = /\b(account|checking|chequing|savings)$/;
const LONE_NUMBER = /^\d[\d -]{6,22}\d$/;

/** The number right below what an account is called. */
const numberUnderName = (lines: readonly PageLine[]): string | undefined =>
  firstOf([...lines.slice(0, HEAD_LINES).entries()], ([at, line]) => {
    const name = cellsOf(line).find(({ text }) => NAME_OF_ACCOUNT.test(foldText(text)));
    const next = name && lines[at + 1];
    if (!name || next?.page !== line.page) return undefined;
    const below = cellsOf(next).find(({ left, right }) => left < name.right && right > name.left);
    return below && LONE_NUMBER.test(below.text) ? below.text.replace(/\D/g, '') : undefined;
  });

/** The digits of an IBAN that stands alone in its line, or in a part of it. */
function ibanIn(lines: readonly PageLine[]): string | undefined {
  const cells = lines.slice(0, HEAD_LINES).flatMap(cellsOf);
  const alone = cells.map(({ text }) => text.trim()).find((text) => LONE_IBAN.test(text));
  return (alone?.replace(/ BIC.*/, '') ?? firstOf(cells, ibanAmong))?.replace(/\D/g, '');
}

const IBAN_WORDS_MAX = 9;

/** The words that are an IBAN together, told by its check digits: a currency or a period may stand behind it. */
function ibanAmong({ words }: { readonly words: readonly LineWord[] }): string | undefined {
  const texts = words.map(({ text }) => text.replace(/[,;]$/, ''));
  const starts = texts.flatMap((text, at) => (/^[A-Z]{2}\d{2}/.test(text) ? [at] : []));
  return firstOf(starts, (start) =>
    firstOf([...Array(IBAN_WORDS_MAX).keys()], (more) => {
      const joined = texts.slice(start, start + more + 1).join('');
      return hasIbanCheckDigits(joined) ? joined : undefined;
    }),
  );
}

/** What a bank calls an account, with its number right behind, as over the rows of one of several accounts: "Jumpstart Chequing 100118820441". */
const KIND_AND_NUMBER =
  /^(?:[\p{L}\d&®™]+ ){0,4}(?:checking|chequing|savings|spending)(?: account)?(?: [-–#:])? (\d[\d-]{6,18}\d)$/iu;
function numberOfKindIn(lines: readonly PageLine[]): string | undefined {
  const cells = lines.slice(0, HEAD_LINES).flatMap((line) => cellsOf(line).map(({ text }) => text.trim()));
  const whole = firstOf(cells, (cell) => KIND_AND_NUMBER.exec(cell)?.[1]);
  return (whole ?? firstOf(cells, lastDigitsOfKind))?.replace(/\D/g, '');
}

/** The last digits under the name of a card, in a cell of nothing else: "ending in 4417". */
const endAlone = (lines: readonly PageLine[]): string | undefined =>
  firstOf(
    lines.slice(0, HEAD_LINES).flatMap((line) => cellsOf(line).map(({ text }) => text)),
    (text) => /^(?:ending|ends) (?:in|with) (\d{4,5})$/i.exec(text)?.[1],
  );

function maskedIn(lines: readonly PageLine[]): string | undefined {
  return firstOf(lines.slice(0, 200).flatMap(factsOn), (text) => {
    const found = MASKED_OR_LONG.exec(text);
    const digits = found?.[0].replace(/\D/g, '') ?? '';
    const isPersons =
      found !== null && !CARD_MASKED.test(found[0]) && OF_PERSON.test(foldText(text.slice(0, found.index)));
    return digits.length >= 2 && !isPersons ? digits : undefined;
  });
}

/** The parts of a line between wide blanks, but for a name with what stands behind it. */
function factsOn({ words }: PageLine): string[] {
  const facts: LineWord[][] = [];
  for (const word of words) {
    const last = facts.at(-1);
    const before = last?.at(-1);
    const isApart = before && /\d/.test(before.text) && word.left - before.right > FACT_GAP * word.height;
    if (!last || isApart) facts.push([word]);
    else last.push(word);
  }
  return facts.map(textOf);
}
