// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { listTransactionHistory } from '../../../../../../shared/contract/ledger.ts';
import { listQuestions } from '../../../../../../shared/contract/questions.ts';
import type { EntryFactChange } from '../../../../../../shared/model/entry-history.ts';
import { EntryHistory } from '../../../../../../web/features/entry/panel/entry-history.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { show } from '../../../../../support/screen.tsx';
import { transactionWith } from '../../../../functions/domain/ledger/rows.ts';

const api = fakeApi();
afterEach(cleanup);

async function told(...changes: readonly EntryFactChange[]): Promise<string> {
  const by = { userId: 'u1', name: 'Ada Byron' };
  const line = { act: 'changed' as const, at: '2026-03-01T12:00:00.000Z', by, changes: [...changes] };
  api.on(listTransactionHistory, { items: [line] });
  api.on(listQuestions, { items: [] });
  show(<EntryHistory row={transactionWith({ amount: -6400 })} />);
  return (await screen.findByRole('listitem')).textContent;
}

const toTransfer: EntryFactChange[] = [
  { field: 'kind', before: 'expense', after: 'transfer' },
  { field: 'category', before: 'expense', after: 'transfer' },
];

it('says of an uncategorized entry that became personal only that', async () => {
  const said = await told(...toTransfer, { field: 'use', before: null, after: 'personal' });
  expect(said).toMatch(/^Ada Byron said that it is personal\d/);
});

it('says what became a transfer, and nothing of a category that it never had', async () => {
  expect(await told(...toTransfer)).toMatch(/^Ada Byron changed Kind from Expense to Transfer\d/);
});

it('names the category that was taken away', async () => {
  const change: EntryFactChange = { field: 'category', before: 'Travel', after: 'expense' };
  expect(await told(change)).toContain('removed Category Travel');
});
