// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { getHandOverCheck } from '../../../../../shared/contract/reports.ts';
import type { HandOverItem } from '../../../../../shared/model/hand-over.ts';
import { HandOverChecklist } from '../../../../../web/features/hand-over/hand-over-checklist.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { show } from '../../../../support/screen.tsx';

const api = fakeApi();
const days = { from: '2026-07-01', to: '2026-07-31' };

const shown = (items: readonly HandOverItem[]) => {
  api.on(getHandOverCheck, { ...days, items: [...items] });
  show(
    <MemoryRouter>
      <HandOverChecklist of="Accountant package" days={days} />
    </MemoryRouter>,
  );
};
const unproven = (importId: string, isWrong: boolean) =>
  ({ kind: 'unproven-import', isWrong, importId, account: 'Checking', ...days }) as const;

afterEach(cleanup);

describe('HandOverChecklist', () => {
  it('says that nothing stands open', async () => {
    shown([]);
    expect(await screen.findByText('Nothing left to do for this period.')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('says in words what stands open, each with the way to it', async () => {
    shown([
      { kind: 'without-receipt', count: 3, atLeast: false },
      { kind: 'without-category', count: 200, atLeast: true },
      { kind: 'net-payouts', count: 1, atLeast: false },
      unproven('one', true),
      { kind: 'not-imported', accountId: 'checking', account: 'Checking', months: ['2026-07'] },
    ]);
    const receipts = await screen.findByRole('link', { name: '3 expenses without receipt' });
    const inJuly = 'from=2026-07-01&to=2026-07-31';
    expect(receipts.getAttribute('href')).toBe(`/app/transactions?needs=receipt&${inJuly}`);
    const ways = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways.slice(1)).toEqual([
      ['At least 200 uncategorized transactions', `/app/transactions?needs=category&${inJuly}`],
      ['1 payout booked without its fees', '/app/accounting?tab=pending'],
      ['Checking, July 2026: the statement does not add up', '/app/transactions?statement=one'],
      ['Checking: July 2026 not imported', '/app/transactions/accounts'],
    ]);
  });

  it('names three statements and months, and counts the others', async () => {
    const months = ['2026-03', '2026-04', '2026-05', '2026-06', '2026-07'];
    shown([
      ...['a', 'b', 'c', 'd', 'e'].map((id) => unproven(id, false)),
      { kind: 'partly-imported', accountId: 'checking', account: 'Checking', months },
    ]);
    expect(await screen.findByText('2 more unproven imports')).toBeTruthy();
    expect(screen.getAllByText(/no balances/)).toHaveLength(3);
    expect(screen.getByText(/imported in part/).textContent).toBe(
      'Checking: March 2026, April 2026, May 2026, 2 more months imported in part',
    );
  });
});
