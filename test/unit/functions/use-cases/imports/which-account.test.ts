import { expect, it } from 'vitest';
import { memoryImports } from '../../../../support/memory-imports.ts';

/** A bank's file of weekly rows; banks write the files of all accounts alike. */
function file(description: string, cents: number): string {
  const rows = ['02', '09', '16', '23', '30'].map(
    (day, at) => `2026-03-${day},${description} ${at},${cents}`,
  );
  return ['Date,Description,Amount', ...rows, ''].join('\n');
}

it('asks which account a file is from whose rows the account of such files has not, on days it has statements of', async () => {
  const books = await memoryImports();
  const first = await books.read(file('CLIENT', 450), 'export.csv', { accountId: 'checking' });
  await books.commit(first.id, { accountId: 'checking', remember: true });
  const other = await books.read(file('INTEREST', 3), 'export (1).csv');
  expect(other.accounts).toMatchObject([{ accountId: null, isAssumed: true }]);
});

it('commits such a file to no account before it is said which, least of all to the one whose rows spoke against it', async () => {
  const books = await memoryImports();
  const first = await books.read(file('CLIENT', 450), 'export.csv');
  await books.commit(first.id);
  const other = await books.read(file('INTEREST', 3), 'export (1).csv');
  await expect(books.commit(other.id)).rejects.toThrow('account-needed');
  expect(await books.rows()).toHaveLength(5);
  await books.commit(other.id, { accountId: 'savings' });
  expect((await books.rows()).filter(({ accountId }) => accountId === 'savings')).toHaveLength(5);
});

it('takes the account again where the file has some of its rows, or other days', async () => {
  const books = await memoryImports();
  const first = await books.read(file('CLIENT', 450), 'export.csv', { accountId: 'checking' });
  await books.commit(first.id, { accountId: 'checking', remember: true });
  const longer = `${file('CLIENT', 450)}2026-04-06,NEW,-20\n2026-04-07,NEW,-30\n`;
  expect((await books.read(longer)).accounts).toMatchObject([{ accountId: 'checking' }]);
  const later = file('CLIENT', 450).replaceAll('-03-', '-05-');
  const { accounts } = await books.read(later);
  expect(accounts).toMatchObject([{ accountId: 'checking' }]);
  expect(accounts[0]?.isAssumed).toBeUndefined();
});

it('offers the account that the name of a file names', async () => {
  const books = await memoryImports();
  const { accounts } = await books.read(file('INTEREST', 3), 'Savings_2026.csv');
  expect(accounts).toMatchObject([{ accountId: 'savings', isAssumed: true }]);
});
