import type { Account } from '../../../shared/model/account.ts';
import type { Cloud } from '../../runtime/cloud.ts';

/** So many statements of closed days may come before the first that says with what an account began. */
const CLOSED_MAX = 100;

/**
 * With what an account began: a balance typed by a person wins, else the first statement says; null where neither does. A statement whose
 * rows were left out, as their days are closed, changes nothing of that: it is asked last, and only where some of its rows are in the books.
 */
export async function statedOpening(
  { id, openingBalance }: Account,
  organizationId: string,
  { imports }: Pick<Cloud, 'imports'>,
): Promise<number | null> {
  if (openingBalance !== 0) return openingBalance;
  const [first] = await imports.firstCoverage(organizationId, id, 1);
  if (first?.closedUntil === undefined) return first?.opening ?? null;
  const statements = await imports.firstCoverage(organizationId, id, CLOSED_MAX);
  const says =
    statements.find(({ closedUntil }) => closedUntil === undefined) ??
    statements.find(({ to, closedUntil = '' }) => to > closedUntil);
  return says?.opening ?? null;
}
