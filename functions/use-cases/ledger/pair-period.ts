import { addDays, todayIn } from '../../../shared/civil-date.ts';
import { loansOfPayment } from '../../../shared/loan-of-payment.ts';
import { isLiability } from '../../../shared/model/account.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { PairReason } from '../../../shared/text/en/pairs.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsToKeep } from '../../../shared/text/kept-words.ts';
import { pairId } from '../../domain/ids.ts';
import { isChosenByPerson } from '../../domain/categories/rule-effect.ts';
import { duplicateEntries } from '../../domain/duplicates/entries.ts';
import { canMerge } from '../../domain/duplicates/merge-entries.ts';
import { findRecurring } from '../../domain/recurring/find-recurring.ts';
import { pairLoanPayments } from '../../domain/transfers/pair-loan-payments.ts';
import { pairTransfers, serviceKeeping } from '../../domain/transfers/pair-transfers.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredPair } from '../../store/pairs.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { tellMissing } from '../recurring/tell-missing.ts';
import { makePair } from './make-pair.ts';
import { unlessClosed } from '../books/closed-period.ts';
import { unlessChanged } from '../unless-changed.ts';
import { organizationOf } from '../books/organization-of.ts';

type Parts = Pick<
  Cloud,
  | 'change'
  | 'organizations'
  | 'ledger'
  | 'categories'
  | 'receipts'
  | 'matches'
  | 'pairs'
  | 'recurringEntries'
  | 'imports'
  | 'notices'
  | 'now'
>;
type Days = { readonly from: string; readonly to: string };

/** As far as the two sides of a pair lie apart. */
const DAYS_APART_MAX = 7;
/** Entries looked at for one message: years of a small business. */
const ROWS_MAX = 20_000;
/** What recurs is found in the newest entries of two years: a yearly one must have come twice. */
const RECURRING_DAYS = 760;
const RECURRING_ROWS_MAX = 6000;
const SERIES_MAX = 200;
const FRESH_MS = 3_600_000;

/**
 * Finds transfers and entries that exist twice among those of some days, what recurs, and what was due and did not come. Done twice it
 * adds nothing.
 */
export async function pairPeriod(organizationId: string, days: Days, cloud: Parts): Promise<void> {
  const organization = await organizationOf(organizationId, cloud);
  const range = { from: addDays(days.from, -DAYS_APART_MAX), to: addDays(days.to, DAYS_APART_MAX) };
  const rows = await rowsOf(organizationId, range, ROWS_MAX, cloud);
  const found = pairsAmong(rows, organization, cloud.now().toISOString());
  await keepNew(organizationId, found, cloud);
  if (days.from !== days.to || !(await isFresh(organizationId, cloud)))
    await refreshRecurring(organization, cloud);
  // One day is an entry of somebody's; a statement has many.
  if (days.from !== days.to && organization.autoTrackSubscriptions !== false)
    await tellMissing(organizationId, days, cloud);
}

/** A row that its words alone made a transfer: with its other side nothing of it is lost. */
const isPlainTransfer = ({ kind, categoryId, ruleId, use }: LedgerRow): boolean =>
  kind === 'transfer' && categoryId === 'transfer' && ruleId === undefined && use === undefined;

/** A row that earlier decisions alone made personal or the owner's: its other side may show that it only moved. */
const isGuessedOwners = ({ use, assumed }: LedgerRow): boolean =>
  use !== undefined && assumed?.source === 'history';

interface FoundPair {
  readonly pair: StoredPair;
  readonly isSure: boolean;
}

function pairsAmong(rows: readonly LedgerRow[], organization: StoredOrganization, at: string): FoundPair[] {
  const free = rows.filter(({ pairId }) => pairId === undefined);
  const byId = new Map(free.map((row) => [row.id, row]));
  const { accounts } = organization;
  const owed = new Set(accounts.filter(({ kind }) => isLiability(kind)).map(({ id }) => id));
  const loans = accounts.filter(({ kind }) => kind === 'loan');
  const keepers = new Map(accounts.map(({ id, name }) => [id, serviceKeeping(name)]));
  const sides = free.map((row) => ({
    ...row,
    isOwed: owed.has(row.accountId),
    keptBy: keepers.get(row.accountId),
  }));
  const namesOtherLoan = (out: LedgerRow, into: LedgerRow) =>
    loans.some(({ id }) => id === into.accountId) &&
    loansOfPayment(out.description, loans).every(({ id }) => id !== into.accountId);
  const make = (kind: StoredPair['kind'], one = '', other = '', reasons: PairReason[], isSure: boolean) => {
    const told = reasons.map((reason) => say(wordsToKeep.pairs, reason));
    const pair = newPair(organization.id, kind, [one, other], told, at);
    return { pair, isSure };
  };
  const transfers = pairTransfers(sides, (out, into) => !namesOtherLoan(out, into)).flatMap(
    ({ outId, inId, isSure, reasons }) => {
      const both = [byId.get(outId), byId.get(inId)].filter((row) => row !== undefined);
      const isKnown = both.every(({ kind }) => kind === 'transfer') && !both.some(isGuessedOwners);
      if (isKnown && !(isSure && both.every(isPlainTransfer))) return [];
      const isLeftToPerson = both.some(
        (row) =>
          row.use !== undefined ||
          isChosenByPerson(row) ||
          row.ruleId !== undefined ||
          row.receiptIds.length > 0 ||
          row.parts?.some(({ transferTo }) => transferTo !== undefined),
      );
      return [make('transfer', outId, inId, reasons, isSure && !isLeftToPerson)];
    },
  );
  const lent = pairLoanPayments(free, accounts).map(({ paymentId, arrivalId, isWhole, isSure, reasons }) =>
    make(isWhole ? 'transfer' : 'loan', paymentId, arrivalId, reasons, isSure),
  );
  const duplicates = duplicateEntries(free).flatMap(({ entryId, importedId, reasons }) => {
    const [entry, row] = [byId.get(entryId), byId.get(importedId)];
    return entry && row && canMerge(entry, row)
      ? [make('duplicate', entryId, importedId, reasons, false)]
      : [];
  });
  return [...duplicates, ...lent, ...transfers];
}

function newPair(
  organizationId: string,
  kind: StoredPair['kind'],
  transactionIds: StoredPair['transactionIds'],
  reasons: string[],
  createdAt: string,
): StoredPair {
  return {
    id: pairId(kind, transactionIds),
    organizationId,
    kind,
    transactionIds,
    reasons,
    status: 'suggested',
    decidedBy: null,
    createdAt,
    decidedAt: null,
    version: 1,
  };
}

/**
 * Keeps pairs that nobody has seen yet; sure ones are made at once and listed with their undo, unless one of their entries is closed. So is a
 * loan's that was offered before a person split its payment: their split is what makes it sure.
 */
async function keepNew(organizationId: string, found: readonly FoundPair[], cloud: Parts): Promise<void> {
  const ids = found.map(({ pair }) => pair.id);
  const known = new Map((await cloud.pairs.getMany(organizationId, ids)).map((pair) => [pair.id, pair]));
  for (const { pair, isSure } of found) {
    const before = known.get(pair.id);
    if (before) {
      const isSurer = isSure && pair.kind === 'loan' && before.status === 'suggested';
      const { reasons } = pair;
      if (isSurer && reasons.join() !== before.reasons.join()) await makeSure({ ...before, reasons }, cloud);
      continue;
    }
    const outcome = await cloud.pairs.suggest(pair);
    if (outcome === 'written' && isSure) await makeSure(pair, cloud);
  }
}

/** Makes a sure pair, unless one of its entries is closed, or changes in this moment. */
async function makeSure(pair: StoredPair, cloud: Parts): Promise<void> {
  const actor = { organizationId: pair.organizationId, system: 'pair-period' } as const;
  const make = () =>
    cloud.change(actor, 'pair-decided', async (change) =>
      change.isRetry ? refuse('changed-meanwhile') : makePair(change, pair, null, cloud),
    );
  await unlessClosed(() => unlessChanged(make));
}

/** Whether what recurs was looked for a moment ago: single entries typed one after the other tell little more. */
async function isFresh(
  organizationId: string,
  { pairs, now }: Pick<Parts, 'pairs' | 'now'>,
): Promise<boolean> {
  const kept = await pairs.recurring(organizationId);
  return kept !== undefined && now().getTime() - Date.parse(kept.foundAt) < FRESH_MS;
}

async function refreshRecurring({ id, timeZone }: StoredOrganization, cloud: Parts): Promise<void> {
  const today = todayIn(timeZone, cloud.now());
  const range = { from: addDays(today, -RECURRING_DAYS), to: today };
  const rows: LedgerRow[] = await newestOf(id, range, RECURRING_ROWS_MAX, cloud);
  const series = findRecurring(
    rows.filter(({ kind }) => kind !== 'transfer'),
    today,
  );
  const items = series.slice(0, SERIES_MAX).map((one) => ({
    ...one,
    // The newest tell which ones are meant; all would make the list grow with the years.
    transactionIds: one.transactionIds.slice(-12),
  }));
  await cloud.pairs.keepRecurring({ organizationId: id, items, foundAt: cloud.now().toISOString() });
}

async function rowsOf(
  organizationId: string,
  range: Days,
  max: number,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<LedgerRow[]> {
  const rows: LedgerRow[] = [];
  for await (const row of ledger.rows(organizationId, range)) if (rows.push(row) >= max) break;
  return rows;
}

async function newestOf(
  organizationId: string,
  { from, to }: Days,
  max: number,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<LedgerRow[]> {
  const rows: LedgerRow[] = [];
  for (let after: string | undefined; rows.length < max;) {
    const page = await ledger.page(organizationId, { from, to, after, limit: 500 });
    rows.push(...page.items);
    const last = page.items.at(-1);
    if (!page.more || !last) break;
    after = `${last.date}#${last.id}`;
  }
  return rows;
}
