// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getTransaction } from '../../../../../shared/contract/ledger.ts';
import { confirmMatch, listMatches, makeMatch } from '../../../../../shared/contract/matching.ts';
import { changeReceipt } from '../../../../../shared/contract/receipts.ts';
import type { Match } from '../../../../../shared/model/match.ts';
import type { Receipt } from '../../../../../shared/model/receipt.ts';
import type { Transaction } from '../../../../../shared/model/transaction.ts';
import { problemOf } from '../../../../../shared/problems.ts';
import { Review } from '../../../../../web/screens/receipts/review.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { lunch } from '../../../../support/receipts-shown.ts';
import { show } from '../../../../support/screen.tsx';

const api = fakeApi();
const box: [number, number, number, number] = [0, 0, 1, 1];
const read = (value: string | number, text = String(value)) => ({
  value,
  text,
  confidence: 0.99,
  page: 1,
  box,
});
const paid: Transaction = {
  id: '01890000-0000-7000-8000-000000000009',
  kind: 'expense',
  description: 'CAFE MYRIADE',
  amount: -1250,
  currency: 'CAD',
  category: 'expense',
  categoryId: 'expense',
  accountLabel: 'Checking',
  accountId: 'checking',
  date: '2026-03-11',
  source: 'statement',
  receiptId: null,
  receiptIds: [],
  noReceiptNeeded: false,
  userId: 'grace',
  organizationId: 'books',
  createdAt: '2026-03-11T12:00:00.000Z',
  version: 1,
};
const suggestion: Match = {
  id: '01890000-0000-8000-8000-000000000008',
  receiptIds: [lunch.id],
  transactionIds: [paid.id],
  confidence: 95,
  decision: 'suggest',
  reasons: [{ kind: 'amount', detail: 'same amount', weight: 95 }],
  status: 'pending',
  decidedAt: null,
  createdAt: '2026-03-11T12:00:00.000Z',
};
const fields = { vendor: read('Café'), date: read('2026-03-10'), total: read(1250, '$12.50') };

// jsdom has no screens.
vi.stubGlobal('matchMedia', () => ({ matches: false }));
afterEach(cleanup);

async function open(change: Partial<Receipt> = {}, match: Partial<Match> = {}) {
  const heard = {
    changed: api.on(changeReceipt, lunch),
    confirmed: api.on(confirmMatch, { ...suggestion, status: 'confirmed' }),
    linked: api.on(makeMatch, { ...suggestion, status: 'confirmed' }),
  };
  api.on(listMatches, { items: [{ ...suggestion, ...match }] });
  api.on(getTransaction, paid);
  const onAccepted = vi.fn();
  const receipt = { ...lunch, fields, ...change };
  const shown = show(
    <Review receipt={receipt} hasNext={false} onPlace={() => undefined} onAccepted={onAccepted} />,
  );
  await screen.findByText('same amount');
  return { ...shown, ...heard, onAccepted };
}
const vendor = () => screen.getByLabelText('Vendor');

describe('a review', () => {
  it('accepts the values and confirms the match with one key', async () => {
    const { person, changed, confirmed, onAccepted, told } = await open();
    await person.type(vendor(), '{Enter}');
    await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
    expect(changed).toHaveBeenCalledWith({ reviewed: true, version: 1 });
    expect(confirmed).toHaveBeenCalledOnce();
    expect(told.done).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Document accepted and matched' }),
    );
  });

  it('begins at the first value that is in doubt', async () => {
    const matches = vi.spyOn(window, 'matchMedia');
    matches.mockImplementation((media) => ({ matches: media === '(pointer: fine)' }) as MediaQueryList);
    const doubted = { fields: { ...fields, total: { ...read(1250, '$12.50'), confidence: 0.5 } } };
    await open(doubted);
    await vi.waitFor(() => expect(document.activeElement === screen.getByLabelText('Total')).toBe(true));
    cleanup();
    await open();
    await vi.waitFor(() => expect(document.activeElement === vendor()).toBe(true));
    matches.mockRestore();
  });

  it('proposes what the bank says was paid in place of a total in doubt, until that is taken', async () => {
    const { id: transactionId, description, date } = paid;
    const total = { ...read(647, '$6.47'), confidence: 0.5 };
    const { person, changed } = await open({
      ...{ amount: 647, fields: { ...fields, total } },
      proposedPayment: { transactionId, description, date, amount: 10_647, currency: 'CAD' },
    });
    const field = screen.getByLabelText<HTMLInputElement>('Total');
    expect(field.value).toBe('6.47');
    await person.click(screen.getByRole('button', { name: 'Use this amount' }));
    expect(field.value).toBe('106.47');
    expect(screen.queryByRole('button', { name: 'Use this amount' })).toBeNull();
    await person.click(screen.getByRole('button', { name: /^Accept/ }));
    await vi.waitFor(() => expect(changed.mock.lastCall?.[0]).toMatchObject({ amount: 10_647 }));
  });

  it('links by hand what another name takes the suggestion from', async () => {
    const { person, changed, confirmed, linked, onAccepted } = await open();
    await person.type(vendor(), ' Myriade{Enter}');
    await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
    expect(changed).toHaveBeenCalledWith({ vendor: 'Café Myriade', reviewed: true, version: 1 });
    expect(confirmed).not.toHaveBeenCalled();
    expect(linked).toHaveBeenCalledWith(
      expect.objectContaining({ receiptIds: [lunch.id], transactionIds: [paid.id] }),
    );
  });

  it('leaves the match open where the amount was edited, and says so', async () => {
    const { person, confirmed, linked, onAccepted } = await open();
    await person.clear(screen.getByLabelText('Total'));
    await person.type(screen.getByLabelText('Total'), '13.50');
    expect(screen.getByText(/we’ll look for a new match/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /^Accept/ }));
    await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
    expect(confirmed).not.toHaveBeenCalled();
    expect(linked).not.toHaveBeenCalled();
  });

  it('confirms a hardly likely match only on a word of its own', async () => {
    const { person, confirmed, onAccepted } = await open({}, { confidence: 40 });
    await person.type(vendor(), '{Enter}');
    await vi.waitFor(() => expect(onAccepted).toHaveBeenCalledOnce());
    expect(confirmed).not.toHaveBeenCalled();
    await person.click(screen.getByLabelText('Accepting confirms this match'));
    await person.type(vendor(), '{Enter}');
    await vi.waitFor(() => expect(confirmed).toHaveBeenCalledOnce());
  });

  it('stays with a document that was accepted but could not be matched', async () => {
    const { person, told, onAccepted } = await open();
    api.on(confirmMatch, problemOf('wrong-state'));
    await person.type(vendor(), '{Enter}');
    await vi.waitFor(() =>
      expect(told.failed).toHaveBeenCalledWith(
        'The document was accepted, but not matched',
        expect.any(String),
      ),
    );
    expect(onAccepted).not.toHaveBeenCalled();
  });

  it('has the offered category chosen already, and sends it', async () => {
    const offer = {
      category: 'meals',
      categoryId: 'meals',
      confidence: 80,
      source: 'merchant',
      reason: 'A café',
    };
    const { person, changed } = await open({
      category: null,
      categoryId: null,
      suggestedCategory: { ...offer, source: 'merchant' },
    });
    expect(screen.getByLabelText('Category').dataset['value']).toBe('meals');
    expect(screen.getByText('A café')).toBeTruthy();
    expect(screen.getByText('Suggested')).toBeTruthy();
    await person.type(vendor(), '{Enter}');
    await vi.waitFor(() =>
      expect(changed).toHaveBeenCalledWith(expect.objectContaining({ category: 'meals' })),
    );
  });

  it('calls an offered category of the books alone by its name', async () => {
    const own = { category: 'Beehives', categoryId: 'bees', confidence: 80, reason: 'like an earlier row' };
    await open({ category: null, categoryId: null, suggestedCategory: { ...own, source: 'history' } });
    expect(screen.getByLabelText('Category')).toHaveProperty('value', 'Beehives');
  });

  it('says of a value that was edited that it was, and of which words it was read', async () => {
    const { person } = await open();
    expect(screen.queryByText('Edited')).toBeNull();
    await person.type(screen.getByLabelText('Total'), '{Backspace}');
    // 12.5 is still 12.50.
    expect(screen.queryByText('Edited')).toBeNull();
    await person.type(screen.getByLabelText('Total'), '9');
    expect(screen.getByText('Edited')).toBeTruthy();
    await person.type(screen.getByLabelText('Total'), '{Backspace}0');
    expect(screen.queryByText('Edited')).toBeNull();
    await person.selectOptions(screen.getByLabelText('Currency'), 'USD');
    expect(screen.getByText('Edited')).toBeTruthy();
    expect(screen.getByText('Read from “$12.50”')).toBeTruthy();
  });

  it('offers the usual currencies first, and keeps one that is in no list', async () => {
    await open({ currency: 'XTS' });
    const choice = screen.getByLabelText<HTMLSelectElement>('Currency');
    expect(choice.value).toBe('XTS');
    const usual = within(choice).getByRole('group', { name: 'Usual' });
    expect(within(usual).getAllByRole('option')[1]?.textContent).toBe('CAD – Canadian Dollar');
  });
});
