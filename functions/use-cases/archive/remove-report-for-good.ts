import type { Cloud } from '../../runtime/cloud.ts';
import { fileOfReport } from '../../store/reports.ts';
import type { StoredReport } from '../../store/reports.ts';
import type { Written } from '../../store/writes.ts';

/** Keeps a report no longer while it stands as read, and has its file erased, whether or not it ever got one. */
export function removeReportForGood(
  report: StoredReport,
  { reports, outbox }: Pick<Cloud, 'reports' | 'outbox'>,
): Promise<Written> {
  const { organizationId } = report;
  const fileId = fileOfReport(report);
  return reports.tryRemove(
    report,
    outbox.asking(
      report.type === 'package'
        ? { kind: 'remove-package-files', organizationId, fileId, which: 'all' }
        : { kind: 'remove-report-file', organizationId, fileId },
    ),
  );
}
