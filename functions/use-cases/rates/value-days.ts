import { countsIn } from '../../../shared/entry-worth.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { isClosedOn } from '../../domain/books/period-lock.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { RowChange } from '../../domain/ledger/totals.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { settingsOf } from '../books/organization-of.ts';
import { inOneEntry } from '../in-one-entry.ts';
import { withWorths } from './with-worths.ts';

type Parts = Pick<Cloud, 'change' | 'ledger' | 'organizations' | 'rates'>;

/** Rows written at once: as many as one transaction takes with their totals and histories, however they are split. */
const ROWS_AT_ONCE = 5;

/**
 * Gives the entries of some days that count in another currency alone the worth that rates of their days make it; those of a closed period
 * stay as they were counted when it was closed. Done twice it adds nothing.
 */
export async function valueDays(organizationId: string, days: DateRange, cloud: Parts): Promise<void> {
  const { currency } = await settingsOf(organizationId, cloud);
  const waiting: string[] = [];
  for await (const rows of cloud.ledger.rowPages(organizationId, days)) {
    const lock = await cloud.ledger.lock(organizationId);
    const open = rows.filter((row) => !countsIn(currency, row) && !isClosedOn(lock, row.date));
    const valued = await withWorths(open, currency, cloud);
    waiting.push(...open.flatMap((row, at) => (valued[at] === row ? [] : row.id)));
  }
  const actor = { organizationId, system: 'value-days' } as const;
  const write = inOneEntry(actor, 'exchange-rates-applied', cloud);
  for (let start = 0; start < waiting.length; start += ROWS_AT_ONCE)
    await write(async (change) => {
      const rows = await cloud.ledger.getMany(organizationId, waiting.slice(start, start + ROWS_AT_ONCE));
      const valued = await withWorths(rows, currency, cloud);
      const changes = valued.flatMap((row, at) => changeOf(rows[at], row));
      if (changes.length === 0) return false;
      change.count({ entries: waiting.length });
      change.put(...cloud.ledger.writesOf(changes, { userId: null, at: change.at }));
      return true;
    });
}

function changeOf(before: LedgerRow | undefined, row: LedgerRow): RowChange[] {
  if (!before || before === row) return [];
  return [{ before, after: { ...row, version: before.version + 1 } }];
}
