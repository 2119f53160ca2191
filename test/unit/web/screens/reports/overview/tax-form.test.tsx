// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
