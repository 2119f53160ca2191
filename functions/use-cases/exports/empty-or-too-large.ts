import { EXPORT_ROWS_MAX, isOfEntries } from '../../../shared/model/export.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { StoredReport } from '../../store/report-states.ts';
import { wantedRows } from './wanted-rows.ts';
import { withoutReturn } from './without-return.ts';

/**
 * Why a report is refused at once, if it is: there are no entries in its days, or, where it lists them, more than a file holds. One of
 * figures is as long for a million entries as for one, but a sales tax return is found by looking at each; whether there are documents
 * shows when they are looked for. Of chosen rows the first is looked for, or, where the days hold more than a file does, all of them as far
 * as twice a file goes: how many lie beyond that shows when they are written down.
 */
export async function emptyOrTooLarge(
  order: Pick<StoredReport, 'type' | 'onlyMatched' | 'filter'>,
  range: DateRange,
  organization: StoredOrganization,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<Refusal | undefined> {
  if (order.type === 'receipts') return undefined;
  const count = await ledger.count(organization.id, range);
  if (count === 0) return refuse('nothing-to-export');
  const areMany = count > EXPORT_ROWS_MAX;
  if (order.type === 'sales-tax')
    return withoutReturn(organization) ?? (areMany ? refuse('export-too-large') : undefined);
  // A package holds all of them.
  if (!isOfEntries(order.type) && order.type !== 'package') return undefined;
  if (!order.onlyMatched && !order.filter) return areMany ? refuse('export-too-large') : undefined;
  const isWanted = wantedRows(order, organization);
  let [wanted, looked] = [0, 0];
  for await (const row of ledger.rows(organization.id, range)) {
    looked += 1;
    if (isWanted(row)) wanted += 1;
    if (wanted > EXPORT_ROWS_MAX) return refuse('export-too-large');
    if (wanted > 0 && (!areMany || looked >= 2 * EXPORT_ROWS_MAX)) return undefined;
  }
  return wanted === 0 ? refuse('nothing-to-export') : undefined;
}
