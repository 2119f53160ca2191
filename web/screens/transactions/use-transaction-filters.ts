import { useSearchParams } from 'react-router-dom';
import { isCivilDate } from '../../../shared/civil-date.ts';
import type { useTransactions } from '../../api/ledger.ts';

type TransactionFilters = NonNullable<Parameters<typeof useTransactions>[0]>;

const NAMES = ['q', 'account', 'category', 'kind', 'from', 'to', 'matched'] as const;
const DAYS: readonly string[] = ['from', 'to'];
export type FilterName = (typeof NAMES)[number];

export interface FilterState {
  /** As they stand in the address; empty when not set. */
  readonly values: Readonly<Record<FilterName, string>>;
  readonly filters: TransactionFilters;
  /** The same, without how much of the list is asked for at once. */
  readonly narrowing: Omit<TransactionFilters, 'limit'>;
  readonly isFiltered: boolean;
  readonly set: (change: Partial<Record<FilterName, string>>) => void;
  readonly clear: () => void;
}

const PAGE = 100;

/** The list's filters, kept in the address: Back works, and a filtered list can be shared. */
export function useTransactionFilters(): FilterState {
  const [search, setSearch] = useSearchParams();
  const values = Object.fromEntries(NAMES.map((name) => [name, search.get(name) ?? ''])) as Record<
    FilterName,
    string
  >;
  const set = (change: Partial<Record<FilterName, string>>) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [name, value] of Object.entries(change))
          if (value === '') next.delete(name);
          else next.set(name, value);
        return next;
      },
      { replace: true },
    );
  const given = NAMES.filter((name) => values[name] !== '');
  // A day that is still being typed asks for nothing.
  const readable = given.filter((name) => !DAYS.includes(name) || isCivilDate(values[name]));
  const filters = Object.fromEntries(readable.map((name) => [name, values[name]]));
  return {
    values,
    filters: { ...filters, limit: PAGE },
    narrowing: filters,
    isFiltered: given.length > 0,
    set,
    clear: () => set(Object.fromEntries(NAMES.map((name) => [name, '']))),
  };
}
