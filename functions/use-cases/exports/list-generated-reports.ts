import type { GeneratedReport } from '../../../shared/model/export.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { reportPosition } from '../../store/reports.ts';
import { onePage } from '../page.ts';
import type { Page, PageQuery } from '../page.ts';

/** One page of the reports that were ordered, newest first. */
export function listGeneratedReports(
  query: PageQuery,
  caller: Caller,
  { reports }: Pick<Cloud, 'reports'>,
): Promise<Page<GeneratedReport> | Refusal> {
  // The name keeps a cursor of another list from being taken for one of this.
  const listed = { ...query, list: 'reports' };
  return onePage(listed, caller, {
    read: (place) => reports.page(caller.organizationId, place),
    positionOf: reportPosition,
  });
}
