// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { savePreferences } from '../../../../../shared/contract/books.ts';
import { enterSalesTaxPath, paths, salesTaxPath } from '../../../../../shared/paths.ts';
import type { Organization } from '../../../../../shared/model/organization.ts';
import type { SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';
import { SalesTaxTab } from '../../../../../web/screens/settings/sales-tax-tab.tsx';
import { fakeApi, wrongAt } from '../../../../support/fake-api.ts';
import { assistant, reader, show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const registered: SalesTaxRegistration = {
  ...{ since: '2026-01-01', number: '123026635', method: 'normal' },
  ...{ period: 'quarter', endsIn: 12, sales: 'included' },
};

const showCard = (organization: Partial<Organization> = {}, as = {}, path: string = salesTaxPath) =>
  show(
    <MemoryRouter initialEntries={[path]}>
      <SalesTaxTab />
    </MemoryRouter>,
    { organization: { ...reader.organization, ...organization }, ...as },
  );

const optionsOf = (label: string): (string | null)[] =>
  [...screen.getByLabelText(label).querySelectorAll('option')].map((option) => option.textContent);

describe('SalesTaxTab', () => {
  it('says of books without a registration that they are gross', () => {
    showCard();
    expect(screen.getByText(/All figures include tax/)).toBeTruthy();
  });

  it('enters a registration, tells a wrong number at its field, and takes it back by Undo', async () => {
    const api = fakeApi();
    api.on(savePreferences, wrongAt({ 'salesTax.number': 'This is no number of Canada.' }));
    const { person, told } = showCard();
    await person.click(screen.getByRole('button', { name: 'Enter your registration' }));
    const number = screen.getByLabelText('GST/HST number');
    await waitFor(() => expect(document.activeElement).toBe(number));
    await person.type(number, '123026634');
    const since = screen.getByLabelText('Registered from');
    expect(since).toHaveProperty('value', expect.stringMatching(/-01-01$/));
    fireEvent.change(since, { target: { value: '2026-01-01' } });
    expect(screen.getByLabelText('You file')).toHaveProperty('value', 'year');
    await person.selectOptions(screen.getByLabelText('You file'), 'Every quarter');
    expect(optionsOf('Period ends in')).toEqual([
      'Mar, Jun, Sep, Dec',
      'Jan, Apr, Jul, Oct',
      'Feb, May, Aug, Nov',
    ]);
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect((await screen.findByRole('alert')).textContent).toBe('This is no number of Canada.');
    expect(told.done).not.toHaveBeenCalled();

    const saved = api.on(savePreferences, { ...reader.organization, salesTax: registered });
    await person.clear(number);
    await person.type(number, '123026635');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(told.done).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(saved).toHaveBeenCalledWith({ salesTax: registered });
    await told.done.mock.lastCall?.[0].undo?.();
    expect(saved).toHaveBeenLastCalledWith({ salesTax: null });
  });

  it('leads whoever came to set up their books back to their first steps, once it is entered or left', async () => {
    const { person } = showCard({}, {}, enterSalesTaxPath);
    const wayOn = () => screen.queryByRole('link', { name: 'Back to your first steps' });
    expect(wayOn()).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(wayOn()?.getAttribute('href')).toBe(paths.dashboard);
    cleanup();
    showCard({ salesTax: registered }, {}, enterSalesTaxPath);
    expect(wayOn()?.getAttribute('href')).toBe(paths.dashboard);
    cleanup();
    showCard({ salesTax: registered });
    expect(wayOn()).toBeNull();
  });

  it('keeps the months that a period ends with, whichever period is chosen in between', async () => {
    const { person } = showCard({ salesTax: { ...registered, endsIn: 7 } });
    const saved = fakeApi().on(savePreferences, reader.organization);
    const period = screen.getByLabelText('You file');
    expect(period).toHaveProperty('value', 'quarter');
    expect(screen.getByLabelText('Period ends in')).toHaveProperty('value', '1');
    await person.selectOptions(period, 'Once a year');
    await person.selectOptions(screen.getByLabelText('Period ends in'), 'Aug');
    await person.selectOptions(period, 'Every month');
    expect(screen.queryByLabelText('Period ends in')).toBeNull();
    await person.selectOptions(period, 'Every quarter');
    expect(screen.getByLabelText('Period ends in')).toHaveProperty('value', '2');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ salesTax: { ...registered, endsIn: 2 } }));
  });

  it('takes a registration out of the books, and brings it back', async () => {
    const saved = fakeApi().on(savePreferences, reader.organization);
    const { person, told } = showCard({ salesTax: registered });
    await person.click(screen.getByRole('button', { name: 'No longer registered' }));
    await waitFor(() => expect(told.done).toHaveBeenCalledOnce());
    expect(saved).toHaveBeenCalledWith({ salesTax: null });
    await told.done.mock.lastCall?.[0].undo?.();
    expect(saved).toHaveBeenLastCalledWith({ salesTax: registered });
  });

  it('offers what the country has: its number, its periods, and no choice where the calendar decides', () => {
    showCard({ country: 'Ireland', region: null, salesTax: { ...registered, period: 'two-months' } });
    expect(screen.getByLabelText('VAT number')).toBeTruthy();
    expect(optionsOf('You file')).toEqual(['Every two months', 'Every four months', 'Every six months']);
    expect(screen.queryByLabelText('Period ends in')).toBeNull();
  });

  it('asks how sales are priced who was registered before that was asked, and assumes nothing', async () => {
    const { sales: _unasked, ...before } = registered;
    const saved = fakeApi().on(savePreferences, reader.organization);
    const { person } = showCard({ salesTax: before });
    const sales = screen.getByLabelText('How are your sales priced?');
    expect(sales).toHaveProperty('value', '');
    expect(optionsOf('How are your sales priced?')).toEqual([
      'Choose how',
      'The price includes HST 13%',
      'HST 13% is added on top',
      'Some sales are exempt or zero-rated',
    ]);
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeTruthy());
    expect(saved).not.toHaveBeenCalled();
    await person.selectOptions(sales, 'added');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saved).toHaveBeenCalledWith({ salesTax: { ...registered, sales: 'added' } }));
  });

  it('asks of each category where sales are taxed differently, and leaves open what nobody decided', async () => {
    const saved = fakeApi().on(savePreferences, reader.organization);
    const { person } = showCard({ salesTax: registered });
    await person.selectOptions(screen.getByLabelText('How are your sales priced?'), 'mixed');
    const categories = screen.getByRole('group', { name: 'By income category' });
    expect(categories.textContent).not.toContain('Interest');
    const [first, second] = within(categories).getAllByRole('combobox');
    await person.selectOptions(first as HTMLElement, 'Zero-rated');
    await person.selectOptions(second as HTMLElement, 'Price includes tax');
    await person.selectOptions(second as HTMLElement, 'Not decided yet');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(saved).toHaveBeenCalledOnce());
    const { salesTax } = saved.mock.lastCall?.[0] as { salesTax: SalesTaxRegistration };
    expect(salesTax.sales).toBe('mixed');
    expect(Object.values(salesTax.byCategory ?? {})).toEqual(['zero-rated']);
  });

  it('says of a method that is not computed that figures stay gross', async () => {
    const { person } = showCard({ salesTax: registered });
    await person.selectOptions(screen.getByLabelText('Method'), 'Flat rate or quick method');
    expect(screen.getByText(/Matchbook doesn’t calculate these/)).toBeTruthy();
  });

  it('says of the United States that there is none, and of everybody but the master that they only see it', () => {
    showCard({ country: 'USA', region: null });
    expect(screen.getByText(/no federal sales tax/)).toBeTruthy();
    cleanup();
    showCard({}, assistant);
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    showCard({ salesTax: registered }, assistant);
    expect(screen.getByLabelText('Method').closest('fieldset')?.disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /Save Changes|Remove|Cancel/ })).toBeNull();
  });
});
