import { counterpartOf } from '../../../../shared/entry-lines.ts';
import type { SideOf } from '../../../../shared/countries/category-sides.ts';
import { movedBy } from '../../ledger/accounts.ts';
import { onSides } from '../../ledger/on-sides.ts';
import { sumOf, TotalsTally } from '../../ledger/totals.ts';
import type { AccountTotal, Total } from '../../ledger/totals.ts';
import type { LedgerRow } from '../../ledger/ledger-row.ts';
import type { ControlTotal } from './packed.ts';

/** An account with what it held before its first entry. */
interface Opened {
  readonly id: string;
  readonly currency: string;
  readonly opening: number;
}

/** What the totals of the ledger say of some days, refunds on the side that they lower. `untilEnd`: of all days up to the last of them. */
export interface KeptTotals {
  readonly accounts: readonly Opened[];
  readonly untilEnd: readonly AccountTotal[];
  readonly period: readonly Total[];
}

/** A figure by the account and the currency that it is of. */
type Figures = Omit<ControlTotal, 'account' | 'opening' | 'closing' | 'counterparts'>;

/** Adds up the entries that a package holds, one after the other, to hold its figures against those that the ledger keeps. */
export class ControlTally {
  readonly #tally = new TotalsTally();
  readonly #sideOf: SideOf;
  readonly #counterparts = new Map<string, number>();
  constructor(sideOf: SideOf) {
    this.#sideOf = sideOf;
  }

  add(row: LedgerRow): void {
    this.#tally.add(row);
    for (const part of row.kind === 'transfer' ? [] : (row.parts ?? [])) {
      const accountId = counterpartOf(part);
      if (accountId === undefined) continue;
      const key = keyOf({ accountId, currency: row.currency });
      this.#counterparts.set(key, (this.#counterparts.get(key) ?? 0) - part.amount);
    }
  }

  /** What parts of entries in other accounts moved to an account, or from it, in a currency. */
  counterpartsOf(total: Pick<Figures, 'accountId' | 'currency'>): number {
    return this.#counterparts.get(keyOf(total)) ?? 0;
  }

  /** By account and currency, in the order of their ids. */
  figures(): Figures[] {
    return figuresOf(onSides(this.#tally.totals(), this.#sideOf));
  }
}

/** Totals by account and currency, in one order; those of which nothing is left are not among them. */
export function figuresOf(totals: readonly Total[]): Figures[] {
  const groups = Map.groupBy(totals, ({ accountId, currency }) => `${accountId} ${currency}`);
  return [...groups.values()]
    .flatMap((some): Figures[] => {
      const [first] = some;
      if (!first) return [];
      const { income, expenses, transfers, personal, count: entries } = sumOf(some);
      const { accountId, currency } = first;
      return [{ accountId, currency, income, expenses, transfers, personal, entries }];
    })
    .filter(({ entries, ...sums }) => entries !== 0 || movedBy([sums]) !== 0)
    .toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/**
 * Each account that held or moved anything in a currency, with what it held before and after the days: the books' own currency first, then by
 * its letters. `closing` comes of all entries up to the last day, `opening` of that and the days' own, as in the ledger's accounts.
 */
export function controlTotals(
  { accounts, untilEnd, period }: KeptTotals,
  home: string,
  accountName: (id: string) => string,
  tally: Pick<ControlTally, 'counterpartsOf'>,
): ControlTotal[] {
  const keys = new Map(
    [
      ...accounts.map(({ id, currency }) => ({ accountId: id, currency })),
      ...untilEnd.map(({ accountId, currency }) => ({ accountId, currency })),
    ].map((key) => [keyOf(key), key]),
  );
  return [...keys.values()]
    .map(({ accountId, currency }): ControlTotal => {
      const isOf = (total: AccountTotal) => total.accountId === accountId && total.currency === currency;
      const { income, expenses, transfers, personal, count: entries } = sumOf(period.filter(isOf));
      const began =
        accounts.find(({ id, currency: own }) => id === accountId && own === currency)?.opening ?? 0;
      const closing = began + movedBy(untilEnd.filter(isOf));
      const opening = closing - income - expenses - transfers - personal;
      return {
        ...{ accountId, account: accountName(accountId), currency },
        ...{ opening, income, expenses, transfers, personal, closing, entries },
        counterparts: tally.counterpartsOf({ accountId, currency }),
      };
    })
    .filter(({ opening, closing, entries }) => opening !== 0 || closing !== 0 || entries > 0)
    .toSorted(
      (a, b) =>
        Number(b.currency === home) - Number(a.currency === home) ||
        compare(a.currency, b.currency) ||
        compare(a.account, b.account) ||
        compare(a.accountId, b.accountId),
    );
}

/** Where what was read is not what the ledger's totals say; empty where they agree. */
export function differences(read: readonly Figures[], kept: readonly Figures[]): string[] {
  const before = new Map(kept.map((figures) => [keyOf(figures), JSON.stringify(figures)]));
  const after = new Map(read.map((figures) => [keyOf(figures), JSON.stringify(figures)]));
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((key) => before.get(key) !== after.get(key))
    .map((key) => `${key}: entries ${after.get(key) ?? 'none'}, totals ${before.get(key) ?? 'none'}`);
}

const keyOf = ({ accountId, currency }: Pick<Figures, 'accountId' | 'currency'>): string =>
  `${accountId} ${currency}`;

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));
