import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { listUncategorised } from '../../../../../functions/use-cases/categories/list-uncategorised.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { makeMatch } from '../../../../../functions/use-cases/matching/make-match.ts';
import { memoryImports } from '../../../../support/memory-imports.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

/** Books with the rows of a statement; `rowOf` is the one of an amount. */
async function booksWith(lines: readonly string[]) {
  const books = await memoryImports();
  const { id } = await books.read(['Date,Description,Amount', ...lines, ''].join('\n'));
  await books.commit(id);
  const rowOf = async (amount: number) => {
    const found = (await books.rows()).find((row) => row.amount === amount);
    if (!found) throw new Error('There is no such row.');
    return found;
  };
  return { ...books, rowOf };
}

it('offers a check the category of whom its invoice names, also where that was decided after the match', async () => {
  const lines = [
    '2026-03-02,CHECK 1042,-950.00',
    '2026-03-04,CHECK 1043,-120.00',
    '2026-03-05,Zelle payment to Priya Raman,-600.00',
  ];
  const { cloud, caller, rowOf } = await booksWith(lines);
  const offered = async () => {
    const open = await listUncategorised({ limit: 50 }, caller, cloud);
    if (isRefusal(open)) throw new Error(open.refused);
    return Object.fromEntries(
      open.items.map(({ transaction, suggestion }) => [transaction.amount, suggestion?.categoryId]),
    );
  };
  const check = await rowOf(-95_000);
  const invoice = paper(caller.organizationId, {
    ...{ kind: 'invoice', vendor: 'Priya Raman', amount: 95_000, date: '2026-03-01', currency: 'USD' },
  });
  await addPapers(cloud, [invoice]);
  const match = { id: v7(), receiptIds: [invoice.id], transactionIds: [check.id] };
  expect(isRefusal(await makeMatch(match, caller, cloud))).toBe(false);
  expect((await offered())['-95000']).toBeUndefined();
  const zelle = await rowOf(-60_000);
  await changeTransaction(zelle.id, { category: 'subcontractors', version: zelle.version }, caller, cloud);
  const { categoryId } = await rowOf(-60_000);
  expect(await offered()).toEqual({ '-95000': categoryId, '-12000': undefined });
});

it('asks at once about all who paid an own invoice, whatever the bank calls them, and about a credit note apart', async () => {
  const books = await memoryImports();
  const { cloud, caller } = books;
  const lines = ['2026-03-02,KANE CONSTRUCTIONS BW-1025,1414.60', '2026-03-04,HARBOUR YOGA BW-1026,831.60'];
  const { id } = await books.read(
    ['Date,Description,Amount', ...lines, '2026-03-06,OFFICE WORLD,20.00', ''].join('\n'),
  );
  await books.commit(id);
  const families = async () => {
    const open = await listUncategorised({ limit: 50 }, caller, cloud);
    if (isRefusal(open)) throw new Error(open.refused);
    return Object.fromEntries(
      open.items.map(({ transaction, family }) => [transaction.description, family?.code]),
    );
  };
  expect(Object.values(await families())).toEqual([undefined, undefined, undefined]);
  for (const row of await books.rows()) {
    const kind = row.amount === 2000 ? 'credit-note' : 'invoice';
    const document = paper(caller.organizationId, { kind, vendor: 'Brekky Wagon', amount: row.amount });
    await addPapers(cloud, [document]);
    await makeMatch({ id: v7(), receiptIds: [document.id], transactionIds: [row.id] }, caller, cloud);
  }
  expect(await families()).toEqual({
    'KANE CONSTRUCTIONS BW-1025': 'customers',
    'HARBOUR YOGA BW-1026': 'customers',
    'OFFICE WORLD': undefined,
  });
});

it('knows the checks of whom their invoices name, once a person sorted one of them', async () => {
  const lines = [
    '2026-03-02,CHECK 1042,-950.00',
    '2026-03-20,CHECK 1047,-1210.55',
    '2026-03-21,CHECK 1048,-77.00',
  ];
  const { cloud, caller, rowOf } = await booksWith(lines);
  const link = async (amount: number) => {
    const row = await rowOf(-amount);
    const invoice = paper(caller.organizationId, { kind: 'invoice', vendor: 'Heath Excavating', amount });
    await addPapers(cloud, [invoice]);
    await makeMatch({ id: v7(), receiptIds: [invoice.id], transactionIds: [row.id] }, caller, cloud);
  };
  await link(95_000);
  const first = await rowOf(-95_000);
  await changeTransaction(first.id, { category: 'subcontractors', version: first.version }, caller, cloud);
  const { categoryId } = await rowOf(-95_000);
  expect((await rowOf(-121_055)).categoryId).not.toBe(categoryId);
  await link(121_055);
  expect(await rowOf(-121_055)).toMatchObject({ categoryId, assumed: { source: 'history' } });
  expect((await rowOf(-7700)).categoryId).not.toBe(categoryId);
});
