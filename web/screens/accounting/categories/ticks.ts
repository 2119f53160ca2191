import { useState } from 'react';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import type { VendorGroup } from './vendor-groups.ts';

/** Entries of a line that a person has ticked, to decide about these alone. */
export interface Ticks {
  readonly has: (row: Pick<Transaction, 'id'>) => boolean;
  readonly tick: (rows: readonly Pick<Transaction, 'id'>[], isOn: boolean) => void;
}

/** The ticks of one line; an entry that has left the list counts no longer. */
export function useTicks(): Ticks {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  return {
    has: ({ id }) => ids.has(id),
    tick: (rows, isOn) => {
      const some = new Set(rows.map(({ id }) => id));
      setIds((now) => (isOn ? now.union(some) : now.difference(some)));
    },
  };
}

/** What a decision about a line is for: its ticked entries, or all of them where none is ticked. */
export function decidedPart<Group extends VendorGroup>(group: Group, { has }: Ticks): Group {
  const rows = group.rows.filter(has);
  const [newest] = rows;
  return newest && rows.length < group.rows.length ? { ...group, rows, newest, isPart: true } : group;
}
