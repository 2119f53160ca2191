import type * as z from 'zod';
import type { sendCustomExport as route } from '../../../shared/contract/exports.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { mailExport } from './mail-export.ts';
import type { ExportParts, SentExport } from './mail-export.ts';

/** Mails a CSV of a period with chosen fields to the accountant. */
export function sendCustomExport(
  {
    exportType,
    dateRange,
    selectedFields,
    accountantEmail,
    accountantName = '',
  }: z.output<typeof route.body>,
  caller: Caller,
  cloud: ExportParts,
): Promise<SentExport | Refusal> {
  const to = { email: accountantEmail, name: accountantName };
  const order = { exportType, dateRange, fields: selectedFields, onlyMatched: false, to };
  return mailExport(order, caller, cloud);
}
