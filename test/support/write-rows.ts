import type { RowChange } from '../../functions/domain/ledger/totals.ts';
import type { Cloud } from '../../functions/runtime/cloud.ts';
import type { Write } from '../../functions/store/writes.ts';

/** Writes rows past what people and imports do, with their totals and whatever else is to stand with them. */
export function writeRows(
  { table, ledger }: Pick<Cloud, 'table' | 'ledger'>,
  changes: readonly RowChange[],
  hand: Parameters<Cloud['ledger']['writesOf']>[1] = null,
  further: readonly Write[] = [],
): Promise<void> {
  return table.write([...ledger.writesOf(changes, hand), ...further]);
}
