import { countsIn } from '../../../shared/entry-worth.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { Worth } from '../../../shared/model/worth.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { RowChange } from '../../domain/ledger/totals.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import { settingsOf } from '../books/organization-of.ts';
import { withWorths } from './with-worths.ts';

type Parts = Pick<Cloud, 'ledger' | 'organizations' | 'rates' | 'now'>;

/** Rows written at once: as many as one transaction takes with their totals and histories, however they are split. */
const ROWS_AT_ONCE = 5;

/**
 * Gives the entries of some days that count in another currency alone the worth that rates of their days make it; those of a closed period
 * stay as they were counted when it was closed. Done twice it adds nothing.
 */
export async function valueDays(organizationId: string, days: DateRange, cloud: Parts): Promise<void> {
  const { currency } = await settingsOf(organizationId, cloud);
  for await (const rows of cloud.ledger.rowPages(organizationId, days)) {
    const lock = await cloud.ledger.lock(organizationId);
    const waiting = rows
      .filter((row) => !countsIn(currency, row) && !isClosedOn(lock, row.date))
      .map(({ id }) => id);
    for (let start = 0; start < waiting.length; start += ROWS_AT_ONCE)
      await valued(organizationId, waiting.slice(start, start + ROWS_AT_ONCE), currency, cloud);
  }
}

async function valued(
  organizationId: string,
  ids: readonly string[],
  currency: Worth['currency'],
  cloud: Parts,
): Promise<void> {
  const outcome = await retryOnConflict(async () => {
    const rows = await cloud.ledger.getMany(organizationId, ids);
    const changes = (await withWorths(rows, currency, cloud)).flatMap((row, at) => changeOf(rows[at], row));
    if (changes.length === 0) return 'written';
    return cloud.ledger.tryWrite(changes, { userId: null, at: cloud.now().toISOString() });
  });
  if (outcome === 'conflict') throw new Error('Entries changed each time that they were given a worth.');
}

function changeOf(before: LedgerRow | undefined, row: LedgerRow): RowChange[] {
  if (!before || before === row) return [];
  return [{ before, after: { ...row, version: before.version + 1 } }];
}
