import { signedMinor, type AmountContext, type SignedMinor } from './settled-row.ts';

/** With more amounts between two balances too many ways of signing them would agree. */
const BETWEEN_BALANCES_MAX = 10;

/**
 * Signs told by the balances alone: what stands between two of them moves the one to the other, from the row above or, newest first,
 * from the row below; a bank that prints the balance once a day leaves several rows between. The rows at the end take the opening
 * balance if one fits, else their signs as `plain` has them. Undefined where a step fits in no way, or in several. `isEndGuessed`: no balance
 * tells the signs at the end, and those that the others tell are not as `plain` has them.
 */
export function balanceAmounts(
  plain: readonly number[],
  balances: readonly (SignedMinor | undefined)[],
  { opening }: AmountContext,
): { amounts: number[]; isEndGuessed: boolean } | undefined {
  const held = balances.map((balance) => (balance ? signedMinor(balance) : undefined));
  if (held.every((balance) => balance === undefined)) return undefined;
  const starts = [...opening.map(signedMinor), undefined];
  const oldestFirst = starts.map((start) => signedSteps(plain, held, start));
  const newestFirst = starts.map((start) =>
    signedSteps(plain.toReversed(), held.toReversed(), start)?.toReversed(),
  );
  const found = [...oldestFirst, ...newestFirst];
  const at = found.findIndex((amounts) => amounts !== undefined);
  const amounts = found[at];
  if (!amounts) return undefined;
  const isTold = starts[at % starts.length] !== undefined;
  return { amounts, isEndGuessed: !isTold && amounts.some((amount, row) => amount !== plain[row]) };
}

/** The amounts with their signs, from a balance to the next; before the first one known they stay as they are. */
function signedSteps(
  plain: readonly number[],
  held: readonly (number | undefined)[],
  start: number | undefined,
): number[] | undefined {
  const signed: number[] = [];
  let known = start;
  for (const [at, balance] of held.entries()) {
    if (balance === undefined) continue;
    const amounts = plain.slice(signed.length, at + 1);
    const found = known === undefined ? amounts : signedTo(balance - known, amounts);
    if (!found) return undefined;
    signed.push(...found);
    known = balance;
  }
  return [...signed, ...plain.slice(signed.length)];
}

/** The only way to sign amounts so that they sum up to a step; as they are, where that does. */
function signedTo(step: number, amounts: readonly number[]): readonly number[] | undefined {
  if (amounts.reduce((sum, amount) => sum + amount, 0) === step) return amounts;
  if (amounts.length > BETWEEN_BALANCES_MAX) return undefined;
  const sizes = amounts.map(Math.abs);
  const ways = Array.from({ length: 2 ** sizes.length }, (_, way) =>
    sizes.map((size, at) => (size !== 0 && (way >> at) % 2 === 1 ? -size : size)),
  ).filter((way) => way.reduce((sum, amount) => sum + amount, 0) === step);
  const distinct = new Map(ways.map((way) => [way.join(' '), way]));
  return distinct.size === 1 ? ways[0] : undefined;
}
