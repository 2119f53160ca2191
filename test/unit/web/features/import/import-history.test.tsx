// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  discardStatementImport,
  getStatementImport,
  listStatementImports,
  undoStatementImport,
} from '../../../../../shared/contract/imports.ts';
import type { ImportSummary } from '../../../../../shared/model/statement-import.ts';
import { ImportHistory } from '../../../../../web/features/import/import-history.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const march: ImportSummary = {
  ...{ id: '01890000-0000-7000-8000-000000000002', fileName: 'chequing.csv', userId: 'grace' },
  ...{ accountId: 'checking', status: 'ready', added: 0 },
  period: { from: '2026-03-01', to: '2026-03-31' },
  createdAt: '2026-04-01T12:00:00.000Z',
};

/** What else the API shows of it. */
const asRead = {
  ...{ uploadId: '01890000-0000-7000-8000-000000000001', progress: 1, statement: null },
  ...{ duplicates: [], accounts: [], answers: {}, columns: {} },
};

it('removes an import that is not wanted from the list', async () => {
  const api = fakeApi();
  let items = [march];
  api.on(listStatementImports, () => ({ items }));
  const removed: string[] = [];
  api.on(discardStatementImport, ({ params: { id = '' } }) => {
    removed.push(id);
    items = [];
    return { ...march, ...asRead };
  });
  const { person, told } = show(<ImportHistory onResume={() => undefined} />);
  await person.click(await screen.findByRole('button', { name: 'Remove chequing.csv from the list' }));
  await waitFor(() =>
    expect(told.done).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Import removed', description: 'chequing.csv' }),
    ),
  );
  await waitFor(() => expect(screen.queryByText('chequing.csv')).toBeNull());
  expect(removed).toEqual([march.id]);
});

it('takes an import out of the books once that is confirmed', async () => {
  const api = fakeApi();
  const committed = { ...march, status: 'committed' as const, added: 3 };
  api.on(listStatementImports, { items: [committed] });
  const undone = api.on(undoStatementImport, { ...committed, ...asRead, status: 'undoing' });
  api.on(getStatementImport, { ...committed, ...asRead, status: 'undone' });
  const { person, told } = show(<ImportHistory onResume={() => undefined} />);
  await person.click(await screen.findByRole('button', { name: 'Undo the import of chequing.csv' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }));
  expect(undone).not.toHaveBeenCalled();
  await person.click(question.getByRole('button', { name: 'Undo the import' }));
  await waitFor(() =>
    expect(told.done).toHaveBeenCalledWith(expect.objectContaining({ title: 'Import undone' })),
  );
  expect(undone).toHaveBeenCalledTimes(1);
});
