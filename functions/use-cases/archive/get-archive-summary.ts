import type { ArchiveItemType, ArchiveSummary } from '../../../shared/model/archive.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** How much the archive holds, from counts that were written with what came and went: none of it is read. */
export async function getArchiveSummary(
  { organizationId }: Pick<Caller, 'organizationId'>,
  { archiveCounts, now }: Pick<Cloud, 'archiveCounts' | 'now'>,
): Promise<ArchiveSummary> {
  const counts = (await archiveCounts.of(organizationId, now())).filter(({ count }) => count > 0);
  const sum = (of: readonly number[]): number => of.reduce((total, each) => total + each, 0);
  const countOf = (type: ArchiveItemType): number =>
    sum(counts.filter(({ kind }) => kind === type).map(({ count }) => count));
  return {
    items: sum(counts.map(({ count }) => count)),
    receipts: countOf('receipt'),
    transactions: countOf('transaction'),
    reports: countOf('report'),
    // Reports that came before their files were counted take more away than they brought.
    bytes: Math.max(0, sum(counts.map(({ bytes }) => bytes))),
    years: [...new Set(counts.map(({ period }) => period.slice(0, 4)))].toSorted().toReversed(),
  };
}
