import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import { fileOfReport } from '../../store/report-states.ts';
import type { StoredReport } from '../../store/report-states.ts';

/** Keeps a report no longer, and has its file erased, whether or not it ever got one. */
export function purgeReport(change: Change, report: StoredReport, { reports }: Pick<Cloud, 'reports'>): void {
  const { organizationId, id, name } = report;
  const fileId = fileOfReport(report);
  change.about({ id, name });
  change.put(...reports.removal(report));
  change.enqueue(
    report.type === 'package'
      ? { kind: 'remove-package-files', organizationId, fileId, which: 'all' }
      : { kind: 'remove-report-file', organizationId, fileId },
  );
}
