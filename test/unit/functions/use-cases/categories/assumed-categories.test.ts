import { expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { saveRules } from '../../../../../functions/use-cases/categories/save-rules.ts';
import { listUncategorised } from '../../../../../functions/use-cases/categories/list-uncategorised.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { listPairs } from '../../../../../functions/use-cases/ledger/list-pairs.ts';
import { pairPeriod } from '../../../../../functions/use-cases/ledger/pair-period.ts';
import { addAccount } from '../../../../../functions/use-cases/books/add-account.ts';
import { v7 } from 'uuid';
import { getSummary } from '../../../../../functions/use-cases/ledger/get-summary.ts';
import { getWorklist } from '../../../../../functions/use-cases/ledger/get-worklist.ts';
import { listTransactions } from '../../../../../functions/use-cases/ledger/list-transactions.ts';
import type { TransactionChange } from '../../../../../shared/model/transaction.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';

const february = `Date,Description,Amount
2026-02-02,ESSO CIRCLE K 1221 BARRIE ON,-61.20
2026-02-03,QUILLON BLINDS #4421 BARRIE ON,-410.00
2026-02-04,QUILLON BLINDS #0032 ROUND ROCK TX,-380.00
2026-02-05,AMZN Mktp CA*2K4L98XY3,-33.10
2026-02-06,AMZN Mktp CA*RT5TK92,-12.99
2026-02-09,TRANSFER TO SAVINGS 8841,-500.00
`;
const march = `Date,Description,Amount
2026-03-03,QUILLON BLINDS 7781,-395.00
2026-03-04,AMAZON.CA*M44GH7QX0,-54.00
`;

type Books = Awaited<ReturnType<typeof memoryImports>>;

async function imported(books: Books, text: string): Promise<void> {
  const { id } = await books.read(text);
  await books.commit(id);
}

async function rowOf({ rows }: Books, start: string): Promise<LedgerRow> {
  const found = (await rows())
    .toSorted((a, b) => (a.date < b.date ? 1 : -1))
    .find(({ description }) => description.startsWith(start));
  if (!found) throw new Error(`There is no entry ${start}.`);
  return found;
}

async function change(books: Books, row: LedgerRow, wish: Omit<TransactionChange, 'version'>): Promise<void> {
  const answer = await changeTransaction(
    row.id,
    { ...wish, version: row.version },
    books.caller,
    books.cloud,
  );
  if (isRefusal(answer)) throw new Error(JSON.stringify(answer));
}

const categoryOf = ({ categoryId, assumed }: LedgerRow) => [categoryId, assumed?.source];

async function left({ caller, cloud }: Books) {
  const { withoutCategory, assumed } = await getWorklist(caller, cloud);
  const review = await listTransactions({ needs: 'review', limit: 50 }, caller, cloud);
  const drift = await driftOf(caller.organizationId, cloud);
  return { withoutCategory, assumed, review: isRefusal(review) ? [] : review.items.length, drift };
}

it('applies what is sure as assumed, cold and after one decision, and learns only from what a person accepts', async () => {
  const books = await memoryImports();
  await imported(books, february);
  const fuel = await rowOf(books, 'ESSO');
  expect(categoryOf(fuel)).toEqual([expect.not.stringMatching('expense'), 'merchant']);
  expect(categoryOf(await rowOf(books, 'TRANSFER'))).toEqual(['transfer', 'transfer']);
  expect(categoryOf(await rowOf(books, 'QUILLON'))).toEqual(['expense', undefined]);
  expect(await left(books)).toEqual({ withoutCategory: 4, assumed: 2, review: 2, drift: [] });
  const open = await listUncategorised({ limit: 50 }, books.caller, books.cloud);
  expect(new Set(isRefusal(open) ? [] : open.items.map(({ alike }) => alike)).size).toBe(2);
  expect(await books.cloud.categories.history(books.caller.organizationId, [fuel])).toEqual([]);

  await change(books, await rowOf(books, 'QUILLON BLINDS #4421'), { category: 'office' });
  await change(books, await rowOf(books, 'AMZN'), { category: 'office' });
  await imported(books, march);
  expect(categoryOf(await rowOf(books, 'QUILLON BLINDS 7781'))).toEqual(['office-supplies', 'history']);
  expect(categoryOf(await rowOf(books, 'AMAZON'))).toEqual(['expense', undefined]);

  const savings = await rowOf(books, 'TRANSFER');
  await change(books, savings, { category: savings.categoryId });
  expect(await rowOf(books, 'TRANSFER')).toMatchObject({ kind: 'transfer', categoryId: 'transfer' });
  expect(categoryOf(await rowOf(books, 'TRANSFER'))).toEqual(['transfer', undefined]);

  await change(books, fuel, { category: fuel.categoryId });
  expect(categoryOf(await rowOf(books, 'ESSO'))).toEqual([fuel.categoryId, undefined]);
  expect(await books.cloud.categories.history(books.caller.organizationId, [fuel])).toHaveLength(1);
  expect(await left(books)).toMatchObject({ assumed: 1, review: 1, drift: [] });
});

it('lists vendors of a kind as one family, until somebody has decided about them', async () => {
  const books = await memoryImports();
  await imported(
    books,
    `Date,Description,Amount
2026-02-03,MILLER SUPPLIES #4421 BARRIE ON,-41.00
2026-02-04,FROST SUPPLY #0032 BARRIE ON,-38.00
2026-02-05,KENT SUPPLIES #12,-33.10
`,
  );
  const families = async () => {
    const open = await listUncategorised({ limit: 50 }, books.caller, books.cloud);
    return isRefusal(open) ? [] : open.items.map(({ family }) => family?.code);
  };
  expect(await families()).toEqual(['shops', 'shops', 'shops']);
  await change(books, await rowOf(books, 'MILLER'), { category: 'office' });
  expect(await families()).toEqual(['shops', 'shops']);
  await change(books, await rowOf(books, 'FROST'), { category: 'office' });
  expect(await families()).toEqual([undefined]);
});

it('assumes that what was personal once is so again, and nothing where only some of it was', async () => {
  const books = await memoryImports();
  await imported(books, 'Date,Description,Amount\n2026-02-02,NETFLIX.COM 4421,-20.99\n');
  await change(books, await rowOf(books, 'NETFLIX'), { use: 'personal' });
  await imported(books, 'Date,Description,Amount\n2026-03-02,NETFLIX.COM 0032,-20.99\n');
  const again = await rowOf(books, 'NETFLIX.COM 0032');
  expect(again).toMatchObject({ kind: 'transfer', categoryId: 'transfer', use: 'personal' });
  expect(categoryOf(again)).toEqual(['transfer', 'history']);
  expect(await left(books)).toEqual({ withoutCategory: 0, assumed: 1, review: 1, drift: [] });

  await change(books, again, { kind: 'expense', use: null, category: 'software' });
  await imported(books, 'Date,Description,Amount\n2026-03-20,NETFLIX.COM 7781,-20.99\n');
  expect(await rowOf(books, 'NETFLIX.COM 7781')).toMatchObject({ kind: 'expense', categoryId: 'expense' });
  const open = await listUncategorised({ limit: 50 }, books.caller, books.cloud);
  expect(isRefusal(open) ? [] : open.items.map(({ suggestion }) => suggestion)).toEqual([null]);
});

it('assumes that draws and contributions are the owner’s again, never income or expense, until a person says otherwise', async () => {
  const books = await memoryImports();
  await imported(
    books,
    `Date,Description,Amount
2026-02-02,INTERAC E-TRANSFER J PELLY,-1500.00
2026-02-09,E-TRANSFER FROM J PELLY,900.00
`,
  );
  for (const row of await books.rows()) await change(books, row, { use: 'owner' });
  await imported(
    books,
    `Date,Description,Amount
2026-03-02,INTERAC E-TRANSFER J PELLY 8KX21,-1600.00
2026-03-09,E-TRANSFER FROM J PELLY 7,3000.00
`,
  );
  const [draw, brought] = [await rowOf(books, 'INTERAC'), await rowOf(books, 'E-TRANSFER FROM')];
  for (const row of [draw, brought]) {
    expect(row.date > '2026-03-01').toBe(true);
    expect(row).toMatchObject({ kind: 'transfer', categoryId: 'transfer', use: 'owner' });
    expect(row.assumed).toMatchObject({ source: 'history' });
  }
  const days = { from: '2026-01-01', to: '2026-12-31' };
  expect(await getSummary(days, books.caller, books.cloud)).toMatchObject({ income: 0, expenses: 0 });
  expect(await left(books)).toEqual({ withoutCategory: 0, assumed: 2, review: 2, drift: [] });

  await change(books, draw, { kind: 'expense', use: null, category: 'subcontractors' });
  await imported(books, 'Date,Description,Amount\n2026-03-20,INTERAC E-TRANSFER J PELLY 9ZZ31,-1600.00\n');
  const open = await listUncategorised({ limit: 50 }, books.caller, books.cloud);
  expect(isRefusal(open) ? [] : open.items.map(({ suggestion }) => suggestion)).toEqual([null]);
});

it('asks whether an assumed draw moved to another account of the books when such money arrived there', async () => {
  const books = await memoryImports();
  const { caller, cloud } = books;
  await imported(books, 'Date,Description,Amount\n2026-02-02,ONLINE BANKING PAYMENT,-1500.00\n');
  await change(books, await rowOf(books, 'ONLINE'), { use: 'owner' });
  await imported(books, 'Date,Description,Amount\n2026-03-02,ONLINE BANKING PAYMENT 77,-1600.00\n');
  const draw = await rowOf(books, 'ONLINE');
  expect(draw).toMatchObject({ use: 'owner', assumed: { source: 'history' } });
  const savings = { id: v7(), name: 'Savings 2', kind: 'savings', openingBalance: 0 } as const;
  await addAccount(savings, caller, cloud);
  const { id } = await books.read(
    'Date,Description,Amount\n2026-03-03,TRANSFER FROM CHECKING,1600.00\n',
    'savings.csv',
    { accountId: savings.id },
  );
  await books.commit(id, { accountId: savings.id });
  await pairPeriod(caller.organizationId, { from: '2026-03-01', to: '2026-03-31' }, cloud);
  const pairs = await listPairs({ status: 'open', limit: 10 }, caller, cloud);
  expect(isRefusal(pairs) ? [] : pairs.items.map(({ pair }) => pair.transactionIds[0])).toEqual([draw.id]);
});

it('takes an assumed decision back to an entry that waits for a person', async () => {
  const books = await memoryImports();
  await imported(books, february);
  await change(books, await rowOf(books, 'ESSO'), { category: 'expense' });
  await change(books, await rowOf(books, 'TRANSFER'), { kind: 'expense', category: 'expense' });
  expect(categoryOf(await rowOf(books, 'ESSO'))).toEqual(['expense', undefined]);
  expect(await rowOf(books, 'TRANSFER')).toMatchObject({ kind: 'expense', categoryId: 'expense' });
  expect(await left(books)).toEqual({ withoutCategory: 6, assumed: 0, review: 0, drift: [] });
});

it('assumes of a third shop of a trade what two others are, and of a payer by invoice what three customers are', async () => {
  const books = await memoryImports();
  const csv = (...lines: string[]) => `Date,Description,Amount\n${lines.join('\n')}\n`;
  await imported(
    books,
    csv(
      '2026-02-02,MILLER SIGNS #4421 BARRIE ON,-410.00',
      '2026-02-03,FROST SIGNS #0032 ORILLIA ON,-380.00',
      ...['BRAYWELL LTD INV1001', 'M CROSS', 'HOLT ARTS'].map(
        (name, at) => `2026-02-1${at},FPI ${name},900.00`,
      ),
    ),
  );
  for (const shop of ['MILLER', 'FROST'])
    await change(books, await rowOf(books, shop), { category: 'office' });
  for (const payer of ['BRAYWELL', 'M CROSS', 'HOLT'])
    await change(books, await rowOf(books, `FPI ${payer}`), { category: 'sales' });
  await imported(
    books,
    csv('2026-03-03,KENTON SIGNS 7781,-395.00', '2026-03-04,FPI TIDEWATER PLC INV1009,950.00'),
  );
  expect(categoryOf(await rowOf(books, 'KENTON'))).toEqual(['office-supplies', 'history']);
  expect(categoryOf(await rowOf(books, 'FPI TIDEWATER'))).toEqual(['sales-revenue', 'history']);
  expect(await left(books)).toMatchObject({ assumed: 2, review: 2, drift: [] });
});

it('leaves to a rule what people decided otherwise before, also whose money it is', async () => {
  const books = await memoryImports();
  await imported(books, february);
  for (const place of ['#4421', '#0032'])
    await change(books, await rowOf(books, `QUILLON BLINDS ${place}`), { use: 'owner' });
  const rule = { id: v7(), conditions: { text: 'quillon' }, effect: { use: 'personal' } } as const;
  await saveRules({ items: [rule], version: 0 }, books.caller, books.cloud);
  await imported(books, march);
  const ruled = await rowOf(books, 'QUILLON BLINDS 7781');
  expect(ruled).toMatchObject({ use: 'personal', ruleId: rule.id });
  expect(ruled.assumed).toBeUndefined();
  expect((await left(books)).drift).toEqual([]);
});

it('gives the next bill the share that a person gave the last one, and drops it where that was another thing', async () => {
  const books = await memoryImports();
  const bill = (day: string) => `Date,Description,Amount\n${day},BC HYDRO BILL PYMT,-140.00\n`;
  await imported(books, bill('2026-02-16'));
  const first = await rowOf(books, 'BC HYDRO');
  await change(books, first, { category: 'utilities', businessShare: 20 });
  await imported(books, bill('2026-03-16'));
  const next = await rowOf(books, 'BC HYDRO');
  expect(next).toMatchObject({ businessShare: 20, assumed: { source: 'history' } });
  await change(books, next, { category: 'office' });
  expect(await rowOf(books, 'BC HYDRO')).not.toHaveProperty('businessShare');
});
