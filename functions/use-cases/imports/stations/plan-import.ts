import { offeredCategories } from '../../../../shared/countries/book-categories.ts';
import { limits } from '../../../../shared/limits.ts';
import type { Account } from '../../../../shared/model/account.ts';
import type { PeriodLock } from '../../../../shared/model/period-lock.ts';
import { wordsToKeep } from '../../../../shared/text/kept-words.ts';
import { say } from '../../../../shared/text/said.ts';
import { isClosedOn } from '../../../domain/books/period-lock.ts';
import { assumedTaxes } from '../../../domain/ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../../domain/ledger/ledger-row.ts';
import { withReceiptRule } from '../../../domain/ledger/receipt-rule.ts';
import { daysOf } from '../../../domain/duplicates/pair-rows.ts';
import { planImport } from '../../../domain/ledger/import-plan.ts';
import type { ImportPlan } from '../../../domain/ledger/import-plan.ts';
import { digitsOf } from '../../../domain/ledger/recognise-account.ts';
import { feesCategory } from '../../../domain/payouts/payout-categories.ts';
import type { Cloud } from '../../../runtime/cloud.ts';
import type { Change } from '../../../store/change.ts';
import type { StoredCoverage, StoredImport } from '../../../store/imports.ts';
import type { StoredOrganization } from '../../../store/organizations.ts';
import type { Write } from '../../../store/writes.ts';
import { whileNoMoreIsClosed } from '../../books/closed-figures.ts';
import { organizationOf } from '../../books/organization-of.ts';
import { statedOpening } from '../../books/stated-opening.ts';
import { guessFor } from '../../categories/guess-categories.ts';
import { withWorths } from '../../rates/with-worths.ts';
import { keepPlan, planOf } from '../kept-plan.ts';
import { keepReading } from './keep-reading.ts';
import { shownAccount } from './place-statement.ts';
import type { PlacedPart } from './place-statement.ts';
import { readingToCommit } from './reading-to-commit.ts';
import { rowsKnown, rowsToAdd } from './rows-to-add.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'imports'
  | 'organizations'
  | 'files'
  | 'ledger'
  | 'periodLocks'
  | 'categories'
  | 'rates'
  | 'now'
  | 'log'
>;

/** An import with the rows it adds; `problem` says why there are none. */
export type PlannedImport =
  | { readonly kind: 'planned'; readonly job: StoredImport; readonly plan: ImportPlan }
  | { readonly kind: 'problem'; readonly problem: NonNullable<StoredImport['problem']> };

/**
 * Station 10 of an import: the rows that it adds, planned once. A plan holds only if no other was made since it was begun: of two
 * imports of the same days one is planned after the other and knows its rows, whichever way their files write them. With the plan
 * the table learns which days the import holds, and the accounts that it brings. Rows of a closed period are left out, and told; with
 * what an account began stays as closed books have it. Where more is closed meanwhile it is planned anew.
 */
export async function planFor(job: StoredImport, cloud: Parts): Promise<PlannedImport> {
  const { organizationId, id, entry } = job;
  return cloud.change({ organizationId, continues: entry }, 'import-committed', async (change) => {
    const latest = change.isRetry ? await cloud.imports.get(organizationId, id) : job;
    return plannedAsItStands(change, latest ?? job, cloud);
  });
}

async function plannedAsItStands(change: Change, job: StoredImport, cloud: Parts): Promise<PlannedImport> {
  change.leaveOutClosed();
  if (job.plan !== undefined) return { kind: 'planned', job, plan: await planOf(job, cloud) };
  const organization = await organizationOf(job.organizationId, cloud);
  const toCommit = await readingToCommit(job, organization, cloud);
  if ('problem' in toCommit) return { kind: 'problem', ...toCommit };
  const full = tooManyAccounts(toCommit.placed, organization);
  if (full) return { kind: 'problem', problem: full };
  const { placed, reading, isAsPreviewed } = toCommit;
  const { at } = change;
  const lock = await cloud.ledger.lock(job.organizationId);
  const feesId = feesCategory(offeredCategories(organization, 'expense'));
  const open = rowsToAdd(toCommit, { job, feesId, addedAt: at }).filter(
    ({ date }) => !isClosedOn(lock, date),
  );
  const valued = await withWorths(open, organization.currency, cloud);
  const accounts = [...organization.accounts, ...freshAccounts(placed)];
  const rows = await guessed(valued, { ...organization, accounts }, cloud);
  const plan = planImport(rows, rowsKnown(reading, job));
  const name = await keepPlan(job, plan, cloud);
  // What was left out after all can be told only by what was decided last.
  const decided = isAsPreviewed ? {} : { reading: await keepReading(job, reading, cloud) };
  const held = placed.filter(({ statement: { transactions } }) => transactions.length > 0);
  const coverages = await Promise.all(
    held.map(async (part, index) => ({
      ...coverageOf(part, index, job, name),
      ...(lock ? await closedIn(part, lock, job, cloud) : {}),
    })),
  );
  const planned = {
    plan: name,
    closedUntil: lock?.until,
    changedAt: at,
    ...decided,
    ...accountsKept(placed),
  };
  change.put(
    cloud.imports.changed(job, planned),
    cloud.imports.planCounted(job.organizationId, reading.planCount),
    whileNoMoreIsClosed(job.organizationId, lock, cloud),
    ...coverages.map((days) => cloud.imports.addCoverage(days)),
    ...accountsLearned(held, organization, cloud),
  );
  return { kind: 'planned', job: { ...job, ...planned, version: job.version + 1 }, plan };
}

/**
 * The rows with the effect of the organisation's rules, with the category that is assumed of them or offered beside them, and the tax that
 * is assumed.
 */
async function guessed(
  rows: readonly LedgerRow[],
  organization: StoredOrganization,
  cloud: Pick<Parts, 'categories'>,
): Promise<LedgerRow[]> {
  const { assumed: sorted } = await guessFor(rows, organization, cloud);
  const { assumed } = assumedTaxes(organization);
  return rows.map((row) => withReceiptRule(assumed(sorted(row)), organization));
}

/** From the plan on the organisation has every account of the file. */
function accountsKept(placed: readonly PlacedPart[]): Partial<StoredImport> {
  const [only] = placed;
  const accounts = placed.map((part) => shownAccount({ ...part, isNew: false, isAssumed: false }));
  return { accounts, ...(placed.length === 1 && only ? { accountId: only.account.id } : {}) };
}

function coverageOf(
  { statement, account, shape }: PlacedPart,
  part: number,
  { organizationId, id: importId }: StoredImport,
  plan: string,
): StoredCoverage {
  const { opening, closing, period, proven, transactions } = statement;
  const accountId = account.id;
  return {
    organizationId,
    importId,
    part,
    accountId,
    ...daysOf(transactions),
    ...(period === undefined ? {} : { period }),
    opening,
    closing,
    proven,
    shape,
    plan,
  };
}

/** What a statement that comes to closed books may not say of them. */
async function closedIn(
  { statement: { transactions }, account }: PlacedPart,
  lock: PeriodLock,
  { organizationId }: StoredImport,
  cloud: Parts,
): Promise<Pick<StoredCoverage, 'closedUntil' | 'isHeardLast'>> {
  const isOpened = (await statedOpening(account, organizationId, cloud)) !== null;
  return {
    ...(isClosedOn(lock, daysOf(transactions).from) ? { closedUntil: lock.until } : {}),
    ...(isOpened ? { isHeardLast: true } : {}),
  };
}

/** The accounts of a file that the organization has not yet, each once. */
function freshAccounts(placed: readonly PlacedPart[]): Account[] {
  const fresh = placed.filter(({ isNew }) => isNew).map(({ account }) => [account.id, account] as const);
  return [...new Map(fresh).values()];
}

/** Why the accounts of a file find no room among those of the organization, if they find none. */
function tooManyAccounts(
  placed: readonly PlacedPart[],
  { accounts }: StoredOrganization,
): StoredImport['problem'] {
  const fresh = freshAccounts(placed);
  if (fresh.length === 0 || accounts.length + fresh.length <= limits.accounts) return undefined;
  const trouble = { code: 'no-room-for-accounts', limit: limits.accounts } as const;
  return { code: 'account-needed', detail: say(wordsToKeep.files, trouble) };
}

/** The write of the accounts that the file brings, and of the last digits that it tells of accounts without any. */
function accountsLearned(
  placed: readonly PlacedPart[],
  organization: StoredOrganization,
  { organizations }: Pick<Cloud, 'organizations'>,
): Write[] {
  const added = freshAccounts(placed);
  const numbers = new Map(placed.map(({ account, statement }) => [account.id, digitsOf(statement.account)]));
  const known = organization.accounts.map((account): Account => {
    const lastDigits = account.lastDigits ?? numbers.get(account.id) ?? null;
    return { ...account, lastDigits };
  });
  const isChanged =
    added.length > 0 ||
    known.some(({ lastDigits }, index) => lastDigits !== organization.accounts[index]?.lastDigits);
  return isChanged ? [organizations.accountsChange(organization, [...known, ...added])] : [];
}
