// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { changeTransaction, getTransaction } from '../../../../../shared/contract/ledger.ts';
import type { Me } from '../../../../../shared/model/organization.ts';
import type { Transaction } from '../../../../../shared/model/transaction.ts';
import { EntrySalesTax } from '../../../../../web/features/entry/panel/entry-sales-tax.tsx';
import { taxChoices } from '../../../../../web/features/entry/tax-choices.ts';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { reader, show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const row: Transaction = {
  ...{ id: '019a0000-0000-7000-8000-000000000001', kind: 'income', description: 'INVOICE 7', version: 3 },
  ...{ amount: 1149_75, currency: 'CAD', category: 'Repairs', categoryId: 'repairs' },
  ...{ accountLabel: 'Checking', accountId: 'checking', date: '2026-03-02', source: 'entry' },
  ...{ receiptId: null, receiptIds: [], noReceiptNeeded: false, userId: 'grace', organizationId: 'books' },
  createdAt: '2026-03-02T00:00:00.000Z',
};

const inQuebec: Partial<Me> = { organization: { ...reader.organization, region: 'QC' } };
const gst = { kind: 'GST', rate: 5, amount: 50_00 };
const qst = { kind: 'QST', rate: 9.975, amount: 99_75 };

const showTax = (of: Partial<Transaction> = {}, as: Partial<Me> = inQuebec, isClosed = false) =>
  show(<EntrySalesTax row={{ ...row, ...of }} isClosed={isClosed} />, as);

const line = (number: number) => within(screen.getByRole('group', { name: `Tax ${number}` }));
const amounts = () => screen.getAllByLabelText('Amount').map((input) => (input as HTMLInputElement).value);
const pressed = (name: string) => screen.getByRole('button', { name });

describe('EntrySalesTax', () => {
  it('works the usual taxes of the region out of the total, and saves them', async () => {
    const api = fakeApi();
    const saved = api.on(changeTransaction, { ...row, taxes: [gst, qst], taxesSaid: true });
    const { person, told } = showTax();
    await person.click(pressed('Enter tax'));
    expect(document.activeElement).toBe(line(1).getByLabelText('Tax'));
    expect(amounts()).toEqual(['50.00', '99.75']);
    expect(screen.getByText('$1,000.00 and $149.75 tax')).toBeTruthy();
    await person.click(pressed('Save tax'));
    await waitFor(() => expect(told.done).toHaveBeenCalledOnce());
    expect(saved).toHaveBeenCalledWith({ version: 3, taxes: [gst, qst] });
    await waitFor(() => expect(document.activeElement).toBe(pressed('Enter tax')));

    api.on(getTransaction, { ...row, taxes: [gst, qst], taxesSaid: true, version: 4 });
    await told.done.mock.lastCall?.[0].undo?.();
    expect(saved).toHaveBeenLastCalledWith({ version: 4, taxes: null });
  });

  it('works out anew what follows from a rate, and leaves what a person typed', async () => {
    const { person } = showTax({ amount: -1149_75, kind: 'expense' });
    await person.click(pressed('Enter tax'));
    await person.click(pressed('Remove tax 2'));
    expect(amounts()).toEqual(['54.75']);
    await person.selectOptions(line(1).getByLabelText('Tax'), 'HST 13%');
    expect(document.activeElement).toBe(line(1).getByLabelText('Tax'));
    expect(amounts()).toEqual(['132.27']);
    await person.clear(line(1).getByLabelText('Amount'));
    await person.type(line(1).getByLabelText('Amount'), '130');
    await person.click(pressed('Add a tax'));
    expect(amounts()[0]).toBe('130');
    await person.selectOptions(line(2).getByLabelText('Tax'), 'Other tax');
    expect(amounts()).toEqual(['130', '']);
    await person.click(pressed('Save tax'));
    expect((await line(2).findByRole('alert')).textContent).toBe('Fill in this field.');
  });

  it('calls a tax that nobody claims by a name that stands alone', () => {
    showTax({ kind: 'expense', amount: -119_00, taxes: [{ kind: 'other', rate: 19, amount: 19_00 }] });
    expect(screen.getByText('Other tax 19%')).toBeTruthy();
  });

  it('calls the QST of a purchase so in Ontario’s books, which keep it as another province’s', async () => {
    const inOntario = { organization: { ...reader.organization, region: 'ON' } };
    const kept = { ...qst, kind: 'PST' };
    const { person } = showTax({ kind: 'expense', amount: -1149_75, taxes: [gst, kept] }, inOntario);
    expect(screen.getByText('QST 9.975%')).toBeTruthy();
    expect(screen.queryByText(/PST/)).toBeNull();
    await person.click(pressed('Change'));
    expect(line(2).getByLabelText('Tax')).toHaveProperty('value', 'QST@9.975');
    expect(line(2).getAllByRole('option', { name: 'QST 9.975%' })).toHaveLength(1);
  });

  it('tells at once that taxes take all of it, and what the API finds wrong', async () => {
    fakeApi().on(changeTransaction, wrongAt({ taxes: 'The tax must be less than the entry.' }));
    const { person } = showTax({ taxes: [{ ...gst, amount: 1149_75 }] });
    await person.click(pressed('Change'));
    expect(screen.getByText('The tax takes all of it or more.')).toBeTruthy();
    await person.click(pressed('Save tax'));
    expect((await screen.findByRole('alert')).textContent).toBe('The tax must be less than the entry.');
  });

  it('marks what a person said, who leaves it to the documents again, or says that there is none', async () => {
    const saved = fakeApi().on(changeTransaction, row);
    const { person } = showTax({ taxes: [qst], taxesSaid: true });
    expect(screen.getByText('Set by you')).toBeTruthy();
    await person.click(pressed('Use its documents'));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ version: 3, taxes: null }));
    await person.click(pressed('No tax in it'));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ version: 3, taxes: [] }));
    cleanup();
    showTax({ taxes: [gst] });
    expect(screen.queryByText('Set by you')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use its documents' })).toBeNull();
  });

  it('marks what is assumed to be without tax as the payment before, until somebody says its tax', () => {
    showTax({ taxFreeAsBefore: true });
    expect(screen.getByText('No tax in it.')).toBeTruthy();
    expect(screen.getByText('Assumed')).toBeTruthy();
    expect(screen.getByText(/^You recorded no tax on this customer’s previous payment/)).toBeTruthy();
    cleanup();
    showTax({ taxFreeAsBefore: true, taxes: [gst], taxesSaid: true });
    expect(screen.queryByText('Assumed')).toBeNull();
    cleanup();
    showTax({ taxFreeAsBefore: true }, { ...inQuebec, abilities: [] });
    expect(screen.getByText('Assumed')).toBeTruthy();
  });

  it('says that the linked invoice has no tax, which is nobody’s assumption', () => {
    showTax({ taxFreeByInvoice: true, taxFreeAsBefore: true }, { ...inQuebec, abilities: [] });
    expect(screen.getByText('No tax in it.')).toBeTruthy();
    expect(screen.getByText('The linked invoice has no tax in it.')).toBeTruthy();
    expect(screen.queryByText('Assumed')).toBeNull();
    cleanup();
    showTax({ taxFreeByInvoice: true, taxes: [gst], taxesSaid: true });
    expect(screen.queryByText('The linked invoice has no tax in it.')).toBeNull();
  });

  it('takes an expense for a service from abroad where its buyer owes the tax, and that back', async () => {
    const salesTax = {
      ...({
        since: '2020-01-01',
        number: '980780684',
        period: 'quarter',
        endsIn: 12,
        method: 'normal',
      } as const),
    };
    const british: Partial<Me> = {
      organization: { ...reader.organization, country: 'UK', currency: 'GBP', salesTax },
    };
    const bought = { kind: 'expense', amount: -120_00, currency: 'GBP' } as const;
    const reversed = { ...row, ...bought, taxesSaid: true, reverseCharge: true } as const;
    const api = fakeApi();
    const saved = api.on(changeTransaction, { ...reversed, version: 4 });
    const { person, told } = showTax(bought, british);
    await person.click(pressed('Service from abroad'));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ version: 3, reverseCharge: true }));
    api.on(getTransaction, { ...reversed, version: 4 });
    await told.done.mock.lastCall?.[0].undo?.();
    expect(saved).toHaveBeenLastCalledWith({ version: 4, taxes: null });
    cleanup();

    const again = showTax(reversed, british);
    expect(screen.getByText(/You owe VAT on it and claim it on the same return/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Service from abroad' })).toBeNull();
    api.on(changeTransaction, { ...reversed, reverseCharge: undefined, version: 5 });
    await again.person.click(pressed('No tax in it'));
    await waitFor(() => expect(again.told.done).toHaveBeenCalledOnce());
    api.on(getTransaction, { ...reversed, reverseCharge: undefined, version: 5 });
    const back = api.on(changeTransaction, { ...reversed, version: 6 });
    await again.told.done.mock.lastCall?.[0].undo?.();
    expect(back).toHaveBeenLastCalledWith({ version: 5, reverseCharge: true });
    cleanup();

    showTax({ ...bought, kind: 'income', amount: 120_00 }, british);
    expect(screen.queryByRole('button', { name: 'Service from abroad' })).toBeNull();
    cleanup();
    showTax(bought);
    expect(screen.queryByRole('button', { name: 'Service from abroad' })).toBeNull();
  });

  it('only shows what is known where nothing can be said: of a transfer, on a closed day, to those who only look', () => {
    const looking = { ...inQuebec, abilities: [] };
    for (const [of, as, isClosed] of [
      [{ kind: 'transfer' }, inQuebec, false],
      [{}, inQuebec, true],
      [{}, looking, false],
    ] as const) {
      showTax({ ...of, taxes: [gst] }, as, isClosed);
      expect(screen.getByRole('table', { name: 'Tax' }).textContent).toContain('GST 5%');
      expect(screen.queryByRole('button')).toBeNull();
      cleanup();
      showTax(of, as, isClosed);
      expect(screen.queryByRole('region')).toBeNull();
      cleanup();
    }
  });
});

describe('taxChoices', () => {
  it('begins with what is charged where the business is', () => {
    expect(taxChoices('Canada', 'MB').usual).toEqual([
      { kind: 'GST', rate: 5 },
      { kind: 'PST', rate: 7 },
    ]);
    expect(taxChoices('Ireland', null).usual).toEqual([{ kind: 'VAT', rate: 23 }]);
    expect(taxChoices('Canada', null).usual).toEqual([{ kind: 'GST', rate: 5 }]);
    expect(taxChoices('USA', null).usual).toEqual([{ kind: 'sales tax' }]);
  });

  it('offers each rate once, and none of nothing', () => {
    const { here, elsewhere } = taxChoices('Canada', 'ON');
    expect(here).toEqual([{ kind: 'HST', rate: 13 }]);
    const all = [...here, ...elsewhere].map(({ kind, rate }) => `${kind} ${rate}`);
    expect(new Set(all).size).toBe(all.length);
    expect(taxChoices('UK', null).here).toEqual([
      { kind: 'VAT', rate: 20 },
      { kind: 'VAT', rate: 5 },
    ]);
  });
});
