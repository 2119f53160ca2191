import { v7 } from 'uuid';
import { reportSchedule } from '../entries.ts';
import type { AuditedBooks, AuditTrials } from './audited-books.ts';

const link = async ({ ask, reportId }: AuditedBooks) => {
  const id = v7();
  await ask('createSharedLink', { body: { id, reportId, label: 'Anna' } });
  return id;
};

const schedule = async ({ ask }: AuditedBooks) => {
  const body = reportSchedule();
  await ask('addReportSchedule', { body });
  return body.id;
};

/** A request that may be sent again: the key is made once for each thing that is wanted. */
const keyed = (body: object) => ({ body, headers: { 'idempotency-key': v7() } });

const MARCH = { from: '2026-03-01', to: '2026-03-31' };

const deletedReport = async ({ ask, reportId }: AuditedBooks) => {
  await ask('deleteGeneratedReport', { id: reportId });
  return { id: reportId };
};

/** A zip of the archive that is made and kept. */
const archiveExport = async ({ cloud, organizationId }: AuditedBooks) => {
  const [id, at] = [v7(), cloud.now().toISOString()];
  const made = {
    ...{ id, organizationId, userId: organizationId, filter: {}, fileName: 'archive.zip', asked: '' },
    ...({ status: 'ready', progress: 1, total: 0, missing: 0, size: 1, fileId: v7() } as const),
    ...{ createdAt: at, changedAt: at, version: 1, keptUntil: '2999-01-01T00:00:00.000Z' },
  };
  await cloud.table.write(cloud.archiveExports.addition(made, []));
  return { id };
};

/** A zip of everything that is made and kept. */
const dataExport = async ({ cloud, organizationId }: AuditedBooks) => {
  const [id, at] = [v7(), cloud.now().toISOString()];
  const made = {
    ...{ id, organizationId, userId: organizationId, fileName: 'data.zip', fileId: v7() },
    ...({ status: 'Ready', progress: 1, size: 1, mail: 'sent', language: 'en' } as const),
    ...{ createdAt: at, changedAt: at, version: 1, goneAt: '2999-01-01T00:00:00.000Z' },
  };
  await cloud.table.write([cloud.dataExports.adding(made)]);
  return { id };
};

/** Routes about reports, their schedules and links. */
export const reportTrials: AuditTrials = {
  openGeneratedReport: {
    act: 'report-downloaded',
    isEachAnother: true,
    request: ({ reportId }) => ({ id: reportId }),
  },
  openArchiveExport: { act: 'archive-downloaded', isEachAnother: true, request: archiveExport },
  openDataExport: { act: 'data-export-downloaded', isEachAnother: true, request: dataExport },
  startDataExport: { act: 'data-export-started', request: () => ({ body: { id: v7() } }) },
  exportAuditLog: { act: 'audit-log-exported', isEachAnother: true, request: () => ({}) },
  exportArchive: {
    act: 'archive-exported',
    request: async (books) => {
      await deletedReport(books);
      return { body: { id: v7(), filter: {} } };
    },
  },
  makeReport: {
    act: 'report-ordered',
    request: () => ({ body: { id: v7(), type: 'expense', format: 'csv', ...MARCH } }),
  },
  makeAccountantPackage: {
    act: 'package-ordered',
    request: () => ({ body: { id: v7(), ...MARCH } }),
  },
  sendCustomExport: {
    act: 'report-mailed',
    request: () =>
      keyed({
        ...{ exportType: 'custom', dateRange: MARCH, accountantEmail: 'books@example.com' },
        selectedFields: ['date', 'amount'],
      }),
  },
  sendAccountingReport: {
    act: 'report-mailed',
    request: () =>
      keyed({
        ...{ exportType: 'custom', dateRange: MARCH },
        ...{ recipientEmail: 'books@example.com', recipientName: 'Dana Cole' },
      }),
  },
  sendReportAgain: {
    act: 'report-mailed',
    request: ({ reportId }) => ({ id: reportId, ...keyed({ recipientEmail: 'books@example.com' }) }),
  },
  sendScheduledPeriod: {
    act: 'period-sent',
    request: async (books) => {
      const { cloud, organizationId } = books;
      const scheduleId = await schedule(books);
      const failed = { organizationId, scheduleId, ...MARCH, at: cloud.now().toISOString() };
      await cloud.table.write([cloud.reportSchedules.claim({ ...failed, outcome: 'failed' })]);
      return { id: scheduleId, ...keyed(MARCH) };
    },
  },
  deleteGeneratedReport: {
    act: 'report-deleted',
    request: ({ reportId }) => ({ id: reportId }),
  },
  restoreGeneratedReport: { act: 'report-restored', request: deletedReport },
  removeDeletedReport: { act: 'report-purged', request: deletedReport },
  addReportSchedule: {
    act: 'schedule-added',
    request: () => ({ body: reportSchedule() }),
  },
  changeReportSchedule: {
    act: 'schedule-changed',
    request: async (books) => ({ id: await schedule(books), body: { version: 1, day: 9 } }),
  },
  deleteReportSchedule: {
    act: 'schedule-deleted',
    request: async (books) => ({ id: await schedule(books) }),
  },
  restoreReportSchedule: {
    act: 'schedule-restored',
    request: async (books) => {
      const id = await schedule(books);
      await books.ask('deleteReportSchedule', { id });
      return { id };
    },
  },
  createSharedLink: {
    act: 'link-created',
    request: ({ reportId }) => ({ body: { id: v7(), reportId, label: 'Anna' } }),
  },
  changeSharedLink: {
    act: 'link-end-changed',
    request: async (books) => ({
      id: await link(books),
      body: { endsAt: new Date(Date.now() + 5 * 86_400_000).toISOString() },
    }),
  },
  revokeSharedLink: { act: 'link-revoked', request: async (books) => ({ id: await link(books) }) },
};
