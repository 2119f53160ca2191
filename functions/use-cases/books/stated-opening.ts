import type { Account } from '../../../shared/model/account.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** With what an account began: a balance typed by a person wins, else the first statement says; null where neither does. */
export async function statedOpening(
  { id, openingBalance }: Account,
  organizationId: string,
  { imports }: Pick<Cloud, 'imports'>,
): Promise<number | null> {
  if (openingBalance !== 0) return openingBalance;
  const [first] = await imports.firstCoverage(organizationId, id, 1);
  return first?.opening ?? null;
}
