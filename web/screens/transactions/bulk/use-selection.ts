import { useState } from 'react';
import type { ListedTransaction } from '../../../../shared/model/transaction.ts';

/** Which rows of a list are chosen: some of those that are here, or all that answer its filter, as many as were counted. */
export interface Selection {
  readonly rows: readonly ListedTransaction[];
  /** How many answer the filter, where all of them are chosen. */
  readonly all: number | undefined;
  readonly count: number;
  /** Whether all rows that are here are chosen. */
  readonly isWhole: boolean;
  readonly has: (id: string) => boolean;
  /** Chooses a row or leaves it; with `isRange` all from the one before as well. */
  readonly toggle: (id: string, isRange: boolean) => void;
  readonly chooseHere: () => void;
  readonly chooseAll: (count: number) => void;
  readonly clear: () => void;
}

interface Chosen {
  /** Of which list: another filter begins anew. */
  readonly of: string;
  readonly ids: ReadonlySet<string>;
  readonly last?: string | undefined;
  readonly all?: number | undefined;
}

export function useSelection(rows: readonly ListedTransaction[], filter: object): Selection {
  const of = JSON.stringify(filter);
  const none: Chosen = { of, ids: new Set() };
  const [kept, setChosen] = useState(none);
  const chosen = kept.of === of ? kept : none;
  const { ids, last, all } = chosen;
  const here = rows.filter(({ id }) => all !== undefined || ids.has(id));
  const between = (id: string) => {
    const [a, b] = [rows.findIndex((row) => row.id === last), rows.findIndex((row) => row.id === id)];
    return a === -1 ? [id] : rows.slice(Math.min(a, b), Math.max(a, b) + 1).map((row) => row.id);
  };
  const toggle = (id: string, isRange: boolean) => {
    const before = new Set(here.map((row) => row.id));
    const isLeft = before.has(id) && !isRange;
    const touched = isRange ? between(id) : [id];
    const next = isLeft ? before.difference(new Set(touched)) : before.union(new Set(touched));
    setChosen({ of, ids: next, last: id });
  };
  return {
    rows: here,
    all,
    count: all ?? here.length,
    isWhole: rows.length > 0 && here.length === rows.length,
    has: (id) => all !== undefined || ids.has(id),
    toggle,
    chooseHere: () => setChosen({ of, ids: new Set(rows.map(({ id }) => id)) }),
    chooseAll: (count) => setChosen({ of, ids, all: count }),
    clear: () => setChosen(none),
  };
}
