import { contract } from '../../shared/contract/index.ts';
import type { GeneratedReport } from '../../shared/model/export.ts';
import type { Member } from './member.ts';

/** Orders a report by one of the two routes, and gives it as it ended. */
export async function endedReport(
  member: Member,
  path: '/send-custom-export' | '/send-accounting-report',
  body: unknown,
): Promise<GeneratedReport> {
  const { reportId } = contract.sendCustomExport.reply.parse(await member.ask('POST', path, body));
  const report = await member.until(
    `/generated-reports/${reportId}`,
    ({ status }) => status !== 'Processing',
  );
  return contract.getGeneratedReport.reply.parse(report);
}
