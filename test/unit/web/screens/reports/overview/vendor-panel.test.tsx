// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getReport, getVendorTotals } from '../../../../../../shared/contract/reports.ts';
import type { VendorTotals } from '../../../../../../shared/model/vendor-totals.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { reader } from '../../../../../support/screen.tsx';
import { reportOf } from '../books-reported.ts';

const api = fakeApi();
afterEach(closeApp);
beforeEach(() => {
  api.on(getReport, (request) => reportOf([], request));
});

const category = 'Helpers and Subcontractors';
const date = '2026-03-10';
const paid = (last: number, amount: number, description: string) => ({
  ...{ id: `01890000-0000-7000-8000-00000000000${last}`, date, description, category, amount },
});
const vendor = (
  key: string,
  name: string | null,
  payments: ReturnType<typeof paid>[],
  forms: string[] = [],
) => ({
  ...{ key, name, forms, payments, count: payments.length },
  amount: payments.reduce((sum, { amount }) => sum + amount, 0),
  slips: forms.map((form) => ({ form, amount: payments.reduce((sum, { amount }) => sum + amount, 0) })),
});
const none: VendorTotals = {
  ...{ from: '2026-01-01', to: '2026-12-31', currency: 'CAD', total: 0, count: 0, categories: [category] },
  ...{ forms: [{ form: 'T5018', from: 50_000 }], vendors: [], unconverted: [] },
};
const totals: VendorTotals = {
  ...none,
  ...{ total: 95_550, count: 5 },
  vendors: [
    vendor(
      'jane',
      'Jane Doe',
      [
        paid(1, 42_000, 'CARD 1234'),
        paid(2, 18_050, 'INTERAC E-TRANSFER TO JANE DOE 7781'),
        paid(3, -1000, 'Jane Doe'),
      ],
      ['T5018'],
    ),
    vendor('ivan', 'Иван Петров', [paid(4, 31_000, 'Иван Петров, монтаж труб')]),
    vendor('', null, [paid(5, 5500, 'CHEQUE 101')]),
  ],
};

const vendors = async () => within(await screen.findByRole('region', { name: 'Vendors' }));
const spendingAt = '/app/reports?type=vendors&range=custom&from=2026-01-01&to=2026-12-31';
const at = `${spendingAt}&vendors=contractors`;
const minor = (text: string | null): number => Number(text?.replace('−', '-').replaceAll(/[^\d-]/g, ''));
const lines = (panel: Awaited<ReturnType<typeof vendors>>) =>
  panel
    .getAllByRole('row')
    .slice(1)
    .map((row) => {
      const cells = within(row).getAllByRole('cell');
      return [
        within(row).getByRole('rowheader').textContent,
        minor(cells.at(-1)?.textContent ?? ''),
      ] as const;
    });

it('says that nothing was paid, and to whom it would count', async () => {
  api.on(getVendorTotals, none);
  const { person, address } = await openApp('/app/reports', api);
  await person.selectOptions(await screen.findByLabelText('Report type'), 'Vendors');
  await waitFor(() => expect(address()).toContain('type=vendors'));
  expect(await (await vendors()).findByText('Nothing was spent in these days.')).toBeTruthy();
  await person.selectOptions((await vendors()).getByLabelText('Show'), 'Contractors and their forms');
  expect(
    await (await vendors()).findByText(`Nothing was paid under ${category} in these days.`),
  ).toBeTruthy();
});

it('shows all that was spent by vendor, as much as the profit and loss has, and the forms as a view of it', async () => {
  const shop = vendor('home', 'Home Depot', [paid(7, 60_000, 'HOME DEPOT 7012')]);
  const spent = { ...totals, categories: [], forms: [], total: 155_550, count: 6 };
  const plain = totals.vendors.map((one) => ({ ...one, forms: [], slips: [] }));
  const asked = api.on(getVendorTotals, ({ query }) =>
    query.get('of') === 'spending' ? { ...spent, vendors: [shop, ...plain] } : totals,
  );
  const { person, address } = await openApp(spendingAt, api);
  const panel = await vendors();
  expect((await panel.findByRole('row', { name: /^Home Depot/ })).textContent).toContain('$600.00');
  expect(panel.queryByText(/Reaches/)).toBeNull();
  expect(panel.getByText(/the expenses of the profit and loss, by vendor/)).toBeTruthy();
  const total = within(panel.getByRole('row', { name: /^Total/ })).getByRole('link');
  expect(total.getAttribute('href')).toContain('side=expense');
  await person.selectOptions(panel.getByLabelText('Show'), 'Contractors and their forms');
  expect(await panel.findByText(/Reaches T5018/)).toBeTruthy();
  expect(panel.queryByRole('row', { name: /^Home Depot/ })).toBeNull();
  expect(address()).toContain('vendors=contractors');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('names the largest vendors first, and what so many pay without their entries', async () => {
  const many = Array.from({ length: 30 }, (_, position) => ({
    ...{ ...vendor(`v${position}`, `Shop ${position}`, []), amount: 1000, count: 150 },
  }));
  const others = { vendors: 12, amount: 5000, count: 40 };
  api.on(getVendorTotals, { ...none, categories: [], total: 35_000, count: 4540, vendors: many, others });
  const { person } = await openApp(spendingAt, api);
  const panel = await vendors();
  await person.click(await panel.findByRole('button', { name: 'Show 5 more vendors' }));
  expect(panel.getByRole('row', { name: /^Shop 29/ })).toBeTruthy();
  expect(panel.getByRole('row', { name: /^12 smaller vendors/ }).textContent).toContain('$50.00');
  expect(panel.queryByRole('button', { name: 'Shop 0' })).toBeNull();
  expect(panel.queryByRole('button', { name: 'Show every entry' })).toBeNull();
});

it('says of each vendor which slip it reaches, and of what names nobody how to name it', async () => {
  api.on(getVendorTotals, totals);
  await openApp(at, api);
  const panel = await vendors();
  const jane = await panel.findByRole('row', { name: /^Jane Doe/ });
  expect(jane.textContent).toContain('Reaches T5018');
  expect(jane.textContent).toContain('$590.50');
  expect(panel.getByRole('row', { name: /^Иван/ }).textContent).not.toContain('Reaches');
  expect(panel.getByRole('row', { name: /^No name/ }).textContent).toContain('Link a document');
  expect(panel.getByText(/T5018 is usually asked for from \$500\.00.*accountant/)).toBeTruthy();
});

it('opens each vendor to its entries, which add up to its figure, and all at once', async () => {
  api.on(getVendorTotals, totals);
  const { person } = await openApp(at, api);
  const panel = await vendors();
  await person.click(await panel.findByRole('button', { name: 'Jane Doe' }));
  const [[, figure] = ['', 0], ...below] = lines(panel);
  const entries = below.slice(0, 3);
  expect(entries.map(([name]) => name).join()).toMatch(/CARD 1234/);
  expect(entries.reduce((sum, [, amount]) => sum + amount, 0)).toBe(figure);
  const card = panel.getByRole('link', { name: /^CARD 1234, .*: \$420\.00/ });
  expect(card.getAttribute('href')).toContain(totals.vendors[0]?.payments[0]?.id);
  await person.click(panel.getByRole('button', { name: 'Show every entry' }));
  expect(lines(panel)).toHaveLength(9);
  await person.click(panel.getByRole('button', { name: 'Hide the entries' }));
  const closed = lines(panel);
  expect(closed.slice(0, -1).reduce((sum, [, amount]) => sum + amount, 0)).toBe(closed.at(-1)?.[1]);
});

it('says that it cannot be had, and is there when it is asked for again', async () => {
  api.on(getVendorTotals, problemOf('unexpected'));
  const { person } = await openApp(at, api);
  const panel = await vendors();
  expect(await panel.findByText('The report could not be loaded')).toBeTruthy();
  api.on(getVendorTotals, totals);
  await person.click(panel.getByRole('button', { name: 'Try again' }));
  expect((await panel.findByRole('row', { name: /^Jane Doe/ })).textContent).toContain('$590.50');
});

it('tells books without a category for such work on which line of the form one would be', async () => {
  api.on(getVendorTotals, { ...none, categories: [], forms: [] });
  const { organization } = reader;
  await openApp(at, api, {
    me: { organization: { ...organization, country: 'USA', profession: 'general' } },
  });
  const panel = await vendors();
  expect(await panel.findByText(/“Contract labor” \(Schedule C line 11\)/)).toBeTruthy();
  const link = panel.getByRole('link', { name: 'Go to categories' });
  expect(link.getAttribute('href')).toBe('/app/accounting?tab=categories');
});
