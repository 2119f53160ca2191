import type * as z from 'zod';
import type { decidePayout as route } from '../../../shared/contract/ledger.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { payoutMatchId } from '../../domain/ids.ts';
import { isOpenReceipt } from '../../domain/matching/match-facts.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { payoutProviderOf } from '../../domain/payouts/payout-provider.ts';
import { accountsFor, notPayout, splitPayout, undecidedPayout } from '../../domain/payouts/split-payout.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { makeMatch } from '../matching/make-match.ts';
import { undoMatch } from '../matching/undo-match.ts';
import { organizationOf } from '../books/organization-of.ts';

type Parts = Pick<
  Cloud,
  'organizations' | 'ledger' | 'categories' | 'matches' | 'receipts' | 'lessons' | 'work' | 'now'
>;
type Decision = z.output<typeof route.body>;
type Split = Extract<Decision, { decision: 'split' }>;
type Books = Pick<Caller, 'organizationId'>;
type Decided = Promise<Transaction | Refusal>;

/** A person's word on a deposit that looks like a payout. Sent twice it is done once. */
export async function decidePayout(id: string, body: Decision, books: Books, cloud: Parts): Decided {
  const row = await cloud.ledger.get(books.organizationId, id);
  if (!row) return refuse('not-found');
  if (body.decision === 'undo') return takeBack(row, books, cloud);
  if (row.payout) return isSaid(row, body) ? row : refuse('wrong-state');
  if (row.version !== body.version) return refuse('changed-meanwhile');
  const { accounts } = await organizationOf(books.organizationId, cloud);
  const provider = payoutProviderOf(row, accounts);
  if (!provider) return refuse('wrong-state');
  if (body.decision === 'none') return write(row, notPayout(row, provider.name), cloud);
  return split(row, body, provider.name, cloud);
}

/** Whether exactly this was decided already. */
function isSaid(row: Transaction, body: Exclude<Decision, { decision: 'undo' }>): boolean {
  if (row.payout?.decision !== body.decision) return false;
  const [own] = entryLines(row);
  return body.decision === 'none' || own?.amount === body.gross;
}

async function split(row: Transaction, body: Split, provider: string, cloud: Parts): Decided {
  const { gross, fees, refunds, categories, receiptId } = body;
  const figures = { gross, fees, refunds, net: row.amount };
  if (!accountsFor(figures, row.amount)) {
    const gap = 'Gross less fees and refunds must be the deposit, to the cent.';
    return refuse('invalid-input', { fields: { gross: gap } });
  }
  const linked = await withReport(row, receiptId, cloud);
  if (isRefusal(linked)) return linked;
  const receiptIds = receiptId === undefined ? linked.row.receiptIds : [receiptId];
  const { matchId } = linked;
  const made = splitPayout(linked.row, {
    figures,
    categories,
    provider,
    receiptIds,
    ...(matchId === undefined ? {} : { matchId }),
  });
  const outcome = await write(linked.row, made, cloud);
  if (isRefusal(outcome) && matchId !== undefined) await undoMatch(matchId, row, cloud);
  return outcome;
}

/**
 * The deposit with its report linked, where both stand alone: a split is kept with what proves it. A report of several payouts stays
 * free for the others; that of one proves no second deposit.
 */
async function withReport(
  row: Transaction,
  receiptId: string | undefined,
  cloud: Parts,
): Promise<{ row: Transaction; matchId?: string } | Refusal> {
  if (receiptId === undefined || row.receiptIds.includes(receiptId)) return { row };
  const report = await cloud.receipts.get(row.organizationId, receiptId);
  if (!report) return refuse('not-found');
  if ((report.payoutReport?.payouts.length ?? 0) > 1) return { row };
  if (!isOpenReceipt(report)) return refuse('wrong-state');
  if (row.receiptIds.length > 0) return { row };
  const id = payoutMatchId(row, receiptId);
  const wish = { id, receiptIds: [receiptId], transactionIds: [row.id], difference: 'fee' as const };
  const match = await makeMatch(wish, row, cloud);
  if (isRefusal(match)) return match;
  const linked = await cloud.ledger.get(row.organizationId, row.id);
  return linked ? { row: linked, matchId: match.id } : refuse('not-found');
}

/** The deposit as it was, its report free again where the split linked it. */
async function takeBack(row: Transaction, books: Books, cloud: Parts): Decided {
  if (!row.payout) return row;
  const { matchId } = row.payout;
  const whole = await write(row, undecidedPayout(row), cloud);
  if (isRefusal(whole) || matchId === undefined) return whole;
  const match = await undoMatch(matchId, books, cloud);
  if (isRefusal(match) && match.refused !== 'not-found') return match;
  return (await cloud.ledger.get(row.organizationId, row.id)) ?? whole;
}

async function write(before: Transaction, after: Transaction, { ledger, categories }: Parts): Decided {
  const changes = [{ before, after }];
  const outcome = await ledger.tryWrite(changes, categories.habitWrites(changes));
  return outcome === 'written' ? after : refuse('changed-meanwhile');
}
