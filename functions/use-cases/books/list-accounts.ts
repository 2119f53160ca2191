import type { Account, AccountStanding } from '../../../shared/model/account.ts';
import { isIn, movedBy } from '../../domain/ledger/accounts.ts';
import type { AccountTotal } from '../../domain/ledger/totals.ts';
import { daysAfter } from '../../domain/ledger/periods.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { statedDays } from '../../domain/ledger/coverage.ts';
import type { StoredCoverage } from '../../store/imports.ts';
import { organizationOf } from './organization-of.ts';
import { statedOpening } from './stated-opening.ts';

type Parts = Pick<Cloud, 'imports' | 'organizations' | 'ledger'>;

/** Statements looked through for the newest that proved itself. */
const STATEMENTS_MAX = 24;

/** The accounts with their balances, each checked against the newest statement that proved itself. */
export async function listAccounts(
  { organizationId }: Caller,
  cloud: Parts,
): Promise<{ items: AccountStanding[] }> {
  const { accounts } = await organizationOf(organizationId, cloud);
  const totals = await cloud.ledger.accountTotals(organizationId);
  const items = await Promise.all(
    accounts.map((account) => standingOf(account, totals, { organizationId, cloud })),
  );
  return { items };
}

interface Books {
  readonly organizationId: string;
  readonly cloud: Parts;
}

async function standingOf(
  account: Account,
  totals: readonly AccountTotal[],
  { organizationId, cloud }: Books,
): Promise<AccountStanding> {
  const newest = await cloud.imports.lastCoverage(organizationId, account.id, STATEMENTS_MAX);
  const stated = await statedOpening(account, organizationId, cloud);
  const opening = stated ?? 0;
  const balance = opening + movedBy(totals.filter(isIn(account)));
  const closing = newest.find(({ proven }) => proven === true);
  return {
    ...account,
    openingBalance: opening,
    balance,
    lastClosing: closing
      ? await closingOf(account, closing, stated === null ? null : balance, { organizationId, cloud })
      : null,
  };
}

/** What the newest proven statement closed with, and whether the account's rows up to its last day agree. */
async function closingOf(
  account: Account,
  statement: StoredCoverage,
  balance: number | null,
  { organizationId, cloud }: Books,
): Promise<AccountStanding['lastClosing']> {
  const { closing: amount } = statement;
  const { to: day } = statedDays(statement);
  if (amount === null) return null;
  if (balance === null) return { day, amount, agrees: null };
  const later = await cloud.ledger.totals(organizationId, daysAfter(day));
  return { day, amount, agrees: balance - movedBy(later.filter(isIn(account))) === amount };
}
