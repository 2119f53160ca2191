import type { GeneratedReport, WantedPackage } from '../../../shared/model/export.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import { placeOrder } from './order-report.ts';
import type { OrderParts } from './order-report.ts';

/**
 * Has all that an accountant needs of some days put into one zip, in the background. Asked again under the same id it is the same package.
 */
export function makeAccountantPackage(
  { id, ...days }: WantedPackage,
  caller: Caller,
  cloud: OrderParts,
): Promise<GeneratedReport | Refusal> {
  return placeOrder({ kind: 'package', ...days }, { id, said: days }, caller, cloud);
}
