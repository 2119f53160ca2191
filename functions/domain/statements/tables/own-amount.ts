import { amountRank } from './column-words.ts';
import type { ColumnProfile } from './columns.ts';
import { stepsExplained } from './one-balance.ts';
import { cellText, type TableRow } from './table.ts';
import { foldText } from '../../text/fold-text.ts';
import { currencyCodes } from '../../text/written-money.ts';

/** Headings of what the account itself is kept and billed in. */
const OWN =
  /\b(account|billing|billed|settlement|settled|posted|booking|booked|konto|kontowahrung|compte|rachunku|cuenta|conto|conta|rekening|abrechnung\w*)\b|счета$|платежа$/;
/** Headings of what was paid, where another one of the account's own stands beside it. */
const ELSEWHERE =
  /\b(transaction|purchase|spend|spent|paid|merchant|umsatz\w*|transaktions?\w*)\b|операции$|покупки$/;

/** How plainly a heading beside others alike names what is the account's: 1, or what was paid elsewhere: −1. */
export function ownRank(heading: string): -1 | 0 | 1 {
  const words = foldText(heading);
  return OWN.test(words) ? 1 : ELSEWHERE.test(words) ? -1 : 0;
}

/** The currency that a heading names as a word of its own. */
export function headingCode(heading: string): string | undefined {
  return heading
    .toUpperCase()
    .match(/(?<![\p{L}\d])[A-Z]{3}(?![\p{L}\d])/gu)
    ?.find((word) => currencyCodes.has(word));
}

/**
 * The column of the amounts that move the account, of several headed as amounts: the one by which the balance moves, else the one
 * headed most plainly as the account's.
 */
export function ownAmount(
  holds: readonly ColumnProfile[],
  balance: number | undefined,
  run: readonly TableRow[],
): number | undefined {
  const plainest = holds
    .filter((it) => it.role === 'amount' && it.filled > 0)
    .toSorted((a, b) => plainness(b) - plainness(a));
  const moving = plainest.filter(({ column }) => run.some((row) => /[1-9]/.test(cellText(row, column))));
  const named = moving.length > 0 ? moving : plainest;
  // What some rows lack, as the gross amount of a fee, is not what moves the account in all of them.
  const first = named.find(({ filled }) => filled >= run.length) ?? named[0];
  if (first === undefined || balance === undefined) return first?.column;
  const isOther = (it: ColumnProfile): boolean => it.role === undefined || it.role === 'otherMoney';
  const others = holds.filter((it) => isOther(it) && it.moneyShare >= 0.8 && it.filled >= run.length);
  const judged = [first, ...named.filter((it) => it !== first), ...others].map(({ column }) => ({
    column,
    steps: stepsExplained(run, { amount: column, balance, isGuessed: false }),
  }));
  const mover = judged.reduce((best, next) => (next.steps > Math.max(best.steps, 1) ? next : best));
  return mover.column;
}

/** A bare "Amount" is plain, one in a currency named as well a little plainer; what is the account's stands above what was paid. */
function plainness({ heading }: ColumnProfile): number {
  return 4 * ownRank(heading) + amountRank(heading) + (headingCode(heading) === undefined ? 0 : 0.5);
}
