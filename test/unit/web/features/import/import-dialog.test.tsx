// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  commitStatementImport,
  getStatementCoverage,
  getStatementImport,
  importStatement,
  listStatementImports,
  openStatementFile,
  readStatementAgain,
} from '../../../../../shared/contract/imports.ts';
import type { StatementImport } from '../../../../../shared/model/statement-import.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { ImportDialog } from '../../../../../web/features/import/import-dialog.tsx';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';

const api = fakeApi();
api.on(listStatementImports, { items: [] });
api.on(getStatementCoverage, { items: [] });
api.on(openStatementFile, {
  url: 'https://documents.example/march.csv',
  fileName: 'march.csv',
  contentType: 'text/csv',
  expiresAt: '2026-04-01T12:05:00.000Z',
});

const uploadId = '01890000-0000-7000-8000-000000000001';
const statement: NonNullable<StatementImport['statement']> = {
  format: 'csv',
  currency: 'CAD',
  account: null,
  opening: null,
  closing: null,
  proven: null,
  transactions: [{ row: 2, date: '2026-03-10', description: 'PARKING LOT 12', amount: -450 }],
  rejected: [],
  questions: [],
};
const job: StatementImport = {
  id: '01890000-0000-7000-8000-000000000002',
  uploadId,
  fileName: 'march.csv',
  accountId: 'checking',
  status: 'ready',
  progress: 1,
  added: 0,
  period: { from: '2026-03-01', to: '2026-03-31' },
  userId: 'grace',
  createdAt: '2026-04-01T12:00:00.000Z',
  statement,
  duplicates: [],
  accounts: [],
  answers: {},
  columns: {},
};

function open(address = `/?import=${uploadId}`) {
  const onClose = vi.fn();
  const dialog = <ImportDialog isOpen={false} onClose={onClose} />;
  return { ...show(<MemoryRouter initialEntries={[address]}>{dialog}</MemoryRouter>), onClose };
}

afterEach(cleanup);

describe('ImportDialog', () => {
  it('names no months that statements cover before the first statement', async () => {
    const dialog = <ImportDialog isOpen onClose={() => undefined} />;
    show(<MemoryRouter>{dialog}</MemoryRouter>);
    await screen.findByRole('button', { name: 'Choose files' });
    await waitFor(() => expect(screen.queryByText('Months covered by statements')).toBeNull());
  });

  it('says why a file could not be read, and lets another be chosen', async () => {
    const problem = { code: 'no-transactions', detail: 'No transactions were found in this file.' } as const;
    api.on(importStatement, { ...job, status: 'reading', statement: null });
    api.on(getStatementImport, { ...job, status: 'failed', statement: null, problem });
    const { person, onClose } = open();
    const told = await screen.findByRole('alert', {}, { timeout: 3000 });
    expect(told.textContent).toContain(problem.detail);
    expect(told.textContent).toContain('Import failed');
    await person.click(screen.getByRole('button', { name: 'Choose another file' }));
    expect(await screen.findByRole('button', { name: 'Choose files' })).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says that the plan reads no more statements', async () => {
    const limit = problemOf('plan-limit-reached');
    api.on(importStatement, limit);
    open();
    expect((await screen.findByRole('alert')).textContent).toContain(limit.detail);
  });

  it('keeps the rows in view when they could not be added, to add them again', async () => {
    const busy = problemOf('changed-meanwhile');
    api.on(importStatement, job);
    api.on(getStatementImport, job);
    const heard = api.on(commitStatementImport, busy);
    const { person, told, onClose } = open();
    const add = await screen.findByRole('button', { name: 'Add 1 transaction' });
    await person.click(add);
    await vi.waitFor(() =>
      expect(told.failed).toHaveBeenCalledWith('The transactions were not added', busy.detail),
    );
    expect(screen.getByText('PARKING LOT 12')).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
    await person.click(add);
    await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(2));
  });

  it('answers a question, and stays with the old answer where the file could not be read anew', async () => {
    const question = { about: 'date-order', assumed: 'dmy', alternatives: ['mdy'], rows: [2] } as const;
    const asked = {
      ...statement,
      questions: [{ ...question, alternatives: [...question.alternatives], rows: [2] }],
    };
    api.on(importStatement, job);
    api.on(getStatementImport, { ...job, statement: asked });
    const heard = api.on(readStatementAgain, problemOf('changed-meanwhile'));
    const { person, told } = open();
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', {
      name: 'How are the days written?',
    });
    await person.selectOptions(choice, 'mdy');
    await vi.waitFor(() => expect(told.failed).toHaveBeenCalled());
    expect(heard).toHaveBeenCalledWith({ answers: { 'date-order': 'mdy' } });
    expect(choice.value).toBe('dmy');
    const added = api.on(commitStatementImport, { ...job, status: 'committing' });
    await person.click(screen.getByRole('button', { name: 'Add 1 transaction' }));
    await vi.waitFor(() =>
      expect(added).toHaveBeenCalledWith({ accountId: 'checking', answers: { 'date-order': 'dmy' } }),
    );
  });

  it('shows the file read anew as a question was answered, and asks again once that is taken back', async () => {
    const [row] = statement.transactions;
    if (!row) throw new Error('The statement has a row.');
    const question = { about: 'date-order' as const, assumed: 'dmy', alternatives: ['mdy'], rows: [2] };
    const asked = { ...job, statement: { ...statement, questions: [question] } };
    const march = { ...row, date: '2026-02-03' };
    const answered = {
      ...job,
      statement: { ...statement, transactions: [march] },
      answers: { 'date-order': 'mdy' },
    };
    api.on(importStatement, job);
    api.on(getStatementImport, asked);
    api.on(readStatementAgain, answered);
    const { person } = open();
    const days = { name: 'How are the days written?' };
    await person.selectOptions(await screen.findByRole('combobox', days), 'Month, day, year');
    expect(await screen.findByText('2026-02-03')).toBeTruthy();
    const heard = api.on(readStatementAgain, asked);
    await person.click(screen.getByRole('button', { name: 'Ask again' }));
    expect(await screen.findByRole<HTMLSelectElement>('combobox', days)).toHaveProperty('value', 'dmy');
    expect(screen.getByText('2026-03-10')).toBeTruthy();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('leaves out what is in the books already, as what, and promises the rest', async () => {
    const [first] = statement.transactions;
    if (!first) throw new Error('The statement has a row.');
    const twin = { transactionId: uploadId, date: '2026-03-09', amount: -450, description: 'City parking' };
    const transactions = [first, { ...first, row: 3, description: 'HYDRO' }];
    api.on(importStatement, job);
    api.on(getStatementImport, {
      ...job,
      statement: { ...statement, transactions },
      duplicates: [{ row: 2, twin }],
    });
    open();
    expect(await screen.findByText('1 row is already in your books and will be skipped.')).toBeTruthy();
    expect(screen.getAllByText('Already there')).toHaveLength(1);
    expect(screen.getByText(/In your books as City parking/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Add 1 transaction' })).toBeTruthy();
  });

  it('says what of an amount is a fee, and asks where the file does not tell', async () => {
    const [row] = statement.transactions;
    if (!row) throw new Error('The statement has a row.');
    const question = { about: 'fee' as const, assumed: 'included', alternatives: ['beside'], rows: [2] };
    const told = { ...statement, transactions: [{ ...row, fee: -378 }], questions: [question] };
    api.on(importStatement, job);
    api.on(getStatementImport, { ...job, statement: told });
    open();
    expect(await screen.findByText('after a fee of $3.78')).toBeTruthy();
    const choice = screen.getByRole('combobox', { name: 'Are the fees included in the amounts?' });
    expect(choice.textContent).toBe('Yes, they are in the amountsNo, they come on top');
  });

  it('says at the account what the API finds wrong with it', async () => {
    api.on(importStatement, job);
    api.on(getStatementImport, job);
    api.on(commitStatementImport, wrongAt({ accountId: 'This account is kept in another currency.' }));
    const { person, told } = open();
    await person.click(await screen.findByRole('button', { name: 'Add 1 transaction' }));
    expect((await screen.findByRole('alert')).textContent).toContain('another currency');
    expect(told.failed).not.toHaveBeenCalled();
  });

  it('goes on with the import that the address names, and shows the file as it was brought', async () => {
    api.on(getStatementImport, job);
    open(`/?statement=${job.id}`);
    expect(await screen.findByText('PARKING LOT 12')).toBeTruthy();
    const original = await screen.findByRole('link', { name: 'Open the original of march.csv' });
    expect(original.getAttribute('href')).toBe('https://documents.example/march.csv');
  });

  it('adds up each currency by itself, and promises just the rows that there are', async () => {
    const [first] = statement.transactions;
    if (!first) throw new Error('There is a row.');
    const euros = { ...first, row: 3, description: 'AZURE INTERIOR', amount: 152_500 };
    const part = (currency: string, row: typeof first) => ({ ...statement, currency, transactions: [row] });
    const account = (currency: 'CAD' | 'EUR') => ({
      accountId: null,
      name: `Checking ${currency}`,
      kind: 'checking' as const,
      currency,
      lastDigits: null,
    });
    api.on(importStatement, job);
    api.on(getStatementImport, {
      ...job,
      accountId: null,
      accounts: [account('CAD'), account('EUR')],
      statement: {
        ...statement,
        currency: null,
        transactions: [first, euros],
        accounts: [part('CAD', first), part('EUR', euros)],
      },
    });
    open();
    expect(await screen.findByRole('button', { name: 'Add 2 transactions' })).toBeTruthy();
    const { textContent } = screen.getByRole('region', { name: 'Completeness not checked' });
    expect(textContent).toContain('4.50');
    expect(textContent).toContain('€1,525.00');
    expect(screen.queryByText(/1,520\.50/)).toBeNull();
  });

  it('asks for the account that only its kind speaks for, before anything is added', async () => {
    const assumed = {
      accountId: 'checking',
      name: 'Checking',
      kind: 'checking' as const,
      currency: 'CAD' as const,
      lastDigits: null,
      isAssumed: true,
    };
    api.on(importStatement, job);
    api.on(getStatementImport, { ...job, accounts: [assumed] });
    const added = api.on(commitStatementImport, { ...job, status: 'committing' });
    const chosen = api.on(readStatementAgain, { ...job, accounts: [{ ...assumed, isAssumed: false }] });
    const { person } = open();
    const choice = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Account' });
    expect(choice.selectedOptions[0]?.textContent).toBe('Choose an account');
    await person.click(screen.getByRole('button', { name: 'Add 1 transaction' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Choose the account');
    expect(added).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Use Checking' }));
    await vi.waitFor(() => expect(chosen).toHaveBeenCalledWith({ accountId: 'checking' }));
  });

  it('says which account the file is for, where it asks whose that is', async () => {
    const named = { ...statement, account: { label: 'Everyday 4417', number: '00123-004417' } };
    const assumed = { accountId: 'checking', name: 'Checking', kind: 'checking' as const, isAssumed: true };
    api.on(importStatement, job);
    api.on(getStatementImport, {
      ...job,
      statement: named,
      accounts: [{ ...assumed, currency: 'CAD', lastDigits: null }],
    });
    open();
    expect(
      await screen.findByText('This file is for an account ending in 4417. Which account is it?'),
    ).toBeTruthy();
  });

  it('names every row at which the balances break, and adds all the same only as the second choice', async () => {
    const [first] = statement.transactions;
    if (!first) throw new Error('There is a row.');
    const rows = [2, 3, 4].map((row) => ({ ...first, row, description: `SHOP ${row}`, balance: 1000 }));
    const breaks = [3, 4].map((row) => ({ row, expected: 100, stated: 200, difference: 100 }));
    api.on(importStatement, job);
    api.on(getStatementImport, {
      ...job,
      statement: {
        ...statement,
        proven: false,
        transactions: rows,
        brokenAt: { row: 3, expected: 100, stated: 200, difference: 100, cause: 'unknown' },
        breaks,
      },
    });
    open();
    const verdict = await screen.findByRole('region', { name: 'Does not add up' });
    expect(verdict.textContent).toContain('2026-03-10 · SHOP 3');
    expect(verdict.textContent).toContain('2026-03-10 · SHOP 4');
    expect(screen.getAllByText('Balance breaks here')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'Add anyway' })).toBeTruthy();
  });

  it('says row by row what was promised and not added', async () => {
    api.on(importStatement, job);
    api.on(getStatementImport, job);
    const { person, told, onClose } = open();
    const add = await screen.findByRole('button', { name: 'Add 1 transaction' });
    const row = { row: 2, date: '2026-03-10', description: 'PARKING LOT 12', amount: -450, currency: 'CAD' };
    const detail = 'It is in your books already, as PARKING.';
    const leftOut = [{ ...row, because: 'in-books' as const, detail }];
    api.on(commitStatementImport, { ...job, status: 'committing' });
    api.on(getStatementImport, { ...job, status: 'committed', added: 0, leftOut });
    await person.click(add);
    expect(await screen.findByText(detail, {}, { timeout: 3000 })).toBeTruthy();
    expect(screen.getByText(/2026-03-10 · PARKING LOT 12/)).toBeTruthy();
    expect(told.done).toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });
});
