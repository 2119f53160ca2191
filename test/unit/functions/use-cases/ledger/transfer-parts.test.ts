import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { addAccount } from '../../../../../functions/use-cases/books/add-account.ts';
import { changeAccount } from '../../../../../functions/use-cases/books/change-account.ts';
import { listAccounts } from '../../../../../functions/use-cases/books/list-accounts.ts';
import { removeAccount } from '../../../../../functions/use-cases/books/remove-account.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { listTransactions } from '../../../../../functions/use-cases/ledger/list-transactions.ts';
import { getSummary } from '../../../../../functions/use-cases/ledger/get-summary.ts';
import { getTrialBalance } from '../../../../../functions/use-cases/reports/get-trial-balance.ts';
import { PartChange } from '../../../../../shared/model/transaction.ts';
import type { NewTransaction, TransactionChange } from '../../../../../shared/model/transaction.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const LOAN = '01900000-0000-7000-8000-0000000000aa';
const EURO = '01900000-0000-7000-8000-0000000000bb';
const march = { from: '2026-03-01', to: '2026-03-31' };

/** Books with a loan of 10,000 and a savings account in another currency than their own. */
async function borrowedBooks() {
  const { cloud, caller } = await memoryBooks();
  const loan = { id: LOAN, name: 'Van loan', kind: 'loan' as const, openingBalance: -1_000_000 };
  await addAccount(loan, caller, cloud);
  await addAccount({ id: EURO, name: 'Euro savings', kind: 'savings', currency: 'EUR' }, caller, cloud);
  const balances = async () => {
    const { items } = await listAccounts(caller, cloud);
    const of = (id: string) => items.find((account) => account.id === id)?.balance;
    return { checking: of('checking'), loan: of(LOAN) };
  };
  const add = (change: Partial<NewTransaction> = {}) =>
    addTransaction(entry({ amount: 50_000, category: 'Interest', ...change }), caller, cloud);
  return { cloud, caller, balances, add };
}

async function paid(parts: readonly PartChange[], change: Partial<NewTransaction> = {}) {
  const books = await borrowedBooks();
  const outcome = await books.add({ ...change, parts: [...parts] });
  if (isRefusal(outcome)) throw new Error(JSON.stringify(outcome));
  const { caller, cloud } = books;
  const say = (said: Partial<TransactionChange>) =>
    changeTransaction(outcome.id, { version: outcome.version, ...said }, caller, cloud);
  return { ...books, transaction: outcome, say };
}

it('names a category or an account, and has no tax in what moved', () => {
  const troubles = (part: object) =>
    PartChange.safeParse(part).error?.issues.map(({ path, message }) => [...path, message]);
  expect(troubles({ amount: 1 })).toEqual([['category', 'Choose one of your categories for this part.']]);
  expect(troubles({ amount: 1, category: 'Travel', transferTo: LOAN })).toEqual([
    ['transferTo', 'Choose a category or an account for this part, not both.'],
  ]);
  expect(troubles({ amount: 1, transferTo: LOAN, tax: 1 })?.map(([field]) => field)).toEqual(['tax']);
});

const principal = { transferTo: LOAN, amount: 42_000 };

describe('a part that moves to another account', () => {
  it('lowers what is owed, and only the rest of the payment is an expense', async () => {
    const { transaction, balances, caller, cloud } = await paid([principal]);
    expect(transaction.version).toBe(1);
    expect(transaction.parts).toEqual([
      {
        ...{ kind: 'transfer', category: 'transfer', categoryId: 'transfer', amount: -42_000 },
        ...{ description: '', transferTo: LOAN, transferToLabel: 'Van loan' },
      },
    ]);
    expect(await balances()).toEqual({ checking: -50_000, loan: -958_000 });
    expect(await getSummary(march, caller, cloud)).toMatchObject({ income: 0, expenses: -8000, count: 1 });
    expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
  });

  it('is on both accounts in the trial balance, and leaves no transfer open', async () => {
    const { caller, cloud } = await paid([principal]);
    const told = await getTrialBalance(march, caller, cloud);
    if (isRefusal(told)) throw new Error(told.refused);
    const [home] = told.currencies;
    expect(home?.lines.map(({ key }) => key)).not.toContain('transfers');
    expect(home?.accounts.find(({ accountId }) => accountId === LOAN)).toMatchObject({
      ...{ opening: -1_000_000, transfers: 42_000, closing: -958_000, count: 0 },
    });
  });

  it('comes from there where the money came in', async () => {
    const { balances } = await paid([{ transferTo: LOAN, amount: 30_000 }], { kind: 'income' });
    expect(await balances()).toEqual({ checking: 50_000, loan: -1_030_000 });
  });

  it('follows the entry where it is changed and deleted', async () => {
    const { transaction, say, balances, caller, cloud } = await paid([principal]);
    await say({ parts: [{ transferTo: 'Van loan', amount: 45_000 }] });
    expect(await balances()).toEqual({ checking: -50_000, loan: -955_000 });
    await deleteTransaction(transaction.id, caller, cloud);
    expect(await balances()).toEqual({ checking: 0, loan: -1_000_000 });
  });

  it('leaves the first category for the entry itself where the parts are all of it', async () => {
    const { transaction } = await paid([{ category: 'Travel', amount: 8000 }, principal]);
    expect([transaction.category, transaction.parts?.length]).toEqual(['Travel', 1]);
  });

  it.each([
    ['an unknown account', { transferTo: 'nowhere' }, { code: 'part-account-unknown' }],
    ['its own account', { transferTo: 'checking' }, { code: 'part-to-own-account' }],
    [
      'an account of another currency',
      { transferTo: EURO },
      { code: 'account-of-other-currency', currency: 'EUR', own: 'USD' },
    ],
  ])('is refused of %s, and nothing is kept', async (_of, part, trouble) => {
    const { add, balances } = await borrowedBooks();
    const outcome = await add({
      parts: [
        { category: 'Travel', amount: 1 },
        { amount: 100, ...part },
      ],
    });
    expect(isRefusal(outcome) && outcome).toMatchObject({
      refused: 'invalid-input',
      fields: { 'parts.1.transferTo': trouble },
    });
    const { say } = await paid([principal]);
    expect(await say({ parts: [{ amount: 100, ...part }] })).toMatchObject({
      fields: { 'parts.0.transferTo': trouble },
    });
    expect((await balances()).checking).toBe(0);
  });

  it('is in the balances after the rows of its account, from its day on', async () => {
    const { add, caller, cloud } = await paid([principal], { date: '2026-03-10' });
    for (const date of ['2026-03-09', '2026-03-10', '2026-03-11'])
      await add({ amount: 1000, accountLabel: 'Van loan', date });
    const listed = await listTransactions({ account: LOAN, limit: 10 }, caller, cloud);
    expect(!isRefusal(listed) && listed.items.map(({ date, balance }) => [date, balance])).toEqual([
      ['2026-03-11', -961_000],
      ['2026-03-10', -960_000],
      ['2026-03-09', -1_001_000],
    ]);
  });

  it('keeps the entry out of the account that it moves to', async () => {
    const { say } = await paid([principal]);
    expect(await say({ accountLabel: 'Van loan' })).toMatchObject({
      fields: { accountLabel: { code: 'part-to-own-account' } },
    });
  });

  it('keeps its account in the books, in its currency, whatever that is called', async () => {
    const { transaction, caller, cloud } = await paid([principal]);
    expect(await removeAccount(LOAN, caller, cloud)).toMatchObject({
      refused: 'wrong-state',
      because: { code: 'account-holds-entries' },
    });
    expect(await changeAccount(LOAN, { currency: 'EUR' }, caller, cloud)).toMatchObject({
      fields: { currency: { code: 'account-in-use' } },
    });
    await changeAccount(LOAN, { name: 'Truck loan' }, caller, cloud);
    const { id, version } = transaction;
    const noted = await changeTransaction(id, { version, notes: 'Paid early' }, caller, cloud);
    expect(isRefusal(noted) || noted.parts?.[0]?.transferToLabel).toBe('Truck loan');
  });
});
