import type * as z from 'zod';
import { sendCustomExport as route } from '../../../shared/contract/exports.ts';
import type { ReportSent } from '../../../shared/model/export.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { takeOrder } from './order-report.ts';
import type { Asked, OrderParts } from './order-report.ts';

/** Takes the order of a file of a period, or of what a list shows, with chosen fields, to be mailed to the accountant. */
export function sendCustomExport(
  asked: Asked<z.output<typeof route.body>>,
  caller: Caller,
  cloud: OrderParts,
): Promise<ReportSent | Refusal> {
  const { exportType, dateRange, selectedFields, format = 'csv', filter, sendAnyway } = asked.body;
  const { accountantEmail, accountantName = '' } = asked.body;
  const recipient = { email: accountantEmail, name: accountantName };
  const order = {
    kind: 'mail',
    type: 'custom',
    ...{ format, exportType },
    dateRange,
    fields: selectedFields,
    onlyMatched: false,
    ...(filter ? { filter } : {}),
    sendAnyway,
  } as const;
  return takeOrder({ ...order, recipient }, { ...asked, path: route.path }, caller, cloud);
}
