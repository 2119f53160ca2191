// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTransaction, changeTransaction, getTransaction } from '../../../../../shared/contract/ledger.ts';
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
    const after = { ...copperPipe, accountLabel: 'Main account', version: 4 };
    const heard = api.on(changeTransaction, after);
    api.on(getTransaction, after);
    const { person, told } = show(<Actions />);
    await person.click(screen.getByRole('button', { name: 'Change' }));
    await vi.waitFor(() => expect(told.done).toHaveBeenCalled());
    await told.done.mock.lastCall?.[0].undo?.();
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ ...byIds, version: 4 }));
  });

  it('takes back what was changed and leaves the rest, but for the category, which goes with the kind', async () => {
    const after = { ...copperPipe, kind: 'transfer' as const, version: 4 };
    const heard = api.on(changeTransaction, after);
    api.on(getTransaction, after);
    const { person, told } = show(<Actions />);
    await person.click(screen.getByRole('button', { name: 'Call a transfer' }));
    await vi.waitFor(() => expect(told.done).toHaveBeenCalled());
    await told.done.mock.lastCall?.[0].undo?.();
    const { kind, amount, categoryId: category } = copperPipe;
    expect(heard.mock.lastCall).toEqual([expect.objectContaining({ kind, amount, category, version: 4 })]);
    expect(heard.mock.lastCall?.[0]).not.toHaveProperty('description');
  });

  it('takes a change back from a later version in which it still stands, and from none in which it does not', async () => {
    const after = { ...copperPipe, kind: 'transfer' as const, version: 4 };
    const heard = api.on(changeTransaction, after);
    const { person, told } = show(<Actions />);
    await person.click(screen.getByRole('button', { name: 'Call a transfer' }));
    await vi.waitFor(() => expect(told.done).toHaveBeenCalled());
    api.on(getTransaction, { ...after, amount: -1, version: 7 });
    await expect(told.done.mock.lastCall?.[0].undo?.()).rejects.toMatchObject({ code: 'changed-meanwhile' });
    expect(heard).toHaveBeenCalledTimes(1);
    api.on(getTransaction, { ...after, description: 'Brass pipe', version: 8 });
    await told.done.mock.lastCall?.[0].undo?.();
    expect(heard).toHaveBeenLastCalledWith(expect.objectContaining({ kind: copperPipe.kind, version: 8 }));
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
