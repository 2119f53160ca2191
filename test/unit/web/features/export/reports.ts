import type { GeneratedReport, ReportSent } from '../../../../../shared/model/export.ts';

/** The answer to an order, and the report that comes of it. */
export const ordered: ReportSent = { success: true, reportId: '01920000-0000-7000-8000-000000000001' };
export const report: GeneratedReport = {
  id: ordered.reportId,
  name: 'march.csv',
  type: 'custom',
  format: 'csv',
  from: '2026-03-01',
  to: '2026-03-31',
  status: 'Ready',
  size: 120,
  createdAt: '2026-04-01T12:00:00.000Z',
};
