import type { Account, AccountStanding } from '../../../shared/model/account.ts';
import { ALL_MONTHS, movedBy } from '../../domain/ledger/accounts.ts';
import { totalWithin } from '../../domain/ledger/totals.ts';
import type { MonthTotal } from '../../domain/ledger/totals.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
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
  const totals = await cloud.ledger.monthTotals(organizationId, ALL_MONTHS);
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
  totals: readonly MonthTotal[],
  { organizationId, cloud }: Books,
): Promise<AccountStanding> {
  const own = totals.filter(
    ({ accountId, currency }) => currency === account.currency && accountId === account.id,
  );
  const newest = await cloud.imports.lastCoverage(organizationId, account.id, STATEMENTS_MAX);
  const stated = await statedOpening(account, organizationId, cloud);
  const opening = stated ?? 0;
  const closing = newest.find(({ proven }) => proven === true);
  return {
    ...account,
    openingBalance: opening,
    balance: opening + movedBy(own),
    lastClosing: closingOf(closing, stated, own),
  };
}

/** What the newest proven statement closed with, and whether the account's rows up to its last day agree. */
function closingOf(
  statement: StoredCoverage | undefined,
  opening: number | null,
  totals: readonly MonthTotal[],
): AccountStanding['lastClosing'] {
  if (!statement || statement.closing === null) return null;
  const { to: day, closing: amount } = statement;
  const untilThen = totals.map((total) => totalWithin(total, { from: '0001-01-01', to: day }));
  return { day, amount, agrees: opening === null ? null : opening + movedBy(untilThen) === amount };
}
