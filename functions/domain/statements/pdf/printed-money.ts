import { currencyCodes, isCurrencyWord, writtenMoney, type WrittenMoney } from '../../text/written-money.ts';
import type { LineWord } from './page-lines.ts';

/** An amount on a line: words `from` up to, not including, `to`; edges of its digits. */
export interface PrintedMoney {
  from: number;
  to: number;
  left: number;
  right: number;
  written: WrittenMoney;
  /** A word like CR or D says which way the money went, rather than a sign. */
  isMarked: boolean;
}

const DIGITS = /\d/;
const CENTS = /[.,]\d{2}$/;
/** Dashes for cents of which there are none: 300.–, 1'200.--, 45,-. */
const ROUND = /\d[.,][-–—]{1,2}$/;
const GROUPED = /^\d{1,3}(?:[.,' ]\d{3})+$/;
const LONE_SIGN = /^[-+−–]$/;
const LONE_SYMBOL = /^(?:(?:US|CA|C|AU|A|NZ|S|HK|R)?\$|[€£¥₹₽₩₪₺฿]|Rs\.?|Kč|zł)$/;
const LONE_MARK = /^(?:DR|CR|DB|OD|D|C|S|H|Dr|Cr|Db|WN|MA|Af|Bij)\.?$/;
/** A blank within a number, in letter heights; places within a run of text are shared out by letters, so it may look wide. */
const GROUP_GAP = 0.75;
const GROUP_HEAD = /^[-+(]?(?:[$€£R]\s?)?\d{1,3}$/;
const GROUP_TAIL = /^\d{3}(?:[.,]\d{2}\D{0,4})?$/;

/** The amounts on a line. `isWhole`: the statement prints no cents, so grouped whole numbers are amounts as well. */
export function moneyOn(words: readonly LineWord[], isWhole: boolean): PrintedMoney[] {
  const found: PrintedMoney[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const money = moneyAt(words, at, found.at(-1)?.to ?? 0, isWhole);
    if (!money) continue;
    found.push(money);
    at = money.to - 1;
  }
  return found;
}

function moneyAt(
  words: readonly LineWord[],
  at: number,
  floor: number,
  isWhole: boolean,
): PrintedMoney | undefined {
  if (!DIGITS.test(words[at]?.text ?? '')) return undefined;
  const end = numberEnd(words, at);
  const widest = [prefixStart(words, at, floor), suffixEnd(words, end)] as const;
  const [from, to] = writtenMoney(textOf(words, ...widest)) ? widest : [at, end];
  const text = textOf(words, from, to);
  const written = writtenMoney(text);
  const [first, last] = [words[at], words[end - 1]];
  if (!written || !first || !last) return undefined;
  if (!ROUND.test(last.text) && !isAmount(written, isWhole)) return undefined;
  return { from, to, left: first.left, right: last.right, written, isMarked: mark(text) !== '' };
}

/** Letters right after the digits that are no currency. */
function mark(text: string): string {
  return /\d\)?\s*((?:DR|CR|DB|D|C|S|H)\.?)$/i.exec(text)?.[1] ?? '';
}

function textOf(words: readonly LineWord[], from: number, to: number): string {
  const parts = words.slice(from, to).map(({ text }) => text);
  return parts
    .join(' ')
    .replace(/(\d)OD$/, '$1 OD')
    .replace(/\b(OD|WN|Af)\b/, 'DR')
    .replace(/\b(MA|Bij)\b/, 'CR')
    .replace(/(\d) ?\((DR|CR)\)/i, '$1 $2')
    .replace(/\bRs\.?/i, '₹')
    .replace(/^`/, '₹');
}

/** A day of six digits, or of eight with the year first, ends as cents do. */
const SHORT_DAY = /^(?:\d{1,2}|(?:19|20)\d{2})([.,])\d{2}\1\d{2}$/;

function isAmount({ core, currency }: WrittenMoney, isWhole: boolean): boolean {
  if (SHORT_DAY.test(core)) return false;
  return (
    CENTS.test(core) || (isWhole && (GROUPED.test(core) || currency !== undefined || /^\d{1,7}$/.test(core)))
  );
}

/** A currency, with the sign of its amount where that stands at its far side: "-CHF 5.00", "5.00 €-". */
function isCurrency(text: string, side: 'before' | 'after'): boolean {
  const bare = text.replace(side === 'before' ? /^[-+−–(]{1,2}/ : /[-+−–)]{1,2}$/, '');
  if (side === 'after' && isCurrencyWord(bare)) return true;
  return LONE_SYMBOL.test(bare) || currencyCodes.has(bare);
}

/** Thousands set apart by blanks ("1 234,56") arrive as words of their own. */
function numberEnd(words: readonly LineWord[], at: number): number {
  let end = at + 1;
  if (!GROUP_HEAD.test(words[at]?.text ?? '')) return end;
  while (GROUP_TAIL.test(words[end]?.text ?? '') && gapBefore(words, end) < GROUP_GAP) {
    end += 1;
    if (CENTS.test(words[end - 1]?.text ?? '')) break;
  }
  return end;
}

function prefixStart(words: readonly LineWord[], at: number, floor: number): number {
  let from = at;
  while (from > floor) {
    const text = words[from - 1]?.text ?? '';
    const isNear = gapBefore(words, from) < (LONE_SIGN.test(text) ? 0.6 : 1.5);
    if (!isNear || !(LONE_SIGN.test(text) || isCurrency(text, 'before') || text === '`' || text === '('))
      break;
    from -= 1;
  }
  return from;
}

function suffixEnd(words: readonly LineWord[], end: number): number {
  let to = end;
  while (to < words.length) {
    const text = words[to]?.text ?? '';
    const reach = LONE_MARK.test(text) ? 2.2 : 0.9;
    const isPart = LONE_MARK.test(text) || LONE_SIGN.test(text) || isCurrency(text, 'after') || text === ')';
    if (!isPart || gapBefore(words, to) > reach) break;
    to += 1;
  }
  return to;
}

/** The blank before a word, in heights of its letters. */
function gapBefore(words: readonly LineWord[], at: number): number {
  const [before, word] = [words[at - 1], words[at]];
  return before && word ? (word.left - before.right) / word.height : Infinity;
}
