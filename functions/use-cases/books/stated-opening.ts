import type { Account } from '../../../shared/model/account.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredCoverage } from '../../store/imports.ts';

/**
 * With what an account began: a balance typed by a person wins, else the first statement says; null where neither does. A statement all of
 * whose rows were left out, as their days are closed, says nothing; one that came when closed books had an opening already is asked last.
 */
export async function statedOpening(
  account: Account,
  organizationId: string,
  { imports }: Pick<Cloud, 'imports'>,
): Promise<number | null> {
  const [first] = await imports.firstCoverage(organizationId, account.id, 1);
  if (!first || isHeard(first)) return openingSaid(account, first ? [first] : []);
  return openingSaid(account, await imports.coverage(organizationId, account.id));
}

/** The same where these are the account's statements, by their last day. */
export function openingSaid(
  { openingBalance }: Pick<Account, 'openingBalance'>,
  statements: readonly StoredCoverage[],
): number | null {
  if (openingBalance !== 0) return openingBalance;
  const says = statements.find(isHeard) ?? statements.find(hasRows);
  return says?.opening ?? null;
}

const hasRows = ({ to, closedUntil = '' }: StoredCoverage): boolean => to > closedUntil;

const isHeard = (statement: StoredCoverage): boolean => hasRows(statement) && statement.isHeardLast !== true;
