// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { editTransactions, getWorklist } from '../../../../../../shared/contract/ledger.ts';
import { undoJob } from '../../../../../../shared/contract/jobs.ts';
import { getReport, getSalesTax } from '../../../../../../shared/contract/reports.ts';
import type { Job } from '../../../../../../shared/model/job.ts';
import type { SalesTaxRegistration, SalesTaxReport } from '../../../../../../shared/model/sales-tax.ts';
import { salesTaxPath } from '../../../../../../shared/paths.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { reader } from '../../../../../support/screen.tsx';
import { toast, undo } from '../../../../../support/toast-shown.ts';
import { reportOf } from '../books-reported.ts';

const api = fakeApi();
afterEach(closeApp);
const nothingWaits = { suggestions: 0, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months: null };
beforeEach(() => {
  api.on(getWorklist, nothingWaits);
  api.on(getReport, (request) => reportOf([], request));
});

const year = { from: '2026-01-01', to: '2026-12-31' };
const at = `/app/reports?type=sales-tax&range=custom&from=${year.from}&to=${year.to}`;
const registration: SalesTaxRegistration = {
  ...{ since: year.from, number: '123026635RT0001', period: 'year', endsIn: 12, method: 'normal' },
};
const me = { organization: { ...reader.organization, salesTax: registration } };
const unproven = (last: number, description: string, amount: number, claimed: number) => ({
  ...{ id: `01890000-0000-7000-8000-00000000000${last}`, date: '2026-03-10', description },
  ...{ amount, claimed, reason: 'no-document' as const },
});
const filed: SalesTaxReport = {
  ...{ ...year, currency: 'CAD', registration, evidence: null },
  periods: [
    {
      ...{ ...year, file: '2027-06-15', pay: '2027-04-30', payable: 12_675, taxes: [] },
      boxes: [
        { code: '101', label: 'Sales and other revenue', amount: 250_000, source: 'sales' },
        { code: '106', label: 'Input tax credits', amount: 13_325, source: 'taxed-purchases' },
        { code: '109', label: 'Net tax', amount: 12_675, source: 'result' },
      ],
      unproven: { count: 2, amount: 13_325 },
      ...{ undecided: { count: 0, amount: 0 }, unsorted: { count: 0, amount: 0 } },
      ...{ assumed: { count: 0, amount: 0 }, prepaid: { count: 0, amount: 0 } },
      abroad: { count: 0, amount: 0 },
    },
  ],
  unproven: [unproven(1, 'Laptop', 113_000, 13_000), unproven(2, 'Bistro', 5650, 325)],
};

const panel = async () => within(await screen.findByRole('region', { name: 'Sales tax' }));
const hrefOf = (link: HTMLElement) => link.getAttribute('href') ?? '';

it('leads books that are not registered to where they say so, and counts tax included', async () => {
  api.on(getSalesTax, { ...filed, registration: null, periods: [], unproven: [] });
  await openApp(at, api);
  expect(await (await panel()).findByText(/not registered for sales tax/)).toBeTruthy();
  expect(screen.queryByText(/No income and no expense/)).toBeNull();
  const basis = 'On a cash basis: each entry counts on the day the money moved, tax included.';
  expect(screen.getByText(basis)).toBeTruthy();
});

it('says what was paid to the authority within the year, which the amount to pay is before', async () => {
  const [period] = filed.periods;
  const paid = (prepaid: { count: number; amount: number }) => ({
    ...filed,
    periods: period ? [{ ...period, prepaid }] : [],
  });
  api.on(getSalesTax, paid({ count: 4, amount: 120_000 }));
  await openApp(at, api, { me });
  const report = await panel();
  expect(await report.findByText(/4 payments to the tax authority in these dates: \$1,200\.00/)).toBeTruthy();
  const transfers = new URL(hrefOf(report.getByRole('link', { name: 'Show transfers' })), 'https://x.test');
  expect(Object.fromEntries(transfers.searchParams)).toEqual({ kind: 'transfer', ...year });
});

it('says what may be bought from abroad, and how its tax comes to be on the return', async () => {
  const [period] = filed.periods;
  const uk = { organization: { ...me.organization, country: 'UK' as const } };
  const periods = period ? [{ ...period, abroad: { count: 3, amount: 24_000 } }] : [];
  api.on(getSalesTax, { ...filed, periods });
  await openApp(at, api, { me: uk });
  const report = await panel();
  expect(await report.findByText(/3 purchases of \$240\.00 may be from abroad/)).toBeTruthy();
  expect(report.getByText(/choose “Services from abroad” under More/)).toBeTruthy();
  const purchases = hrefOf(report.getByRole('link', { name: 'Show these purchases' }));
  expect(Object.fromEntries(new URL(purchases, 'https://x.test').searchParams)).toEqual({
    ...{ tax: 'abroad' },
    ...year,
  });
});

it('tells what is owed and claimed on services from abroad apart from what prices have in them', async () => {
  const [period] = filed.periods;
  const vat = { kind: 'VAT', rate: 20, amount: 4000, claimed: 4000, count: 2 } as const;
  const taxes = [
    { side: 'expense', ...vat, amount: 900, claimed: 900 },
    { side: 'income', ...vat, reversed: true },
    { side: 'expense', ...vat, reversed: true },
  ] as const;
  api.on(getSalesTax, { ...filed, periods: period ? [{ ...period, taxes: [...taxes] }] : [] });
  await openApp(at, api, { me });
  const named = async (name: string) => (await panel()).findByRole('row', { name: new RegExp(`^${name}`) });
  expect((await named('VAT 20% owed on services from abroad')).textContent).toContain('$40.00');
  expect((await named('VAT 20% claimed on services from abroad')).textContent).toContain('$40.00');
  expect((await named('VAT 20% paid')).textContent).toContain('$9.00');
});

it('shows the return of a period, which folds away and opens again', async () => {
  api.on(getSalesTax, filed);
  const { person } = await openApp(at, api, { me });
  const report = await panel();
  const box = (name: RegExp) => report.queryByRole('row', { name });
  await waitFor(() => expect(box(/^101/)?.textContent).toContain('$2,500.00'));
  expect(box(/^109/)?.textContent).toContain('$126.75');
  const head = report.getByRole('button', { name: /To pay/ });
  expect(head.textContent).toContain('Pay by 2027-04-30, file by 2027-06-15');
  expect(report.getByText(/2 claims of \$133\.25 together lack evidence/)).toBeTruthy();
  expect(screen.getByText(/On a cash basis, excluding sales tax/)).toBeTruthy();
  await person.click(head);
  expect(box(/^101/)).toBeNull();
  head.focus();
  await person.keyboard('{Enter}');
  expect(box(/^101/)).toBeTruthy();
});

it('leads from a figure to the entries that make it, and from a claim to its entry', async () => {
  api.on(getSalesTax, filed);
  await openApp(at, api, { me });
  const report = await panel();
  const credits = within(await report.findByRole('row', { name: /^106/ })).getByRole('link');
  expect(hrefOf(credits)).toBe(
    '/app/transactions?box=taxed-purchases&boxCode=106&from=2026-01-01&to=2026-12-31',
  );
  expect(within(report.getByRole('row', { name: /^109/ })).queryByRole('link')).toBeNull();
  const bistro = report.getByRole('link', { name: /^Bistro/ });
  expect(hrefOf(bistro)).toContain(`entry=${filed.unproven[1]?.id}`);
});

it('tells from what to what is owed where nobody said whether sales have tax in them, and leads to where it is said', async () => {
  const [period] = filed.periods;
  const open = {
    ...filed,
    unproven: [],
    periods: [{ ...period, payable: 0, undecided: { count: 8, amount: 45_500 } }],
  };
  api.on(getSalesTax, open as SalesTaxReport);
  api.on(getWorklist, {
    ...nothingWaits,
    untaxed: { count: 8, amount: 45_500, rates: [13] },
  });
  await openApp(at, api, { me });
  const report = await panel();
  expect(await report.findByText('$0.00 to $455.00')).toBeTruthy();
  expect(report.getByText('8 sales without tax: $455.00 at 13%.')).toBeTruthy();
  expect(hrefOf(report.getByRole('link', { name: 'Set how sales are priced' }))).toBe(salesTaxPath);
  expect(
    await screen.findByText(/8 sales with no tax on record are counted at their full amounts/),
  ).toBeTruthy();
  expect(hrefOf(report.getByRole('link', { name: 'Show these sales' }))).toContain('box=untaxed-sales');
});

it('tells what of the tax is in money without a category, and leads to where it gets one', async () => {
  const [period] = filed.periods;
  const loose = { ...period, payable: 109_264, unsorted: { count: 3, amount: 17_400 } };
  api.on(getSalesTax, { ...filed, unproven: [], periods: [loose] } as SalesTaxReport);
  await openApp(at, api, { me });
  const report = await panel();
  expect(await report.findByText('$918.64 to $1,092.64')).toBeTruthy();
  expect(report.getByText('3 uncategorized deposits: $174.00 of the tax is in them.')).toBeTruthy();
  const link = hrefOf(report.getByRole('link', { name: 'Choose their categories' }));
  expect(link).toContain('needs=category');
  expect(link).toContain('kind=income');
});

it('praises no claims where there are none', async () => {
  const [period] = filed.periods;
  const none = { ...period, unproven: { count: 0, amount: 0 }, assumed: { count: 1, amount: 1300 } };
  const assumed = { ...unproven(3, 'Software', 11_300, 1300), reason: 'assumed' as const };
  api.on(getSalesTax, { ...filed, unproven: [assumed], periods: [none] } as SalesTaxReport);
  await openApp(at, api, { me });
  const report = await panel();
  expect(await report.findByText('No tax is claimed in these periods.')).toBeTruthy();
  expect(report.getByText('1 purchase has no tax on record: about $13.00 could be claimed')).toBeTruthy();
  expect(report.getByRole('row', { name: /Software/ }).textContent).toContain('$13.00');
});

it('claims the tax of all purchases without any at once, with one undo, after saying what that means', async () => {
  const [period] = filed.periods;
  const halves = [
    { ...period, to: '2026-06-30', assumed: { count: 3, amount: 3900 } },
    { ...period, from: '2026-07-01', assumed: { count: 1, amount: 1300 } },
  ];
  const open = { from: '2026-02-01', to: year.to };
  const confirmable = { ...open, count: 3, amount: 3900 };
  const confirmed = { ...filed, unproven: [], periods: [{ ...period }] } as SalesTaxReport;
  const job: Job = {
    ...{ id: '01890000-0000-7000-8000-000000000009', kind: 'edit-rows', status: 'done', progress: 1 },
    ...{ total: 3, done: 3, createdAt: '2026-12-31T00:00:00.000Z' },
  };
  api.on(getSalesTax, { ...filed, periods: halves, confirmable } as SalesTaxReport);
  const { person } = await openApp(at, api, { me });
  await person.click(await (await panel()).findByRole('button', { name: 'Confirm all 3' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  expect(dialog.getByText('Claim about $39.00 for 3 purchases?')).toBeTruthy();
  expect(dialog.getByText(/only if you hold the receipts/)).toBeTruthy();
  const asked = api.on(editTransactions, () => {
    api.on(getSalesTax, confirmed);
    return job;
  });
  await person.click(dialog.getByRole('button', { name: 'Confirm all 3' }));
  await toast('3 transactions changed');
  expect(asked.mock.lastCall?.[0]).toMatchObject({
    act: { do: 'usual-tax' },
    filter: { claim: 'possible', ...open },
    count: 3,
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Confirm all 3' })).toBeNull());
  const takenBack = api.on(undoJob, { ...job, status: 'undone' });
  await undo(person, '3 transactions changed');
  await waitFor(() => expect(takenBack).toHaveBeenCalledTimes(1));
});
