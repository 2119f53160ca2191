// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTransaction, changeTransaction } from '../../../../../shared/contract/ledger.ts';
import { useEntryActions } from '../../../../../web/features/entry/use-entry-actions.ts';
import { fakeApi } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';
import { transactionWith } from '../../../functions/domain/ledger/rows.ts';

const api = fakeApi();
const copperPipe = transactionWith({
  id: '01890000-0000-7000-8000-000000000001',
  ...{ accountId: 'checking', accountLabel: 'Checking' },
  ...{ categoryId: 'pipes-and-fittings', category: 'Pipes and Fittings' },
});

function Actions() {
  const { change, duplicate } = useEntryActions();
  return (
    <>
      <button onClick={() => void change(copperPipe, { accountLabel: 'savings', category: 'tools' })}>
        Change
      </button>
      <button onClick={() => void change(copperPipe, { kind: 'transfer' })}>Call a transfer</button>
      <button onClick={() => void duplicate(copperPipe, '2026-03-09')}>Duplicate</button>
    </>
  );
}

afterEach(cleanup);

describe('useEntryActions', () => {
  const byIds = { accountLabel: copperPipe.accountId, category: copperPipe.categoryId };

  it('takes a change back by the ids of account and category, whatever they are called by then', async () => {
    const heard = api.on(changeTransaction, { ...copperPipe, accountLabel: 'Main account', version: 4 });
    const { person, told } = show(<Actions />);
    await person.click(screen.getByRole('button', { name: 'Change' }));
    await vi.waitFor(() => expect(told.done).toHaveBeenCalled());
    await told.done.mock.lastCall?.[0].undo?.();
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ ...byIds, version: 4 }));
  });

  it('takes back what was changed and leaves the rest, but for the category, which goes with the kind', async () => {
    const heard = api.on(changeTransaction, { ...copperPipe, kind: 'transfer', version: 4 });
    const { person, told } = show(<Actions />);
    await person.click(screen.getByRole('button', { name: 'Call a transfer' }));
    await vi.waitFor(() => expect(told.done).toHaveBeenCalled());
    await told.done.mock.lastCall?.[0].undo?.();
    const { kind, categoryId: category } = copperPipe;
    expect(heard.mock.lastCall).toEqual([expect.objectContaining({ kind, category, version: 4 })]);
    expect(heard.mock.lastCall?.[0]).not.toHaveProperty('description');
  });

  it('duplicates an entry by these ids, on another day', async () => {
    const heard = api.on(addTransaction, copperPipe);
    const { person } = show(<Actions />);
    await person.click(screen.getByRole('button', { name: 'Duplicate' }));
    await vi.waitFor(() =>
      expect(heard).toHaveBeenCalledWith(expect.objectContaining({ ...byIds, date: '2026-03-09' })),
    );
  });
});
