// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useCategories } from '../../../../../web/features/category/categories.ts';
import { CategoryChoice } from '../../../../../web/features/category/category-choice.tsx';
import { show } from '../../../../support/screen.tsx';

afterEach(cleanup);

function MoneyIn({ likelyRefund }: { likelyRefund?: string }) {
  const { of, refunds } = useCategories();
  return (
    <CategoryChoice
      aria-label="Category"
      categories={of('income')}
      refunds={refunds('income')}
      likelyRefund={likelyRefund}
      none="None"
      value=""
      onChange={() => undefined}
    />
  );
}

const groups = () =>
  within(screen.getByLabelText('Category'))
    .getAllByRole('group')
    .map((group) => group.getAttribute('label'));

it('offers refunds first, the likely one before all, where the payee was paid before', () => {
  show(<MoneyIn likelyRefund="travel" />);
  expect(groups()[0]).toBe('Refunds');
  const [, first] = within(screen.getByLabelText('Category')).getAllByRole('option');
  expect(first?.textContent).toBe('Refund of Travel');
});

it('offers them last otherwise, and none of a category that money in would make an income', () => {
  show(<MoneyIn />);
  expect(groups().at(-1)).toBe('Refunds');
  expect(screen.queryByText('Refund of Other')).toBeNull();
});
