// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { savePreferences } from '../../../../../../shared/contract/books.ts';
import { getCapitalPurchases, getReport } from '../../../../../../shared/contract/reports.ts';
import type { Report } from '../../../../../../shared/model/report.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { reader } from '../../../../../support/screen.tsx';

const api = fakeApi();
afterEach(closeApp);

const year = { from: '2026-04-06', to: '2027-04-05' };
const at = `/app/reports?type=tax&range=custom&from=${year.from}&to=${year.to}`;
const british = { country: 'UK', region: null, profession: 'general' };
const me = {
  profile: { ...reader.profile, ...british },
  organization: { ...reader.organization, ...british, currency: 'GBP' as const },
};
const laptop = {
  ...{ id: '01890000-0000-7000-8000-000000000001', date: '2026-05-04', description: 'Laptop' },
  ...{ category: 'Equipment', amount: -60_000, currency: 'GBP' },
};
const lunch = { label: 'Client Entertainment', amount: -7200, count: 1 };
const report: Report = {
  ...{ type: 'tax', ...year, currency: 'GBP', unconverted: [], months: [] },
  totals: { income: 150_000, expenses: -97_700, net: 52_300 },
  rows: [
    {
      ...{ ...lunch, key: 'SA103F box 24', label: 'Advertising and business entertainment', counts: 0 },
      parts: [{ ...lunch, key: 'expense:client-entertainment' }],
      shares: [
        {
          ...{ of: ['expense:client-entertainment'], amount: -7200, percent: 0, counts: 0 },
          ...{ taxYear: '2025–26', restOn: 'SA103F box 39' },
          source: { title: 'SA103F notes', url: 'https://www.gov.uk/notes', year: 2025 },
        },
      ],
    },
  ],
  form: { profit: 59_500, personal: -4000 },
};

beforeEach(() => {
  api.on(getReport, report);
  api.on(getCapitalPurchases, { ...year, currency: 'GBP', purchases: [laptop], total: -60_000 });
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const hrefOf = (link: HTMLElement) => link.getAttribute('href');

describe('the form', () => {
  it('tells what counts of a line, by which law, and the profit that this leaves', async () => {
    await openApp(at, api, { me });
    const form = await region('Tax form');
    const counted = await form.findByRole('row', { name: /^Client Entertainment: 0% counts/ });
    expect(counted.textContent).toContain('£72.00, on SA103F box 39');
    expect(counted.textContent).toContain('tax year 2025–26');
    expect(hrefOf(within(counted).getByRole('link'))).toBe('https://www.gov.uk/notes');
    expect(form.getByText(/SA103F is for sole traders\. A limited company files a CT600/)).toBeTruthy();
    expect(form.getByRole('row', { name: /^Profit on the form/ }).textContent).toContain('£595.00');
    expect(form.getByRole('row', { name: /^Net Profit/ }).textContent).toContain('£523.00');
  });

  it('leaves out what is personal, shows it, and leads to its entries', async () => {
    await openApp(at, api, { me });
    const name = 'Personal, left out of all of it: £40.00';
    const personal = await (await region('Tax form')).findByRole('link', { name });
    const { pathname, searchParams } = new URL(hrefOf(personal) ?? '', 'http://localhost');
    expect(pathname).toBe('/app/transactions');
    expect(Object.fromEntries(searchParams)).toEqual({ use: 'personal', ...year });
  });
});

describe('capital purchases', () => {
  it('stand apart from the form, each leading to its entry', async () => {
    await openApp(at, api, { me });
    const panel = await region('Capital purchases');
    const link = await panel.findByRole('link', { name: 'Laptop: £600.00' });
    expect(hrefOf(link)).toContain(`entry=${laptop.id}`);
    expect(panel.getByText(/Annual Investment Allowance/)).toBeTruthy();
  });

  it('are listed for a year at most', async () => {
    const asked = api.on(getCapitalPurchases, { ...year, currency: 'GBP', purchases: [], total: 0 });
    await openApp(at.replace('from=2026', 'from=2025'), api, { me });
    const panel = await region('Capital purchases');
    expect(await panel.findByText(/for a year at most/)).toBeTruthy();
    expect(asked).not.toHaveBeenCalled();
  });
});

describe('what is claimed of an allowance', () => {
  const canadian = { country: 'Canada', region: 'ON', profession: 'general' };
  const calendar = { from: '2026-01-01', to: '2026-12-31' };
  const organization = {
    ...{ ...reader.organization, ...canadian, currency: 'CAD' as const },
    allowanceClaims: { '2025-01-01': 5000 },
  };
  const inCanada = { ...reader, profile: { ...reader.profile, ...canadian }, organization };
  const place = { formLine: 'T2125 line 9936' };
  const onForm = (form: Partial<NonNullable<Report['form']>>): Report => ({
    ...{ type: 'tax', ...calendar, currency: 'CAD', unconverted: [], months: [] },
    totals: { income: 381_000, expenses: -113_000, net: 268_000 },
    rows: [{ key: place.formLine, label: 'CCA', amount: -113_000, count: 1 }],
    form: { profit: 381_000, personal: 0, ...form },
  });
  const openYear = (to = calendar.to, me = inCanada) =>
    openApp(`/app/reports?type=tax&range=custom&from=${calendar.from}&to=${to}`, api, { me });

  beforeEach(() => {
    api.on(getReport, onForm({ leftOut: { ...place, amount: -113_000 } }));
    api.on(getCapitalPurchases, { ...calendar, currency: 'CAD', purchases: [], total: 0 });
  });

  it('is said for a year, counts beside the profit, and can be taken back', async () => {
    const saved: unknown[] = [];
    api.on(savePreferences, (_, body) => {
      saved.push(body);
      return { ...organization, ...(body as object) };
    });
    const { person } = await openYear();
    const panel = await region('Capital purchases');
    expect(await screen.findByText(/^Without the \$1,130\.00 on T2125 line 9936/)).toBeTruthy();
    const field = await panel.findByLabelText(/^Claimed for the year on T2125 line 9936/);
    api.on(getReport, onForm({ profit: 369_700, claimed: { ...place, amount: -11_300 } }));
    await person.type(field, '113');
    await person.click(panel.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved).toEqual([{ allowanceClaims: { '2025-01-01': 5000, '2026-01-01': 11_300 } }]),
    );
    expect(await screen.findByText(/^With \$113\.00 on T2125 line 9936/)).toBeTruthy();
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved.at(-1)).toEqual({ allowanceClaims: { '2025-01-01': 5000 } }));
  });

  it('is no amount that cannot be read', async () => {
    const { person } = await openYear();
    const panel = await region('Capital purchases');
    await person.type(await panel.findByLabelText(/^Claimed for the year/), '-5');
    await person.click(panel.getByRole('button', { name: 'Save' }));
    expect(await panel.findByText('Leave out the minus sign.')).toBeTruthy();
  });

  it('is asked of nobody for other days, or of who may not say', async () => {
    await openYear('2026-06-30');
    await region('Capital purchases');
    expect(screen.queryByLabelText(/^Claimed for the year/)).toBeNull();
    await closeApp();
    await openYear(calendar.to, { ...inCanada, membership: { ...reader.membership, role: 'assistant' } });
    await region('Capital purchases');
    expect(screen.queryByLabelText(/^Claimed for the year/)).toBeNull();
  });
});
