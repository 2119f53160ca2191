// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useTransactionFilters } from '../../../../../web/screens/transactions/use-transaction-filters.ts';
import { reader, show } from '../../../../support/screen.tsx';

afterEach(cleanup);

function Asked() {
  const { narrowing, count } = useTransactionFilters();
  return <output>{JSON.stringify({ ...narrowing, count })}</output>;
}

/** What is asked for at an address, in books whose travels were merged into vehicles, and those into meals. */
function askedAt(search: string): unknown {
  const categories = [
    { id: 'travel', merged: { into: 'own-1', jobId: 'one' } },
    { id: 'own-1', name: 'Vehicles', kind: 'expense' as const, merged: { into: 'meals', jobId: 'two' } },
  ];
  show(
    <MemoryRouter initialEntries={[`/app/transactions?${search}`]}>
      <Asked />
    </MemoryRouter>,
    { organization: { ...reader.organization, categories } },
  );
  return JSON.parse(screen.getByRole('status').textContent);
}

it.each([
  ['category=travel', { category: 'meals', count: 1 }],
  ['category=Travel', { category: 'meals', count: 1 }],
  ['category=Vehicles', { category: 'meals', count: 1 }],
  ['category=office&kind=expense', { category: 'office', kind: 'expense', count: 2 }],
  ['category=Anything', { category: 'Anything', count: 1 }],
  ['needs=review', { needs: 'review', count: 1 }],
  ['', { count: 0 }],
])('an old address that names a merged category shows what took it in: %s', (search, asked) => {
  expect(askedAt(search)).toEqual(asked);
});
