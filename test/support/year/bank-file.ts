import type { TrueAccount, TrueEvent } from './true-event.ts';

const OPENING = 2_000_000;

/** What a bank sends of an account's lines on some days: a CSV with a running balance. */
export function bankFile(
  events: readonly TrueEvent[],
  account: TrueAccount,
  days: { readonly from: string; readonly to: string },
): string {
  let balance = OPENING;
  const lines = events
    .filter((event) => event.account === account)
    .flatMap(({ date, text, amount }) => {
      balance += amount;
      return date < days.from || date > days.to
        ? []
        : [`${date},"${text}",${decimal(amount)},${decimal(balance)}`];
    });
  return ['Date,Description,Amount,Balance', ...lines, ''].join('\n');
}

const decimal = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;
