import { filterQuery } from '../../../shared/model/transaction-filter.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import type { useTransactions } from '../../api/ledger.ts';
import { useCategories } from '../../features/category/categories.ts';
import { useAddress } from '../../kit/use-address.ts';

type ListFilters = NonNullable<Parameters<typeof useTransactions>[0]>;

const FIRST_ROW = ['q', 'account', 'category'] as const;
const FURTHER = [
  'kind',
  'side',
  'use',
  'matched',
  'needs',
  'source',
  'tax',
  'box',
  'boxCode',
  'apartFrom',
  'minAmount',
  'maxAmount',
  'from',
  'to',
] as const;
const NAMES = [...FIRST_ROW, ...FURTHER] as const;
export type FilterName = (typeof NAMES)[number];

export interface FilterState {
  /** As they stand in the address; empty when not set. */
  readonly values: Readonly<Record<FilterName, string>>;
  readonly filters: ListFilters;
  /** The same, without how much of the list is asked for at once. */
  readonly narrowing: TransactionFilter;
  /** How many filters are set, and how many of them are not in the first row; both ends of a range are one, and a box with its code. */
  readonly count: number;
  readonly furtherCount: number;
  readonly set: (change: Partial<Record<FilterName, string>>) => void;
  readonly clear: () => void;
}

const PAGE = 100;

/** The list's filters, kept in the address: Back works, and a filtered list can be shared. */
export function useTransactionFilters(): FilterState {
  const [search, change] = useAddress();
  const { idOf } = useCategories();
  const values = Object.fromEntries(NAMES.map((name) => [name, search.get(name) ?? ''])) as Record<
    FilterName,
    string
  >;
  // An address may name a category that was merged since it was kept.
  const narrowing = narrowingOf({ ...values, category: idOf(values.category) });
  return {
    values,
    filters: { ...narrowing, limit: PAGE },
    narrowing,
    count: countOf(NAMES, values),
    furtherCount: countOf(FURTHER, values),
    set: change,
    clear: () => change(Object.fromEntries(NAMES.map((name) => [name, '']))),
  };
}

/** What of it can be asked for: a day that is still being typed, or what an address says wrongly, narrows nothing. */
function narrowingOf(values: FilterState['values']): TransactionFilter {
  const readable = NAMES.flatMap((name) => {
    const read = values[name] === '' ? undefined : filterQuery[name].safeParse(values[name]);
    return read?.success ? [[name, read.data]] : [];
  });
  return Object.fromEntries(readable) as TransactionFilter;
}

const RANGES: Partial<Record<FilterName, FilterName>> = {
  to: 'from',
  maxAmount: 'minAmount',
  boxCode: 'box',
};

function countOf(names: readonly FilterName[], values: FilterState['values']): number {
  return new Set(names.filter((name) => values[name] !== '').map((name) => RANGES[name] ?? name)).size;
}
