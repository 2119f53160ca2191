import { standingIn } from '../../../shared/countries/book-categories.ts';
import { addDays } from '../../../shared/civil-date.ts';
import type { Account } from '../../../shared/model/account.ts';
import type { BookSettings } from '../../../shared/model/organization.ts';
import type { PeriodLock } from '../../../shared/model/period-lock.ts';
import { FIRST_DAY, isClosedOn, refusedAsClosed } from '../../domain/books/period-lock.ts';
import { isUsed } from '../../domain/ledger/accounts.ts';
import { refuse } from '../../domain/outcome.ts';
import { claimRules } from '../../domain/reports/sales-tax/claim-rules.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Write } from '../../store/writes.ts';
import { statedOpening } from './stated-opening.ts';

/*
 * What closed books keep beside their rows. Each gives what is to be written with a change, so that no lock slips in between, or why there is none.
 */

type Parts = Pick<Cloud, 'periodLocks' | 'ledger' | 'imports'>;

/** What a change of an account from one state to another needs; undefined stands for an account that is not there. */
export async function accountKept(
  before: Account | undefined,
  after: Account | undefined,
  caller: Caller,
  cloud: Parts,
): Promise<readonly Write[] | Refusal> {
  if (isOpenedOtherwise(before, after)) return openingKept(caller, cloud);
  return before && after && before.kind !== after.kind ? kindKept(before, caller.organizationId, cloud) : [];
}

function isOpenedOtherwise(before: Account | undefined, after: Account | undefined): boolean {
  const [from, to] = [before?.openingBalance ?? 0, after?.openingBalance ?? 0];
  return from !== to || (from !== 0 && before?.currency !== after?.currency);
}

/** An opening balance counts from the first day of the books on, a closed one too. Who may close books may change it while all of them are open. */
async function openingKept(
  { organizationId, abilities }: Caller,
  { periodLocks }: Parts,
): Promise<readonly Write[] | Refusal> {
  if (!abilities.includes('canCloseBooks')) return refuse('not-allowed');
  const lock = await periodLocks.of(organizationId);
  if (lock) return refusedFor('opening-closed', lock);
  return [periodLocks.whileOpenFrom(organizationId, FIRST_DAY)];
}

/** The kind of an account says on which side of a balance it stands: it stays while a closed day has anything in the account. */
async function kindKept(
  account: Account,
  organizationId: string,
  cloud: Parts,
): Promise<readonly Write[] | Refusal> {
  const lock = await cloud.periodLocks.of(organizationId);
  if (lock) {
    const closed = await cloud.ledger.totals(organizationId, { from: FIRST_DAY, to: lock.until });
    const opening = await statedOpening(account, organizationId, cloud);
    if (isUsed(account, closed) || (opening ?? 0) !== 0) return refusedAsClosed(lock);
  }
  return [whileNoMoreIsClosed(organizationId, lock, cloud)];
}

/** Every figure of a report is in the currency of the books: that stays while a closed day has anything in it. */
export async function currencyKept(
  { id, accounts, currency }: StoredOrganization,
  wanted: Account['currency'],
  cloud: Pick<Cloud, 'periodLocks' | 'ledger'>,
): Promise<readonly Write[] | Refusal> {
  if (wanted === currency) return [];
  const lock = await cloud.periodLocks.of(id);
  if (lock) {
    const closed = await cloud.ledger.count(id, { from: FIRST_DAY, to: lock.until });
    if (closed > 0 || accounts.some(({ openingBalance }) => openingBalance !== 0))
      return refusedFor('currency-closed', lock);
  }
  return [whileNoMoreIsClosed(id, lock, cloud)];
}

/** What decides of the figures and lines of a report, beside its entries. */
type ReportSettings = Pick<
  BookSettings,
  'country' | 'region' | 'profession' | 'salesTax' | 'allowanceClaims'
>;

/**
 * For whom the books are kept and how they are registered for sales tax says what a report makes of entries: both stay as far as they reach
 * closed ones. What is claimed instead of the expenses of a year stays once that year is closed. What nobody has said yet may still be said: a
 * business that registers late keeps closed entries as they are, and what is claimed of a year is often known only once it is closed. How sales
 * are priced may change: closed entries keep the tax that they have. Only which category is exempt stays where the return tells exempt sales apart
 * and a closed day has any in it.
 */
export async function reportsOfClosedKept(
  before: StoredOrganization,
  change: Partial<ReportSettings>,
  cloud: Pick<Cloud, 'periodLocks' | 'ledger'>,
): Promise<readonly Write[] | Refusal> {
  const after = { ...before, ...change };
  const [from, years] = [firstDayReached(before, after), yearsClaimedOtherwise(before, after)];
  const exempt = exemptOtherwise(before, after);
  if (from === undefined && years.length === 0 && exempt.size === 0) return [];
  const lock = await cloud.periodLocks.of(before.id);
  if (lock) {
    if (years.some((firstDay) => isClosedOn(lock, lastOfYear(firstDay)))) return refusedAsClosed(lock);
    const reaches = from !== undefined && isClosedOn(lock, from);
    if (reaches && (await cloud.ledger.count(before.id, { from, to: lock.until })) > 0)
      return refusedAsClosed(lock);
    if (exempt.size > 0 && (await hasSalesIn(exempt, before, lock.until, cloud)))
      return refusedAsClosed(lock);
  }
  return [whileNoMoreIsClosed(before.id, lock, cloud)];
}

/** The categories whose sales without tax a return would tell otherwise. */
function exemptOtherwise(before: StoredOrganization, after: StoredOrganization): ReadonlySet<string> {
  const [was, is] = [claimRules(before), claimRules(after)];
  const named = [before, after].flatMap(({ salesTax }) => Object.keys(salesTax?.byCategory ?? {}));
  const isOther = (id: string) => before.salesTax && was.exemptSale(id) !== is.exemptSale(id);
  return new Set(named.filter(isOther).map(standingIn(before.categories)));
}

async function hasSalesIn(
  categories: ReadonlySet<string>,
  { id, salesTax, categories: kept }: StoredOrganization,
  until: string,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<boolean> {
  const standing = standingIn(kept);
  const since = salesTax?.since ?? FIRST_DAY;
  if (since > until) return false;
  const totals = await ledger.categoryTotals(id, { from: since, to: until });
  return totals.some(
    ({ categoryId, income, expenses }) =>
      categories.has(standing(categoryId)) && (income !== 0 || expenses !== 0),
  );
}

/** The first day whose entries a report would show otherwise; undefined where there is none. */
function firstDayReached(before: ReportSettings, after: ReportSettings): string | undefined {
  const isForOthers = (['country', 'region', 'profession'] as const).some(
    (of) => before[of] !== null && before[of] !== after[of],
  );
  if (isForOthers) return FIRST_DAY;
  const [was, is] = [before.salesTax, after.salesTax];
  if (!was || (was.since === is?.since && was.method === is.method)) return undefined;
  return [was.since, is?.since]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(0);
}

/** The first days of the years of which something else is claimed. */
function yearsClaimedOtherwise(before: ReportSettings, after: ReportSettings): string[] {
  const [was, is] = [before.allowanceClaims ?? {}, after.allowanceClaims ?? {}];
  return Object.keys(was).filter((firstDay) => was[firstDay] !== is[firstDay]);
}

const lastOfYear = (firstDay: string): string =>
  addDays(`${Number(firstDay.slice(0, 4)) + 1}${firstDay.slice(4)}`, -1);

/** The condition under which something keeps closed figures by a lock that was read: that no more was closed since. */
export const whileNoMoreIsClosed = (
  organizationId: string,
  lock: PeriodLock | undefined,
  { periodLocks }: Pick<Cloud, 'periodLocks'>,
): Write => periodLocks.whileOpenFrom(organizationId, lock ? addDays(lock.until, 1) : FIRST_DAY);

const refusedFor = (code: 'opening-closed' | 'currency-closed', { until, byName, on }: PeriodLock): Refusal =>
  refuse('period-locked', { because: { code, until, byName, on } });
