import { v7 } from 'uuid';
import type * as z from 'zod';
import { contract } from '../../shared/contract/index.ts';
import type { GeneratedReport, WantedReport } from '../../shared/model/export.ts';
import type { Member } from './member.ts';

/** Orders a report by one of the two routes, and gives it as it ended. */
export async function endedReport(
  member: Member,
  path: '/send-custom-export' | '/send-accounting-report',
  body: unknown,
): Promise<GeneratedReport> {
  const { reportId } = contract.sendCustomExport.reply.parse(await member.ask('POST', path, body));
  return asItEnded(member, reportId);
}

/** Has a report made to be downloaded, and gives it as it ended. */
export async function madeReport(
  member: Member,
  wish: Omit<z.input<typeof WantedReport>, 'id'>,
): Promise<GeneratedReport> {
  const id = v7();
  await member.ask('POST', '/generated-reports', { id, ...wish });
  return asItEnded(member, id);
}

async function asItEnded(member: Member, id: string): Promise<GeneratedReport> {
  const report = await member.until(`/generated-reports/${id}`, ({ status }) => status !== 'Processing');
  return contract.getGeneratedReport.reply.parse(report);
}
