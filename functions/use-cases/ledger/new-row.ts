import { assumedTaxes } from '../../domain/ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Effect } from '../../store/change.ts';
import { guessFor } from '../categories/guess-categories.ts';
import { withWorths } from '../rates/with-worths.ts';

/**
 * A row about to enter the books: with what it is worth in them, what their rules make of it and the tax that is assumed of it, and with
 * what is written beside it.
 */
export async function newRow(
  typed: LedgerRow,
  organization: StoredOrganization,
  cloud: Pick<Cloud, 'categories' | 'rates'>,
): Promise<{ row: LedgerRow; writes: Effect[] }> {
  const [valued = typed] = await withWorths([typed], organization.currency, cloud);
  const sorted = (await guessFor([valued], organization, cloud)).applied(valued);
  const row = assumedTaxes(organization).assumed(sorted);
  const day = { organizationId: organization.id, from: row.date, to: row.date };
  const writes = [
    ...cloud.categories.habitWrites([{ after: row }]),
    { kind: 'match-period' as const, ...day },
    { kind: 'pair-period' as const, ...day },
  ];
  return { row, writes };
}
