// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  commitStatementImport,
  getStatementCoverage,
  getStatementImport,
  importStatement,
  listStatementImports,
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

function open() {
  const onClose = vi.fn();
  return { ...show(<ImportDialog isOpen uploadId={uploadId} onClose={onClose} />), onClose };
}

afterEach(cleanup);

describe('ImportDialog', () => {
  it('says why a file could not be read, and lets another be chosen', async () => {
    const problem = { code: 'no-transactions', detail: 'No transactions were found in this file.' } as const;
    api.on(importStatement, { ...job, status: 'reading', statement: null });
    api.on(getStatementImport, { ...job, status: 'failed', statement: null, problem });
    const { person, onClose } = open();
    expect((await screen.findByRole('alert', {}, { timeout: 3000 })).textContent).toContain(problem.detail);
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

  it('says at the account what the API finds wrong with it', async () => {
    api.on(importStatement, job);
    api.on(getStatementImport, job);
    api.on(commitStatementImport, wrongAt({ accountId: 'This account is kept in another currency.' }));
    const { person, told } = open();
    await person.click(await screen.findByRole('button', { name: 'Add 1 transaction' }));
    expect((await screen.findByRole('alert')).textContent).toContain('another currency');
    expect(told.failed).not.toHaveBeenCalled();
  });
});
