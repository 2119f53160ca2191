import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { RowChange } from '../../domain/ledger/totals.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Effect } from '../../store/change.ts';
import { suggestionsWithdrawn } from './unlink-rows.ts';

/** By which receipts are found: what was suggested for an entry of other facts no longer holds. */
const matchedBy = ['kind', 'amount', 'currency', 'date', 'description'] as const;

/** The writes by which entries of other facts are looked at anew: what was suggested for them goes. */
export async function matchedAnew(
  changes: readonly RowChange[],
  cloud: Pick<Cloud, 'matches'>,
): Promise<Effect[]> {
  const moved = changes.flatMap(({ before, after }) =>
    before && after && matchedBy.some((fact) => before[fact] !== after[fact]) ? [{ before, after }] : [],
  );
  const [first] = moved;
  if (!first) return [];
  const { organizationId } = first.before;
  const days = [...new Set(moved.flatMap(({ before, after }) => [before.date, after.date]))];
  return [
    ...(await suggestionsWithdrawn(organizationId, moved.map(idOf), cloud)),
    ...days.map((day) => ({ kind: 'match-period' as const, organizationId, from: day, to: day })),
  ];
}

const idOf = ({ before }: { before: LedgerRow }): string => before.id;
