// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decidePayout } from '../../../../../../shared/contract/ledger.ts';
import type { PayoutOffer } from '../../../../../../shared/model/payout-offer.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { PayoutCard } from '../../../../../../web/screens/accounting/payouts/payout-card.tsx';
import { fakeApi, wrongAt } from '../../../../../support/fake-api.ts';
import { show } from '../../../../../support/screen.tsx';
import { transactionWith } from '../../../../functions/domain/ledger/rows.ts';
import { choose } from '../../../../../support/choose.ts';

const api = fakeApi();
const transaction = transactionWith({ kind: 'income', amount: 121_345, version: 3 });
const offer: PayoutOffer = {
  transaction,
  provider: 'Stripe',
  evidence: null,
  categories: { sales: 'Service Call Income', fees: 'Pipes and Fittings' },
};
const gross = () => screen.getByLabelText<HTMLInputElement>('Gross sales');
const fees = () => screen.getByLabelText<HTMLInputElement>('Fees');
const book = () => screen.getByRole('button', { name: /^Apply/ });

afterEach(cleanup);

describe('PayoutCard', () => {
  it('books what follows from the one number that is typed, by the ids of the categories', async () => {
    const heard = api.on(decidePayout, transaction);
    const { person, told } = show(<PayoutCard offer={offer} />);
    await person.type(fees(), '36.55');
    expect(gross().value).toBe('1250.00');
    await person.click(book());
    await vi.waitFor(() => expect(told.done).toHaveBeenCalled());
    expect(heard).toHaveBeenCalledWith(
      expect.objectContaining({
        ...{ decision: 'split', version: 3, gross: 125_000, fees: 3655, refunds: 0 },
        categories: expect.objectContaining({ fees: 'pipes-and-fittings' }) as unknown,
      }),
    );
  });

  it('says what the number has to be, beside the one that was typed last, until it is right', async () => {
    const heard = api.on(decidePayout, transaction);
    const { person } = show(<PayoutCard offer={offer} />);
    await person.type(gross(), '1200');
    await person.click(book());
    expect((await screen.findByRole('alert')).textContent).toContain('$1,213.45');
    expect(gross().getAttribute('aria-invalid')).toBe('true');
    expect(heard).not.toHaveBeenCalled();
    await person.clear(gross());
    await person.type(gross(), '1250');
    await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('says that a bank kept a fee of an invoice, and takes a person’s word that it is none', async () => {
    const heard = api.on(decidePayout, transaction);
    const evidence = {
      kind: 'sales' as const,
      figures: { gross: 122_845, fees: 1500, refunds: 0, net: 121_345 },
      ...{ receiptIds: [transaction.id], date: '2026-03-01', fileName: 'invoice.pdf' },
    };
    const { person } = show(<PayoutCard offer={{ ...offer, provider: 'Bank', evidence }} />);
    expect(screen.getByText('Bank fee')).toBeTruthy();
    expect(screen.getByText('The linked invoice is $1,228.45: $15.00 was kept back')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /^Not a fee/ }));
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(expect.objectContaining({ decision: 'none' })));
  });

  it('says what a contractor kept back as tax, and asks for no category of it', async () => {
    const heard = api.on(decidePayout, transaction);
    const evidence = {
      kind: 'sales' as const,
      figures: { gross: 145_345, fees: 24_000, refunds: 0, net: 121_345 },
      ...{ receiptIds: [transaction.id], date: '2026-03-01', fileName: 'invoice.pdf' },
    };
    const { person, told } = show(<PayoutCard offer={{ ...offer, provider: 'Tax withheld', evidence }} />);
    expect(screen.getAllByText('Tax withheld')).toHaveLength(2);
    expect(screen.queryByLabelText('Category of the fees')).toBeNull();
    expect(screen.getByRole('button', { name: /^Not tax/ })).toBeTruthy();
    await person.click(book());
    await vi.waitFor(() => expect(heard).toHaveBeenCalledWith(expect.objectContaining({ fees: 24_000 })));
    const title = 'Booked as $1,453.45 sales, $240.00 tax withheld';
    await vi.waitFor(() => expect(told.done).toHaveBeenCalledWith(expect.objectContaining({ title })));
  });

  it('asks for a category that was taken away', async () => {
    const { person } = show(<PayoutCard offer={offer} />);
    await person.type(gross(), '1250');
    await choose(person, screen.getByLabelText('Category of the fees'), 'Choose category');
    await person.click(book());
    expect((await screen.findByRole('alert')).textContent).toBeTruthy();
  });

  it('says what the API finds wrong with the number, and keeps it', async () => {
    api.on(decidePayout, wrongAt({ gross: 'This does not add up to the deposit.' }));
    const { person, told } = show(<PayoutCard offer={offer} />);
    await person.type(gross(), '1250');
    await person.click(book());
    expect((await screen.findByRole('alert')).textContent).toContain('This does not add up to the deposit.');
    expect(gross().value).toBe('1250');
    expect(told.failed).not.toHaveBeenCalled();
  });

  it('tells that somebody else was quicker', async () => {
    api.on(decidePayout, problemOf('changed-meanwhile'));
    const { person, told } = show(<PayoutCard offer={offer} />);
    await person.type(gross(), '1250');
    await person.click(book());
    await vi.waitFor(() => expect(told.failed).toHaveBeenCalledTimes(1));
  });
});
