import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import type { StoredReceipt } from '../../../../../functions/store/receipts.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { assumeTaxes } from '../../../../../functions/use-cases/ledger/assume-taxes.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { editTransactions } from '../../../../../functions/use-cases/ledger/edit-transactions.ts';
import { restoreTransaction } from '../../../../../functions/use-cases/ledger/restore-transaction.ts';
import { runJob } from '../../../../../functions/use-cases/jobs/run-job.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { makeMatch } from '../../../../../functions/use-cases/matching/make-match.ts';
import { deleteReceipt } from '../../../../../functions/use-cases/receipts/delete-receipt.ts';
import { getSalesTax } from '../../../../../functions/use-cases/reports/get-sales-tax.ts';
import type { SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';
import type { TransactionChange } from '../../../../../shared/model/transaction.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

const year = { from: '2026-01-01', to: '2026-12-31' };
const clients = ['DEPOSIT HARROW SYSTEMS INC', 'DEPOSIT DRAYTON HOMES', 'STRIPE PAYOUT'];

/** Books of a business in Ontario whose prices include HST, with a sale to each client in a month. */
async function taxedBooks() {
  const books = await memoryImports();
  const { cloud, caller } = books;
  await updateProfile({ country: 'Canada', region: 'ON', profession: 'general' }, caller, cloud);
  const salesTax = {
    ...{ since: '2026-01-01', number: '123026635RT0001', endsIn: 12 },
    period: 'year',
    method: 'normal',
    sales: 'included',
  } as const satisfies SalesTaxRegistration;
  expect(isRefusal(await savePreferences({ salesTax }, caller, cloud))).toBe(false);
  const month = async (at: number): Promise<LedgerRow[]> => {
    const lines = clients.map((client, day) => `2026-0${at}-1${day},${client} ${at}77${day},1130.00`);
    const { id } = await books.read(['Date,Description,Amount', ...lines, ''].join('\n'));
    await books.commit(id);
    const rows = await books.rows();
    return clients.map((client) => {
      const found = rows.findLast((row) => row.description.startsWith(client));
      if (!found) throw new Error(`${client} paid nothing.`);
      return found;
    });
  };
  const change = async (id: string, wish: Omit<TransactionChange, 'version'>) => {
    const { version = 0 } = (await cloud.ledger.get(caller.organizationId, id)) ?? {};
    expect(isRefusal(await changeTransaction(id, { ...wish, version }, caller, cloud))).toBe(false);
  };
  return { ...books, month, change };
}

const taxesOf = (rows: readonly LedgerRow[]) =>
  rows.map(({ taxes = [], taxesAssumed, taxFreeAsBefore }) => ({
    tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    ...{ taxesAssumed, taxFreeAsBefore },
  }));
const taxed = { tax: 13_000, taxesAssumed: true, taxFreeAsBefore: undefined };
const free = { tax: 0, taxesAssumed: undefined, taxFreeAsBefore: true };

it('assumes no tax in what a client pays whose latest sale a person said to be without, and in nobody else’s', async () => {
  const books = await taxedBooks();
  const { cloud, caller } = books;
  const january = await books.month(1);
  expect(taxesOf(january)).toEqual([taxed, taxed, taxed]);
  for (const { id } of january) await books.change(id, { category: 'Service Income' });
  // A platform pays for many customers: what one payout had in it says nothing of the next.
  for (const at of [0, 2]) await books.change(january[at]?.id ?? '', { taxes: [] });

  const february = await books.month(2);
  expect(taxesOf(february)).toEqual([free, taxed, taxed]);
  await assumeTaxes(caller.organizationId, year, cloud);
  const found = await getSalesTax(year, caller, cloud);
  if (isRefusal(found)) throw new Error(found.refused);
  // Both without tax count as sales: 6 × 1,130.00 less 3 × 130.00.
  expect(found.periods[0]).toMatchObject({ payable: 39_000, undecided: { count: 0, amount: 0 } });
  expect(found.periods[0]?.boxes[0]).toMatchObject({ code: '101', amount: 639_000 });
  expect(await driftOf(caller.organizationId, cloud)).toEqual([]);

  const [harrow] = february;
  await books.change(harrow?.id ?? '', { category: 'Service Income' });
  const march = await books.month(3);
  expect(taxesOf(march)).toEqual([free, taxed, taxed]);
  await books.change(march[0]?.id ?? '', {
    category: 'Service Income',
    taxes: [{ kind: 'HST', rate: 13, amount: 13_000 }],
  });
  expect(taxesOf(await books.month(4))).toEqual([taxed, taxed, taxed]);
});

it('takes a person’s word on the tax and its undoing, and keeps what it assumed before', async () => {
  const books = await taxedBooks();
  const [first] = await books.month(1);
  await books.change(first?.id ?? '', { category: 'Service Income' });
  await books.change(first?.id ?? '', { taxes: [] });
  const [id = ''] = (await books.month(2)).map((row) => row.id);
  const now = async () => taxesOf((await books.rows()).filter((row) => row.id === id));
  await books.change(id, { taxes: [{ kind: 'HST', rate: 13, amount: 13_000 }] });
  expect(await now()).toEqual([{ tax: 13_000, taxesAssumed: undefined, taxFreeAsBefore: true }]);
  await books.change(id, { taxes: null });
  expect(await now()).toEqual([free]);
});

it('has later sales that are in the books already follow what is said of one, or no longer said', async () => {
  const books = await taxedBooks();
  const { cloud, caller } = books;
  const outbox = new NotedOutbox(cloud.table, cloud.now);
  Object.assign(cloud, { outbox });
  const [january] = await books.month(1);
  for (const at of [2, 3]) await books.month(at);
  const doWhatWasAsked = async () => {
    for (const work of outbox.asked.splice(0))
      if (work.kind === 'assume-taxes') await assumeTaxes(caller.organizationId, work, cloud);
  };
  const ofClient = async (at: number) =>
    taxesOf((await books.rows()).filter(({ description }) => description.startsWith(clients[at] ?? '?')));
  outbox.asked.splice(0);

  const [, february] = (await books.rows()).filter(({ description }) =>
    description.startsWith('DEPOSIT HARROW'),
  );
  await books.change(february?.id ?? '', { taxes: [] });
  await doWhatWasAsked();
  const said = { tax: 0, taxesAssumed: undefined, taxFreeAsBefore: undefined };
  // What was paid before stays as it was.
  expect(await ofClient(0)).toEqual([taxed, said, free]);
  expect(await ofClient(1)).toEqual([taxed, taxed, taxed]);

  await books.change(january?.id ?? '', { description: 'DEPOSIT HARROW SYSTEMS INC 1' });
  expect(outbox.asked.filter(({ kind }) => kind === 'assume-taxes')).toEqual([]);
  await books.change(february?.id ?? '', { taxes: null });
  await doWhatWasAsked();
  expect(await ofClient(0)).toEqual([taxed, taxed, taxed]);
  expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
});

/** Books with three sales to each client, whose background does what is asked of it when told to. */
async function threeMonths() {
  const books = await taxedBooks();
  const { cloud, caller } = books;
  const outbox = new NotedOutbox(cloud.table, cloud.now);
  Object.assign(cloud, { outbox });
  for (const at of [1, 2, 3]) await books.month(at);
  const ofClient = async () =>
    (await books.rows()).filter(({ description }) => description.startsWith('DEPOSIT HARROW'));
  const settled = async () => {
    for (const work of outbox.asked.splice(0))
      if (work.kind === 'assume-taxes') await assumeTaxes(caller.organizationId, work, cloud);
    return taxesOf(await ofClient());
  };
  await settled();
  const [january = '', february = '', march = ''] = (await ofClient()).map(({ id }) => id);
  return { ...books, settled, january, february, march };
}
const said = { tax: 0, taxesAssumed: undefined, taxFreeAsBefore: undefined };

it('has a sale follow the latest one of which somebody said its tax, whichever way', async () => {
  const { settled, change, january, february } = await threeMonths();
  await change(january, { taxes: [] });
  expect(await settled()).toEqual([said, free, free]);
  const hst = { tax: 13_000, taxesAssumed: undefined, taxFreeAsBefore: true };
  await change(february, { taxes: [{ kind: 'HST', rate: 13, amount: 13_000 }] });
  expect(await settled()).toEqual([said, hst, taxed]);
  await change(february, { taxes: null });
  expect(await settled()).toEqual([said, free, free]);
});

it('has later sales follow a deleted one no longer, until it is back', async () => {
  const { settled, change, cloud, caller, january } = await threeMonths();
  await change(january, { taxes: [] });
  expect(await settled()).toEqual([said, free, free]);
  expect(isRefusal(await deleteTransaction(january, caller, cloud))).toBe(false);
  expect(await settled()).toEqual([taxed, taxed]);
  expect(isRefusal(await restoreTransaction(january, caller, cloud))).toBe(false);
  expect(await settled()).toEqual([said, free, free]);
});

it('knows in the sales of some days what was said of those before them', async () => {
  const { change, cloud, caller, january, march } = await threeMonths();
  await change(january, { taxes: [] });
  await assumeTaxes(caller.organizationId, { from: '2026-03-01', to: '9999-12-31' }, cloud);
  const row = await cloud.ledger.get(caller.organizationId, march);
  expect(taxesOf(row ? [row] : [])).toEqual([free]);
});

it('asks for later sales once where many are said to be without tax', async () => {
  const { settled, cloud, caller, january } = await threeMonths();
  const { version = 1 } = (await cloud.ledger.get(caller.organizationId, january)) ?? {};
  const entries = [{ transactionId: january, version }];
  const job = await editTransactions({ id: v7(), act: { do: 'no-tax' }, entries }, caller, cloud);
  if (isRefusal(job)) throw new Error(job.refused);
  await runJob(caller.organizationId, job.id, cloud);
  expect(await settled()).toEqual([said, free, free]);
});

it('goes on with sales that followed in the books in those that are imported after them', async () => {
  const books = await taxedBooks();
  const { cloud, caller } = books;
  const [january] = await books.month(1);
  const [february] = await books.month(2);
  for (const row of [january, february]) await books.change(row?.id ?? '', { category: 'Service Income' });
  await books.change(january?.id ?? '', { taxes: [] });
  await assumeTaxes(caller.organizationId, { from: '0001-01-01', to: '9999-12-31' }, cloud);
  expect(taxesOf((await books.rows()).filter(({ id }) => id === february?.id))).toEqual([free]);
  expect(taxesOf(await books.month(3))).toEqual([free, taxed, taxed]);
  expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
});

it('asks for later sales anew where the invoice that said there is no tax is deleted', async () => {
  const books = await taxedBooks();
  const { cloud, caller } = books;
  const { organizationId } = caller;
  const [january] = await books.month(1);
  const field = (value: string | number): StoredReceipt['fields'][string] => ({
    ...{ value, text: String(value), confidence: 1, page: 1 },
    box: [0, 0, 0.1, 0.1],
  });
  const invoice = paper(organizationId, {
    ...{ kind: 'invoice', isIssued: true, vendor: 'Harrow', amount: 113_000, currency: 'CAD' },
    fields: { vendor: field('Harrow'), subtotal: field(113_000) },
  });
  await addPapers(cloud, [invoice]);
  const match = { id: v7(), receiptIds: [invoice.id], transactionIds: [january?.id ?? ''] };
  expect(isRefusal(await makeMatch(match, caller, cloud))).toBe(false);
  expect(await cloud.ledger.get(organizationId, january?.id ?? '')).toMatchObject({ taxFreeByInvoice: true });

  const outbox = new NotedOutbox(cloud.table, cloud.now);
  Object.assign(cloud, { outbox });
  expect(isRefusal(await deleteReceipt(invoice.id, { forever: false }, caller, cloud))).toBe(false);
  expect(outbox.asked).toContainEqual(expect.objectContaining({ kind: 'assume-taxes' }));
});
