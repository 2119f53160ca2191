import fc from 'fast-check';
import type { BalanceCause } from '../../../shared/model/statement.ts';
import type { TrueRow } from './drawn-statement.ts';

/** One wrong row, as banks, exports and readers make them. */
export interface RowDamage {
  readonly kind: 'wrong-sign' | 'dropped-row' | 'doubled-row' | 'ten-times' | 'swapped-digits';
  /** Which row, counted round. */
  readonly at: number;
}

/** Any single wrong row. */
export const rowDamages: fc.Arbitrary<RowDamage> = fc.record({
  kind: fc.constantFrom('wrong-sign', 'dropped-row', 'doubled-row', 'ten-times', 'swapped-digits'),
  at: fc.nat(1_000),
});

/** The cause a proof should name for each damage. */
export const causeOf: Readonly<Record<RowDamage['kind'], BalanceCause>> = {
  'wrong-sign': 'wrong-sign',
  'dropped-row': 'dropped-row',
  'doubled-row': 'doubled-row',
  'ten-times': 'digit',
  'swapped-digits': 'digit',
};

/**
 * The rows with one of them damaged and all balances as they were. Without stated ends nothing tells of the first amount nor
 * of a last row lost, so that only rows between are damaged.
 */
export function damageRow(rows: readonly TrueRow[], { kind, at }: RowDamage, hasEnds: boolean): TrueRow[] {
  const target = hasEnds ? at % rows.length : 1 + (at % (rows.length - 2));
  return rows.flatMap((row, index) => (index === target ? damaged(row, kind) : [row]));
}

/**
 * Whether rows with these balances could be a true statement all the same, in either direction of time and with single days
 * the other way round: no reader could tell that one is missing or wrong.
 */
export function couldBeTrue(rows: readonly TrueRow[]): boolean {
  return [rows, rows.toReversed()].some((way) => {
    const days = Object.values(Object.groupBy(way, ({ date }) => date)).map((day) => day ?? []);
    return days.reduce(balancesAfter, [undefined]).length > 0;
  });
}

/** The balances that a day can end with after any of those before it; none where it fits after none. */
function balancesAfter(
  before: readonly (number | undefined)[],
  day: readonly TrueRow[],
): (number | undefined)[] {
  return before.flatMap((known) =>
    [day, day.toReversed()].flatMap((way) => {
      let balance: number | undefined = known;
      const holds = way.every((row) => {
        const isNext = balance === undefined || balance + row.amount === row.balance;
        balance = row.balance;
        return isNext;
      });
      return holds ? [balance] : [];
    }),
  );
}

function damaged(row: TrueRow, kind: RowDamage['kind']): TrueRow[] {
  switch (kind) {
    case 'wrong-sign':
      return [{ ...row, amount: -row.amount }];
    case 'dropped-row':
      return [];
    case 'doubled-row':
      return [row, row];
    case 'ten-times':
      return [{ ...row, amount: row.amount * 10 }];
    case 'swapped-digits':
      return [{ ...row, amount: Math.sign(row.amount) * swapped(Math.abs(row.amount)) }];
  }
}

/** The first two neighbouring digits that differ change places; a number without such a pair gains a nought. */
function swapped(minor: number): number {
  const digits = Array.from(String(minor));
  const at = digits.findIndex((digit, index) => index > 0 && digit !== digits[index - 1]);
  if (at < 0) return minor * 10;
  [digits[at - 1], digits[at]] = [digits[at] ?? '0', digits[at - 1] ?? '0'];
  return Number(digits.join(''));
}
