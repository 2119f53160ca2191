import type { Refusal } from '../../../functions/domain/outcome.ts';
import { addAccount } from '../../../functions/use-cases/books/add-account.ts';
import { lockPeriod } from '../../../functions/use-cases/books/lock-period.ts';
import { addCategory } from '../../../functions/use-cases/categories/add-category.ts';
import { startCategoryRun } from '../../../functions/use-cases/categories/start-category-run.ts';
import { commitStatementImport } from '../../../functions/use-cases/imports/commit-statement-import.ts';
import { importStatement } from '../../../functions/use-cases/imports/import-statement.ts';
import { addTransaction } from '../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../functions/use-cases/ledger/delete-transaction.ts';
import { listPayouts } from '../../../functions/use-cases/ledger/list-payouts.ts';
import { makeMatch } from '../../../functions/use-cases/matching/make-match.ts';
import { saveMatching } from '../../../functions/use-cases/matching/save-matching.ts';
import { deleteReceipt } from '../../../functions/use-cases/receipts/delete-receipt.ts';
import { addRecurringEntry } from '../../../functions/use-cases/recurring/add-recurring-entry.ts';
import { deleteRecurringEntry } from '../../../functions/use-cases/recurring/delete-recurring-entry.ts';
import { statementCsv } from '../entries.ts';
import { receiptLines } from '../simulation/documents.ts';
import type { Desk } from './desk.ts';

/** Up to here the books of the trials are closed; what they hold lies on a day before. */
export const UNTIL = '2026-03-20';
export const DAY = '2026-03-02';
export const LATER = '2026-03-25';

/** Books with one of everything on a day that is closed next. */
export async function booksToClose(desk: Desk) {
  const { caller, cloud } = desk;
  const entry = (change: object = {}) => ({
    ...{ id: desk.id(), kind: 'expense' as const, description: 'Willow Print', amount: 4321 },
    ...{ category: 'travel', accountLabel: 'checking', date: DAY },
    ...change,
  });
  const did = async <T>(name: string, body: () => Promise<T | Refusal>): Promise<T> => {
    const done = await desk.ask(name, body);
    if (!done) throw new Error(`${name} was refused.`);
    return done;
  };
  const add = async (change: object = {}) =>
    (await did('add', () => addTransaction(entry(change), caller, cloud))).id;
  await did('matching', () => saveMatching({ auto: 'suggest', threshold: 98 }, caller, cloud));
  const [row, linked, deleted, gone] = [
    await add(),
    await add({ amount: 7654 }),
    await add({ amount: 11 }),
    await add({ amount: 12 }),
  ];
  for (const id of [deleted, gone]) await did('delete', () => deleteTransaction(id, caller, cloud));
  const bring = (vendor: string, amount: number) => desk.bring(receiptLines({ vendor, day: DAY, amount }));
  const [paper, loose] = [await bring('Quince Works', 7654), await bring('Rowan Supply', 98_765)];
  const matched = desk.id();
  const match = { id: matched, receiptIds: [paper], transactionIds: [linked] };
  await did('match', () => makeMatch(match, caller, cloud));
  for (const [description, amount] of [
    ['Alder Books', 1250],
    ['Birch Cafe', 3399],
    ['Cedar Tools', 5150],
  ] as const) {
    await add({ description, amount });
    await bring(description, amount);
  }
  const { items: suggestions } = await did('suggestions', () =>
    cloud.matches.page(caller.organizationId, 'suggestions', { after: undefined, limit: 9 }),
  );
  await add({ description: 'Transfer to savings', amount: 60_000, kind: 'expense', category: 'office' });
  await add({
    description: 'Transfer from checking',
    amount: 60_000,
    kind: 'income',
    category: 'income',
    accountLabel: 'savings',
  });
  const { items: pairs } = await did('pairs', () =>
    cloud.pairs.page(caller.organizationId, 'open', { after: undefined, limit: 9 }),
  );
  const job = desk.id();
  const run = { id: job, transactionIds: [row], categories: ['meals'] };
  await did('run', () => startCategoryRun(run, caller, cloud));
  const read = async (amount: number, description = `Bank ${amount}`) => {
    const text = statementCsv([
      { date: DAY, description, amount },
      { date: LATER, description: `Later ${description}`, amount: amount + 1 },
    ]);
    const uploadId = await desk.send({ text, what: 'statement' });
    const id = desk.id();
    await did('import', () => importStatement({ id, uploadId, accountId: 'checking' }, caller, cloud));
    return { id, uploadId };
  };
  const deposit = await read(9710, 'STRIPE PAYOUT ST-K2J8');
  const [committed, ready, unwanted] = [await read(-4100), await read(-4200), await read(-4300)];
  const commit = { accountId: 'checking' };
  for (const { id } of [deposit, committed])
    await did('commit', () => commitStatementImport(id, commit, caller, cloud));
  const { items: payouts } = await did('payouts', () =>
    listPayouts({ status: 'open', limit: 9 }, caller, cloud),
  );
  const payout = payouts.find(({ transaction }) => transaction.date === DAY)?.transaction.id ?? '';
  const recurs = (change: object = {}) => ({
    ...{ id: desk.id(), kind: 'expense' as const, description: 'Rent', amount: 90_000 },
    ...{ accountLabel: 'checking', frequency: 'monthly' as const, nextDueDate: '2026-05-01', ...change },
  });
  const [recurring, ended] = [recurs(), recurs()];
  for (const each of [recurring, ended]) await did('recurring', () => addRecurringEntry(each, caller, cloud));
  await did('delete recurring', () => deleteRecurringEntry(ended.id, caller, cloud));
  const reserve = { id: desk.id(), name: 'Reserve', kind: 'savings', openingBalance: 5000 } as const;
  await did('account', () => addAccount(reserve, caller, cloud));
  const euros = { id: desk.id(), name: 'Euros', kind: 'checking', currency: 'EUR' } as const;
  await did('account', () => addAccount(euros, caller, cloud));
  await add({ accountLabel: euros.id });
  const own = { id: desk.id(), name: 'Beehives', kind: 'expense' } as const;
  await did('category', () => addCategory(own, caller, cloud));
  await did('archive', () => deleteReceipt(loose, { forever: false }, caller, cloud));
  await did('lock', () => lockPeriod({ until: UNTIL, version: 0 }, caller, cloud));
  return {
    ...{ desk, caller, cloud, entry, recurs, row, linked, deleted, gone, paper, loose, matched, payout, job },
    ...{ suggestions, pairs, committed, ready, unwanted, recurring, ended, reserve, own },
    version: async (id: string) => (await cloud.ledger.get(caller.organizationId, id))?.version ?? 0,
    receiptVersion: async (id: string) => (await cloud.receipts.get(caller.organizationId, id))?.version ?? 0,
  };
}
