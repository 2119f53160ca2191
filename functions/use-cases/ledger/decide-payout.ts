import type * as z from 'zod';
import type { decidePayout as route } from '../../../shared/contract/ledger.ts';
import { templateFor } from '../../../shared/countries/index.ts';
import { standardTaxes } from '../../../shared/countries/standard-taxes.ts';
import type { RatedTax } from '../../../shared/countries/standard-taxes.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import type { NewMatch } from '../../../shared/model/match.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { assumedTaxes, withoutAssumed } from '../../domain/ledger/assumed-taxes.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { payoutMatchId } from '../../domain/ids.ts';
import { isOpenReceipt } from '../../domain/matching/match-facts.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { feeTax } from '../../domain/payouts/fee-tax.ts';
import { payoutProviderOf } from '../../domain/payouts/payout-provider.ts';
import { accountsFor, notPayout, splitPayout, undecidedPayout } from '../../domain/payouts/split-payout.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { learnNames } from '../books/learn-names.ts';
import { madeMatch } from '../matching/make-match.ts';
import { takeBack } from '../matching/undo-match.ts';
import { organizationOf } from '../books/organization-of.ts';

type Parts = Pick<
  Cloud,
  'change' | 'organizations' | 'ledger' | 'categories' | 'matches' | 'receipts' | 'lessons'
>;
type Decision = z.output<typeof route.body>;
type Split = Extract<Decision, { decision: 'split' }>;
type Books = Pick<Caller, 'organizationId' | 'userId'>;
type Decided = Promise<LedgerRow | Refusal>;

interface Deciding {
  readonly books: Books;
  readonly cloud: Parts;
}

interface DecidingIn extends Deciding {
  readonly organization: StoredOrganization;
  readonly as: (row: LedgerRow) => LedgerRow;
}

/** A person's word on a deposit that looks like a payout, with the link to its report: in one transaction. Sent twice it is done once. */
export async function decidePayout(
  id: string,
  body: Decision,
  books: Books,
  cloud: Parts,
): Promise<Transaction | Refusal> {
  const { organizationId } = books;
  const outcome = await cloud.change(books, 'payout-decided', async (change) => {
    const row = await cloud.ledger.get(organizationId, id);
    return row ? decided(change, row, body, { books, cloud }) : refuse('not-found');
  });
  if (isRefusal(outcome)) return outcome;
  // What was unlinked has its taxes and category from elsewhere again.
  const row = body.decision === 'undo' ? ((await cloud.ledger.get(organizationId, id)) ?? outcome) : outcome;
  return shownTransaction(row, await bookNamesOf(organizationId, cloud));
}

async function decided(change: Change, row: LedgerRow, body: Decision, { books, cloud }: Deciding): Decided {
  const organization = await organizationOf(row.organizationId, cloud);
  const deciding = { books, cloud, organization, as: assumingIn(organization) };
  if (body.decision === 'undo') return takeBackDecision(change, row, deciding);
  if (row.payout) return isSaid(row, body) ? row : refuse('wrong-state');
  if (row.parts) return refuse('wrong-state');
  if (row.version !== body.version) return refuse('changed-meanwhile');
  const provider = payoutProviderOf(row, organization.accounts);
  if (!provider) return refuse('wrong-state');
  return body.decision === 'none'
    ? putRow(change, row, notPayout(row, provider.name), deciding)
    : split(change, row, { ...body, provider: provider.name }, deciding);
}

/** Whether exactly this was decided already. */
function isSaid(row: LedgerRow, body: Exclude<Decision, { decision: 'undo' }>): boolean {
  if (row.payout?.decision !== body.decision) return false;
  const [own] = entryLines(row);
  return body.decision === 'none' || own?.amount === body.gross;
}

async function split(
  change: Change,
  row: LedgerRow,
  { gross, fees, refunds, categories, receiptId, provider }: Split & { readonly provider: string },
  deciding: DecidingIn,
): Decided {
  const figures = { gross, fees, refunds, net: row.amount };
  if (!accountsFor(figures, row.amount)) {
    return refuse('invalid-input', { fields: { gross: { code: 'payout-does-not-add-up' } } });
  }
  const { books, cloud, organization, as } = deciding;
  const { sales, fees: feesName } = categories;
  const learned = learnNames({ categories: [sales, feesName] }, organization, cloud);
  if (isRefusal(learned)) return learned;
  const report = receiptId === undefined ? null : await cloud.receipts.get(row.organizationId, receiptId);
  const wish = wishToLink(row, receiptId, report);
  if (wish && isRefusal(wish)) return wish;
  const receiptIds = receiptId === undefined ? row.receiptIds : [receiptId];
  const ids = { sales: learned.categoryId(sales), fees: learned.categoryId(feesName) };
  const taxed = report ? feeTax(fees, report, ratesOf(row, organization)) : undefined;
  const kept = { figures, provider, receiptIds, categories: ids, feeTax: taxed };
  if (!wish) {
    change.put(...learned.writes);
    return putRow(change, row, splitPayout(row, kept), deciding);
  }
  let made = row;
  const match = await madeMatch(change, wish, books, cloud, {
    further: learned.writes,
    linkedAs: (linked) => {
      // One version further, not two: it is one change.
      made = as(splitPayout({ ...linked, version: row.version }, { ...kept, matchId: wish.id }));
      return made;
    },
  });
  if (isRefusal(match)) return match;
  change.about({ id: row.id, name: row.description });
  return made;
}

/**
 * The link of a deposit to its report, where both stand alone: a split is kept with what proves it. A report of several payouts stays
 * free for the others; that of one proves no second deposit.
 */
function wishToLink(
  row: LedgerRow,
  receiptId: string | undefined,
  report: StoredReceipt | null | undefined,
): NewMatch | Refusal | undefined {
  if (receiptId === undefined || row.receiptIds.includes(receiptId)) return undefined;
  if (!report) return refuse('not-found');
  if ((report.payoutReport?.payouts.length ?? 0) > 1) return undefined;
  if (!isOpenReceipt(report)) return refuse('wrong-state');
  if (row.receiptIds.length > 0) return undefined;
  const id = payoutMatchId(row, receiptId);
  return { id, receiptIds: [receiptId], transactionIds: [row.id], difference: 'fee' };
}

/** The usual taxes of a registered business's own country on a day; none in foreign money, or where nothing is worked out. */
function ratesOf({ date, currency }: LedgerRow, organization: StoredOrganization): readonly RatedTax[] {
  const { salesTax, region, profession } = organization;
  const isFiled =
    salesTax?.method === 'normal' && date >= salesTax.since && currency === organization.currency;
  const { country } = templateFor(organization.country, profession);
  return isFiled ? standardTaxes(country, region, { currency, date }) : [];
}

/** The deposit as it was, its report free again where the split linked it. */
async function takeBackDecision(change: Change, row: LedgerRow, deciding: DecidingIn): Decided {
  if (!row.payout) return row;
  const { books, cloud } = deciding;
  const { matchId } = row.payout;
  const match = matchId === undefined ? undefined : await cloud.matches.get(row.organizationId, matchId);
  const unlinked: LedgerRow[] = [];
  const unlinkedFrom = (linked: LedgerRow) => {
    unlinked.push(linked);
    // One version further, not two: it is one change.
    return { ...undecidedPayout(linked), version: linked.version };
  };
  const undone = match && (await takeBack(change, match, books, { unlinkedFrom }, cloud));
  if (undone && isRefusal(undone)) return undone;
  // Unlinked by hand since, or never linked.
  if (unlinked.length === 0) return putRow(change, row, undecidedPayout(row), deciding);
  change.about({ id: row.id, name: row.description });
  return row;
}

function putRow(
  change: Change,
  before: LedgerRow,
  bare: LedgerRow,
  { books, cloud, as }: DecidingIn,
): LedgerRow {
  const after = as(bare);
  const changes = [{ before, after }];
  change.about({ id: after.id, name: after.description });
  change.put(
    ...cloud.ledger.writesOf(changes, { userId: books.userId, at: change.at }),
    ...cloud.categories.habitWrites(changes),
  );
  return after;
}

/** A row as its sales tax is assumed of it once it is changed. */
function assumingIn(organization: StoredOrganization): (row: LedgerRow) => LedgerRow {
  const { assumed } = assumedTaxes(organization);
  return (row) => assumed(withoutAssumed(row));
}
