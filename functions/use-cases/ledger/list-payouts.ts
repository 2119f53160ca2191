import type * as z from 'zod';
import { addDays, todayIn } from '../../../shared/civil-date.ts';
import type { listPayouts as route } from '../../../shared/contract/ledger.ts';
import { BANK_ON_THE_WAY, TAX_WITHHELD } from '../../../shared/kept-back.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { PayoutOffer } from '../../../shared/model/payout-offer.ts';
import { offeredCategories } from '../../../shared/countries/book-categories.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { payoutCategories } from '../../domain/payouts/payout-categories.ts';
import { payoutEvidence } from '../../domain/payouts/payout-evidence.ts';
import { payoutProviderOf } from '../../domain/payouts/payout-provider.ts';
import type { PayoutProvider } from '../../domain/payouts/payout-provider.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { LedgerPage } from '../../store/ledger.ts';
import type { StoredReceipt } from '../../store/receipts.ts';
import { organizationOf } from '../books/organization-of.ts';
import type { Page } from '../page.ts';
import { filteredRows } from './filtered-rows.ts';

/** Payouts of this year and of the two before: whoever is late brings a whole year when the next one is nearly over. Older books are filed. */
const DAYS_BACK = 1095;
/** A report lies at most so many days from the payouts it accounts for. */
const REPORT_DAYS = 40;
const PAPERS_MAX = 500;

type Query = z.output<typeof route.query>;
type Parts = Pick<Cloud, 'organizations' | 'ledger' | 'receipts' | 'now'>;
type Offers = Promise<Page<PayoutOffer> | Refusal>;

/** Deposits that look like payouts, newest first, each with what proves its gross and fees; or those decided on. */
export async function listPayouts(query: Query, caller: Caller, cloud: Parts): Offers {
  const organization = await organizationOf(caller.organizationId, cloud);
  const { accounts, timeZone } = organization;
  const names = bookNames(organization);
  const today = todayIn(timeZone, cloud.now());
  const from = addDays(today, -DAYS_BACK);
  const read = (place: LedgerPage) => cloud.ledger.payouts(caller.organizationId, query.status, place);
  const wish = { query, from, read, batch: query.limit };
  if (query.status === 'decided') {
    const page = await filteredRows({ ...wish, isWanted: () => true }, caller, cloud);
    return isRefusal(page) ? page : { ...page, items: page.items.map((row) => decided(row, names)) };
  }
  const providerOf = (row: LedgerRow) => payoutProviderOf(row, accounts);
  const isWanted = (row: LedgerRow) => providerOf(row) !== undefined;
  const page = await filteredRows({ ...wish, isWanted }, caller, cloud);
  if (isRefusal(page)) return page;
  const [papers, sold] = await Promise.all([
    papersFor(page.items, caller, cloud),
    soldBy(page.items, { from, to: today }, names, cloud),
  ]);
  const choices = (['expense', 'income'] as const).flatMap((kind) => offeredCategories(organization, kind));
  const items = page.items.flatMap((row) => {
    const provider = providerOf(row);
    const offer = provider && offerOf(row, provider, { papers, choices, names, sold });
    // Only invoices show what a bank or a customer kept: it is no payout without them.
    const isByInvoices = provider?.name === BANK_ON_THE_WAY || provider?.name === TAX_WITHHELD;
    const isUnproven = isByInvoices && offer?.evidence === null;
    return offer && !isUnproven ? [offer] : [];
  });
  return { ...page, items };
}

interface Known {
  readonly papers: ReadonlyMap<string, StoredReceipt>;
  readonly choices: Parameters<typeof payoutCategories>[2];
  readonly names: BookNames;
  readonly sold: ReadonlyMap<string, number>;
}

function offerOf(
  row: LedgerRow,
  provider: PayoutProvider,
  { papers, choices, names, sold }: Known,
): PayoutOffer {
  const found = payoutEvidence(row, provider, [...papers.values()]);
  const paper = papers.get(found?.receiptIds[0] ?? '');
  const evidence = found && paper ? { ...found, date: paper.date, fileName: paper.fileName } : null;
  const { sales, fees } = payoutCategories(row, provider, choices, sold);
  const called = (id: string) => names.categoryName(names.standingCategory(id));
  const categories = { sales: called(sales), fees: called(fees) };
  return { transaction: shownTransaction(row, names), provider: provider.name, evidence, categories };
}

function decided(row: LedgerRow, names: BookNames): PayoutOffer {
  const transaction = shownTransaction(row, names);
  const fees = transaction.parts?.find(({ kind }) => kind === 'expense')?.category ?? '';
  const categories = { sales: transaction.category, fees };
  return { transaction, provider: row.payout?.provider ?? '', evidence: null, categories };
}

/** How many entries brought money in under each category in some days; not asked where nothing is to be offered. */
async function soldBy(
  [row]: readonly LedgerRow[],
  days: DateRange,
  names: BookNames,
  { ledger }: Pick<Parts, 'ledger'>,
): Promise<Map<string, number>> {
  const sold = new Map<string, number>();
  for (const { categoryId, earning } of row ? await ledger.categoryTotals(row.organizationId, days) : []) {
    const id = names.standingCategory(categoryId);
    sold.set(id, (sold.get(id) ?? 0) + earning);
  }
  return sold;
}

/** The documents linked to some deposits, and those of the days around that belong to nothing yet. */
async function papersFor(
  rows: readonly LedgerRow[],
  { organizationId }: Caller,
  { receipts }: Pick<Parts, 'receipts'>,
): Promise<Map<string, StoredReceipt>> {
  const [first, last] = [rows.at(-1), rows[0]];
  if (!first || !last) return new Map();
  const range = { from: addDays(first.date, -REPORT_DAYS), to: addDays(last.date, REPORT_DAYS) };
  const [linked, open] = await Promise.all([
    receipts.getMany(organizationId, [...new Set(rows.flatMap(({ receiptIds }) => receiptIds))]),
    receipts.someUnmatched(organizationId, range, PAPERS_MAX),
  ]);
  return new Map([...open, ...linked].map((paper) => [paper.id, paper]));
}
