// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTransaction } from '../../../../../shared/contract/ledger.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { PaidOtherwise } from '../../../../../web/screens/receipts/paid-otherwise.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { lunch } from '../../../../support/receipts-shown.ts';
import { show } from '../../../../support/screen.tsx';

const api = fakeApi();
const receipt = { ...lunch, category: 'Former word' };

afterEach(cleanup);

describe('PaidOtherwise', () => {
  it('names account and category by their ids, and tells what kept it from being entered', async () => {
    const taken = problemOf('changed-meanwhile');
    const heard = api.on(addTransaction, taken);
    const { person, told } = show(<PaidOtherwise receipt={receipt} />);
    await person.click(screen.getByRole('button'));
    await vi.waitFor(() => expect(told.failed).toHaveBeenCalledWith(expect.any(String), taken.detail));
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({ accountLabel: 'checking', category: 'pipes-and-fittings' }),
    );
  });

  it('waits for what an entry needs', () => {
    show(<PaidOtherwise receipt={{ ...receipt, date: null }} />);
    expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(true);
  });
});
