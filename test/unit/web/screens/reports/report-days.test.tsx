// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { addDays, addMonths, monthOf, todayIn } from '../../../../../shared/civil-date.ts';
import { getReport } from '../../../../../shared/contract/reports.ts';
import { rangeNamed } from '../../../../../shared/report-ranges.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { reader } from '../../../../support/screen.tsx';
import { reportOf } from './books-reported.ts';

const api = fakeApi();
afterEach(closeApp);

const { timeZone, fiscalYearStart } = reader.organization;
const today = todayIn(timeZone, new Date());
const year = today.slice(0, 4);
const rent = { kind: 'expense', category: 'rent', label: 'Rent' } as const;

/** One expense on the first day of the year, one today. */
beforeEach(() => {
  const entries = [
    { ...rent, amount: -4200, date: `${year}-01-01` },
    { ...rent, amount: -900, date: today },
  ];
  api.on(getReport, (request) => reportOf(entries, request));
});

const range = () => screen.findByLabelText<HTMLSelectElement>('Date range');
const showsExpenses = async (amount: string) => {
  const card = await screen.findByRole('region', { name: 'Total Expenses' });
  await waitFor(() => expect(card.textContent).toContain(amount));
};

it('shows the days that are chosen by name, and keeps them in the address', async () => {
  const { person, address } = await openApp('/app/reports', api);
  await showsExpenses('$51.00');
  for (const [words, name] of [
    ['This week', 'this-week'],
    ['This month', 'this-month'],
    ['This quarter', 'this-quarter'],
  ] as const) {
    await person.selectOptions(await range(), words);
    await waitFor(() => expect(address()).toContain(`range=${name}`));
    const isAll = rangeNamed(name, { today, fiscalYearStart }).from <= `${year}-01-01`;
    await showsExpenses(isAll ? '$51.00' : '$9.00');
  }
  const shown = address();
  await closeApp();
  await openApp(shown, api);
  expect((await range()).value).toBe('this-quarter');
});

it('says of days without anything that there is nothing, and leads back to this year', async () => {
  const { person } = await openApp('/app/reports?range=custom&from=2019-03-01&to=2019-03-31', api);
  expect(await screen.findByText('Nothing in these days')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Show this year' }));
  await showsExpenses('$51.00');
});

it('takes the days that were shown as the beginning of days that are typed', async () => {
  const { person, address } = await openApp('/app/reports', api);
  await person.selectOptions(await range(), 'Custom range');
  expect((await screen.findByLabelText<HTMLInputElement>('From')).value).toBe(`${year}-01-01`);
  const to = screen.getByLabelText('To');
  await person.clear(to);
  expect(await screen.findByText(/It needs a first day/)).toBeTruthy();
  await person.type(to, `${year}-01-01`);
  await waitFor(() => expect(address()).toContain(`to=${year}-01-01`));
  await showsExpenses('$42.00');
});

it('has the days chosen in two months by the keys alone', async () => {
  const { person, address } = await openApp(
    `/app/reports?range=custom&from=${year}-03-10&to=${year}-03-20`,
    api,
  );
  const opener = await screen.findByRole('button', { name: 'Choose in the calendar' });
  opener.focus();
  await person.keyboard('{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Choose the days' });
  expect(within(dialog).getAllByRole('grid')).toHaveLength(2);
  // jsdom has no layout, by which a dialog finds where its focus begins.
  const first = dialog.querySelector<HTMLElement>('[data-autofocus]');
  expect(first?.textContent).toBe('10');
  first?.focus();
  await person.keyboard('{Home}');
  const monday = document.activeElement?.textContent ?? '';
  await person.keyboard('{Enter}');
  expect(await within(dialog).findByText('Now choose the last day.')).toBeTruthy();
  await person.keyboard('{PageDown}{PageDown}{ArrowRight}{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const from = `${year}-03-${monday.padStart(2, '0')}`;
  const to = addDays(addMonths(from, 2) ?? '', 1);
  await waitFor(() => expect(address()).toContain(`from=${from}&to=${to}`));
  expect(monthOf(to)).toBe(`${year}-05`);
});
