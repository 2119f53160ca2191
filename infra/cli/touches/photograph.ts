import type { MatchReceipt } from '../../../functions/domain/matching/match-input.ts';
import { addDays } from '../../../shared/civil-date.ts';
import type { Dice } from '../bench-match.ts';

/** How often, of a hundred photographed receipts, each field is read wrong or not at all. */
const VENDOR_MISSING = 5;
const VENDOR_MISREAD = 12;
const DATE_MISSING = 6;
const DATE_MISREAD = 3;
const AMOUNT_MISREAD = 3;
const CONFUSED: Readonly<Record<string, string>> = {
  o: '0',
  l: '1',
  e: 'c',
  a: 'o',
  i: 'l',
  s: '5',
  n: 'm',
  r: 'n',
};
const DIGITS: Readonly<Record<string, string>> = {
  1: '7',
  3: '8',
  5: '6',
  6: '8',
  8: '3',
  0: '8',
  7: '1',
  9: '4',
  2: '7',
  4: '9',
};

/** What is read of a receipt's photograph: mostly what is printed, with the faults of faint ink, shadows and folds. */
export function photographed(receipt: MatchReceipt, roll: Dice): MatchReceipt {
  const { vendor, date, amount } = receipt;
  const isIn = (share: number): boolean => roll(100) < share;
  return {
    ...receipt,
    vendor: isIn(VENDOR_MISSING)
      ? null
      : vendor !== null && isIn(VENDOR_MISREAD)
        ? misread(vendor, roll)
        : vendor,
    date:
      isIn(DATE_MISSING) || date === null
        ? null
        : isIn(DATE_MISREAD)
          ? addDays(date, [-10, 10, 7, -7, 30][roll(5)] ?? 10)
          : date,
    amount: isIn(AMOUNT_MISREAD) ? misreadDigit(amount, roll) : amount,
  };
}

/** One or two letters taken for what they look like. */
function misread(name: string, roll: Dice): string {
  const letters = Array.from(name);
  for (let time = 0; time <= roll(2); time += 1) {
    const at = roll(letters.length);
    letters[at] = CONFUSED[letters[at]?.toLowerCase() ?? ''] ?? letters[at] ?? '';
  }
  return letters.join('');
}

function misreadDigit(amount: number, roll: Dice): number {
  const digits = Array.from(String(amount));
  const at = roll(digits.length);
  digits[at] = DIGITS[digits[at] ?? ''] ?? '1';
  return Number(digits.join(''));
}
