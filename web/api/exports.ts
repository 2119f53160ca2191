import {
  getGeneratedReport,
  makeAccountantPackage,
  makeReport,
  sendAccountingReport,
  sendCustomExport,
  sendReportAgain,
} from '../../shared/contract/exports.ts';
import type { RouteRequest } from '../../shared/contract/route.ts';
import type { GeneratedReport, ReportSent } from '../../shared/model/export.ts';
import { call } from './call.ts';
import { pauseBetween } from './poll.ts';

/** Orders a CSV with chosen fields for the accountant. */
export const orderCustomExport = (body: RouteRequest<typeof sendCustomExport>['body']): Promise<ReportSent> =>
  call(sendCustomExport, { body });

/** Orders the ledger of a period for the accountant. */
export const orderAccountingReport = (
  body: RouteRequest<typeof sendAccountingReport>['body'],
): Promise<ReportSent> => call(sendAccountingReport, { body });

/** Orders what an earlier report was about for the same or another address. */
export const orderReportAgain = (
  id: string,
  body: RouteRequest<typeof sendReportAgain>['body'],
): Promise<ReportSent> => call(sendReportAgain, { params: { id }, body });

/** Has a report made, to be downloaded. */
export const orderReport = (body: RouteRequest<typeof makeReport>['body']): Promise<GeneratedReport> =>
  call(makeReport, { body });

/** Has a package for the accountant made, to be downloaded. */
export const orderPackage = (
  body: RouteRequest<typeof makeAccountantPackage>['body'],
): Promise<GeneratedReport> => call(makeAccountantPackage, { body });

/** Asks for a report until it was made or mailed or has failed, or this many seconds have passed; gives it as it then is. */
export async function followReport(id: string, seconds: number): Promise<GeneratedReport> {
  const end = Date.now() + seconds * 1000;
  for (let asked = 0; ; asked += 1) {
    const report = await call(getGeneratedReport, { params: { id } });
    if (report.status !== 'Processing' || Date.now() >= end) return report;
    await pauseBetween(asked);
  }
}
