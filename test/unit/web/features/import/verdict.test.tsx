// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Verdict } from '../../../../../web/features/import/verdict.tsx';
import { show } from '../../../../support/screen.tsx';

afterEach(cleanup);

type Balances = Record<'opening' | 'closing', number | null>;

/** Shows what the balances of a statement of one row say, where they prove nothing. */
function showUnproven(balances: Balances, leftOut: number) {
  const transactions = [{ row: 2, date: '2026-03-13', description: 'Cafe Luise', amount: -750 }];
  const read = { account: null, currency: 'CAD', format: 'csv', proven: null } as const;
  show(
    <Verdict
      statement={{ ...read, ...balances, transactions, rejected: [], questions: [] }}
      currency="CAD"
      leftOut={leftOut}
      name={undefined}
      nameOf={String}
      onShow={() => undefined}
    />,
  );
}

it.each([
  [0, 'This file has only one balance; checking its rows takes two.'],
  [1, 'A line was left out, so the balances can’t show that the rows are complete.'],
  [3, '3 lines were left out, so the balances can’t show that the rows are complete.'],
])('says why balances prove nothing, with %i lines left out', (leftOut, why) => {
  showUnproven({ opening: 10_000, closing: 9250 }, leftOut);
  expect(screen.getByText(why)).toBeDefined();
});

it('says that there are no balances, whatever was left out', () => {
  showUnproven({ opening: null, closing: null }, 3);
  expect(screen.getByText('This file has no balances to check its rows against.')).toBeDefined();
});
