import type * as z from 'zod';
import type { decidePayout as route } from '../../../shared/contract/ledger.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { assumedTaxes, withoutAssumed } from '../../domain/ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { payoutMatchId } from '../../domain/ids.ts';
import { isOpenReceipt } from '../../domain/matching/match-facts.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { payoutProviderOf } from '../../domain/payouts/payout-provider.ts';
import { accountsFor, notPayout, splitPayout, undecidedPayout } from '../../domain/payouts/split-payout.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { retryOnConflict } from '../../store/retry-on-conflict.ts';
import type { Write } from '../../store/writes.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { learnNames, type LearnedNames } from '../books/learn-names.ts';
import { makeMatch } from '../matching/make-match.ts';
import { undoMatch } from '../matching/undo-match.ts';
import { organizationOf } from '../books/organization-of.ts';

type Parts = Pick<
  Cloud,
  'change' | 'organizations' | 'ledger' | 'categories' | 'matches' | 'receipts' | 'lessons' | 'outbox' | 'now'
>;
type Decision = z.output<typeof route.body>;
type Split = Extract<Decision, { decision: 'split' }>;
type Books = Pick<Caller, 'organizationId' | 'userId'>;
type Decided = Promise<LedgerRow | Refusal>;

/** A person's word on a deposit that looks like a payout. Sent twice it is done once. */
export async function decidePayout(
  id: string,
  body: Decision,
  books: Books,
  cloud: Parts,
): Promise<Transaction | Refusal> {
  const outcome = await decided(id, body, books, cloud);
  if (isRefusal(outcome)) return outcome;
  return shownTransaction(outcome, await bookNamesOf(books.organizationId, cloud));
}

async function decided(id: string, body: Decision, books: Books, cloud: Parts): Decided {
  const row = await cloud.ledger.get(books.organizationId, id);
  if (!row) return refuse('not-found');
  if (body.decision === 'undo') return takeBack(row, books, cloud);
  if (row.payout) return isSaid(row, body) ? row : refuse('wrong-state');
  if (row.parts) return refuse('wrong-state');
  if (row.version !== body.version) return refuse('changed-meanwhile');
  const { accounts } = await organizationOf(books.organizationId, cloud);
  const provider = payoutProviderOf(row, accounts);
  if (!provider) return refuse('wrong-state');
  if (body.decision === 'none') return write(row, notPayout(row, provider.name), books, cloud);
  return split(row, body, { provider: provider.name, books }, cloud);
}

/** Whether exactly this was decided already. */
function isSaid(row: LedgerRow, body: Exclude<Decision, { decision: 'undo' }>): boolean {
  if (row.payout?.decision !== body.decision) return false;
  const [own] = entryLines(row);
  return body.decision === 'none' || own?.amount === body.gross;
}

async function split(
  row: LedgerRow,
  body: Split,
  { provider, books }: { provider: string; books: Books },
  cloud: Parts,
): Decided {
  const { gross, fees, refunds, categories, receiptId } = body;
  const figures = { gross, fees, refunds, net: row.amount };
  if (!accountsFor(figures, row.amount)) {
    return refuse('invalid-input', { fields: { gross: { code: 'payout-does-not-add-up' } } });
  }
  const learned = await learnedFrom(categories, row, cloud);
  if (isRefusal(learned)) return learned;
  const linked = await withReport(row, receiptId, books, cloud);
  if (isRefusal(linked)) return linked;
  const receiptIds = receiptId === undefined ? linked.row.receiptIds : [receiptId];
  const { matchId } = linked;
  const kept = { figures, provider, receiptIds, ...(matchId === undefined ? {} : { matchId }) };
  const outcome = await retryOnConflict(async () => {
    const names = await learnedFrom(categories, row, cloud);
    if (isRefusal(names)) return names;
    const ids = { sales: names.categoryId(categories.sales), fees: names.categoryId(categories.fees) };
    const made = splitPayout(linked.row, { ...kept, categories: ids });
    return tryWrite({ before: linked.row, after: made }, books, cloud, names.writes);
  });
  if (outcome !== 'conflict' && !isRefusal(outcome)) return outcome;
  if (matchId !== undefined) await undoMatch(matchId, books, cloud);
  return outcome === 'conflict' ? refuse('changed-meanwhile') : outcome;
}

/** What the categories of a split mean, those among them that are new to the books. */
async function learnedFrom(
  { sales, fees }: Split['categories'],
  { organizationId }: LedgerRow,
  cloud: Parts,
): Promise<LearnedNames | Refusal> {
  return learnNames({ categories: [sales, fees] }, await organizationOf(organizationId, cloud), cloud);
}

/**
 * The deposit with its report linked, where both stand alone: a split is kept with what proves it. A report of several payouts stays
 * free for the others; that of one proves no second deposit.
 */
async function withReport(
  row: LedgerRow,
  receiptId: string | undefined,
  books: Books,
  cloud: Parts,
): Promise<{ row: LedgerRow; matchId?: string } | Refusal> {
  if (receiptId === undefined || row.receiptIds.includes(receiptId)) return { row };
  const report = await cloud.receipts.get(row.organizationId, receiptId);
  if (!report) return refuse('not-found');
  if ((report.payoutReport?.payouts.length ?? 0) > 1) return { row };
  if (!isOpenReceipt(report)) return refuse('wrong-state');
  if (row.receiptIds.length > 0) return { row };
  const id = payoutMatchId(row, receiptId);
  const wish = { id, receiptIds: [receiptId], transactionIds: [row.id], difference: 'fee' as const };
  const match = await makeMatch(wish, books, cloud);
  if (isRefusal(match)) return match;
  const linked = await cloud.ledger.get(row.organizationId, row.id);
  return linked ? { row: linked, matchId: match.id } : refuse('not-found');
}

/** The deposit as it was, its report free again where the split linked it. */
async function takeBack(row: LedgerRow, books: Books, cloud: Parts): Decided {
  if (!row.payout) return row;
  const { matchId } = row.payout;
  const whole = await write(row, undecidedPayout(row), books, cloud);
  if (isRefusal(whole) || matchId === undefined) return whole;
  const match = await undoMatch(matchId, books, cloud);
  if (isRefusal(match) && match.refused !== 'not-found') return match;
  return (await cloud.ledger.get(row.organizationId, row.id)) ?? whole;
}

async function write(before: LedgerRow, after: LedgerRow, books: Books, cloud: Parts): Decided {
  const outcome = await tryWrite({ before, after }, books, cloud);
  return outcome === 'conflict' ? refuse('changed-meanwhile') : outcome;
}

async function tryWrite(
  { before, after }: { readonly before: LedgerRow; readonly after: LedgerRow },
  { userId }: Books,
  { organizations, ledger, categories, now }: Parts,
  further: readonly Write[] = [],
): Promise<LedgerRow | 'conflict'> {
  const hand = { userId, at: now().toISOString() };
  const { assumed } = assumedTaxes(await organizationOf(before.organizationId, { organizations }));
  const change = { before, after: assumed(withoutAssumed(after)) };
  const outcome = await ledger.tryWrite([change], hand, [...categories.habitWrites([change]), ...further]);
  return outcome === 'written' ? change.after : outcome;
}
