import type { GeneratedReport, WantedReport } from '../../../shared/model/export.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { placeOrder } from './order-report.ts';
import type { OrderParts } from './order-report.ts';

/** Has a report made as a file, in the background, that can then be downloaded. Asked again under the same id it is the same report. */
export function makeReport(
  { id, ...wish }: WantedReport,
  caller: Caller,
  cloud: OrderParts,
): Promise<GeneratedReport | Refusal> {
  return placeOrder({ kind: 'download', ...wish }, { id, said: wish }, caller, cloud);
}
