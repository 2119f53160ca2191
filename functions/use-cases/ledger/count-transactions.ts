import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** How many rows a period holds. */
export async function countTransactions(
  { from = '0001-01-01', to = '9999-12-31' }: { from?: string | undefined; to?: string | undefined },
  caller: Caller,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<{ count: number }> {
  return { count: await ledger.count(caller.organizationId, { from, to }) };
}
