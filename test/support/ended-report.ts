import { v7 } from 'uuid';
import type * as z from 'zod';
import { contract } from '../../shared/contract/index.ts';
import type { GeneratedReport, WantedReport } from '../../shared/model/export.ts';
import type { Member } from './member.ts';

/** Orders a report by one of the routes that mail, and gives it as it ended. */
export async function endedReport(
  member: Member,
  path: '/send-custom-export' | '/send-accounting-report' | `/generated-reports/${string}/send`,
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

/** What was mailed is told to be delivered some moments later. */
async function asItEnded(member: Member, id: string): Promise<GeneratedReport> {
  const parsed = (body: unknown) => contract.getGeneratedReport.reply.parse(body);
  const report = await member.until(`/generated-reports/${id}`, (body) => {
    const { status, delivery } = parsed(body);
    return status !== 'Processing' && delivery?.status !== 'sent';
  });
  return parsed(report);
}
