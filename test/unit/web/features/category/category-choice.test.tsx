// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { useCategories } from '../../../../../web/features/category/categories.ts';
import { CategoryChoice } from '../../../../../web/features/category/category-choice.tsx';
import { choose, offeredUnder, searched } from '../../../../support/choose.ts';
import { show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const taken = vi.fn<(id: string) => void>();

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
      onChange={taken}
    />
  );
}

function MoneyOut({ value = '' }: { value?: string }) {
  const { of } = useCategories();
  return (
    <CategoryChoice
      aria-label="Category"
      categories={of('expense')}
      none="None"
      value={value}
      onChange={taken}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Category' });

it('offers refunds first, the likely one before all, where the payee was paid before', async () => {
  show(<MoneyIn likelyRefund="travel" />);
  await userEvent.click(field());
  const [, [heading, options] = []] = Object.entries(offeredUnder());
  expect(heading).toBe('Refunds');
  expect(options?.[0]).toBe('Refund of Travel');
});

it('offers them last otherwise, and none of a category that money in would make an income', async () => {
  show(<MoneyIn />);
  await userEvent.click(field());
  expect(Object.keys(offeredUnder()).at(-1)).toBe('Refunds');
  expect(offeredUnder()['Refunds']).not.toContain('Refund of Other');
});

it('stands under headings of what it is for, each with its line of the form', async () => {
  show(<MoneyOut />);
  await userEvent.click(field());
  const under = offeredUnder();
  expect(Object.keys(under)).toEqual([
    ...['', 'Supplies and equipment', 'Office and home', 'Travel, meals and vehicle'],
    ...['People and professional help', 'Marketing and sales', 'Bank, insurance and fees', 'Other'],
  ]);
  expect(under['Travel, meals and vehicle']).toEqual(['Service Van', 'Meals and Entertainment', 'Travel']);
  expect(screen.getByRole('option', { name: /^Service Van/ }).textContent).toContain('T2125 line 9281');
});

it.each([
  ['vehicle', 'Service Van'],
  ['meal', 'Meals and Entertainment'],
  ['8523', 'Meals and Entertainment'],
])('finds by %j what it is called or what its line of the form is', async (typed, found) => {
  taken.mockClear();
  show(<MoneyOut />);
  await searched(field(), typed);
  await waitFor(() => expect(Object.values(offeredUnder()).flat()).toEqual([found]));
  // The one that fits is highlighted a moment after it is shown, and Enter takes what is.
  await waitFor(() => expect(screen.getByRole('option').dataset['highlighted']).toBe(''));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(taken).toHaveBeenCalledTimes(1));
});

it('says so where nothing fits, and stays as it was on Escape', async () => {
  taken.mockClear();
  show(<MoneyOut value="travel" />);
  await searched(field(), 'unicorns');
  expect(screen.getByText('Nothing fits')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await userEvent.tab();
  expect(field()).toHaveProperty('value', 'Travel');
  expect(taken).not.toHaveBeenCalled();
});

it('keeps a stored one that is no longer offered', async () => {
  show(<MoneyOut value="food" />);
  expect(field()).toHaveProperty('value', 'Food');
  await choose(userEvent.setup(), field(), 'Travel');
  expect(taken).toHaveBeenLastCalledWith('travel');
});
