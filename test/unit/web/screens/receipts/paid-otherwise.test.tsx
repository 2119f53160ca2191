// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addTransaction } from '../../../../../shared/contract/ledger.ts';
import type { Receipt } from '../../../../../shared/model/receipt.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { PaidOtherwise } from '../../../../../web/screens/receipts/paid-otherwise.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';

const api = fakeApi();
const receipt: Receipt = {
  id: '01890000-0000-7000-8000-000000000001',
  ...{ fileName: 'lunch.jpg', contentType: 'image/jpeg', size: 1, sha256: '', kind: 'receipt' },
  ...{ vendor: 'Café', amount: 1250, currency: 'CAD', date: '2026-03-10' },
  ...{ category: 'Former word', categoryId: 'pipes-and-fittings' },
  ...{ status: 'processed', fields: {}, taxes: [], items: [], transactionIds: [], page: null, twins: [] },
  ...{ reviewedAt: null, archivedAt: null, createdAt: '2026-03-10T12:00:00.000Z', version: 1 },
};

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
