import type { DataExport } from '../../../shared/model/data-export.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { isKept, shownDataExport } from './shown-data-export.ts';

/** The exports that are kept, newest first: as many as somebody may ask for in a week. */
export async function listDataExports(
  { organizationId }: Caller,
  { dataExports, now }: Pick<Cloud, 'dataExports' | 'now'>,
): Promise<{ items: DataExport[] }> {
  const kept = (await dataExports.of(organizationId)).filter((one) => isKept(one, now()));
  const newest = kept.toSorted((a, b) => (a.createdAt < b.createdAt ? 1 : -1));
  return { items: newest.map(shownDataExport) };
}
