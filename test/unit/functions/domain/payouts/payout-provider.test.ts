import { describe, expect, it } from 'vitest';
import { payoutProviderOf } from '../../../../../functions/domain/payouts/payout-provider.ts';
import { rowWith } from '../ledger/rows.ts';

const accounts = [
  { id: 'checking', name: 'Checking', kind: 'checking' },
  { id: 'card', name: 'Visa', kind: 'credit-card' },
] as const;
const deposit = (description: string, change = {}) =>
  rowWith({ kind: 'income', amount: 121_345, source: 'import:1', description, ...change });
const named = (description: string, change = {}) =>
  payoutProviderOf(deposit(description, change), accounts)?.name;

describe('payoutProviderOf', () => {
  it('is the bank on the way where own invoices were paid short, unless a provider is named', () => {
    expect(named('WIRE IN NORDLICHT GMBH', { paidShort: true })).toBe('Bank');
    expect(named('WIRE IN NORDLICHT GMBH', { paidShort: true, source: 'entry' })).toBe('Bank');
    expect(named('STRIPE TRANSFER ST-K2J8X9', { paidShort: true })).toBe('Stripe');
    expect(named('WIRE IN NORDLICHT GMBH', { paidShort: true, kind: 'transfer' })).toBeUndefined();
    expect(named('WIRE IN NORDLICHT GMBH')).toBeUndefined();
  });

  it.each([
    ['STRIPE TRANSFER ST-K2J8X9', 'Stripe'],
    ['STRIPE PAYMENTS UK LTD', 'Stripe'],
    ['ACH CREDIT STRIPE PAYOUT ACCT ****1234', 'Stripe'],
    ['PAYPAL TRANSFER 1029384', 'PayPal'],
    ['PayPal Europe S.a.r.l. et Cie', 'PayPal'],
    ['SQUARE INC DES:SQ250301', 'Square'],
    ['SumUp Payments PID 4411', 'SumUp'],
    ['SHOPIFY PAYOUT', 'Shopify'],
    ['ETSY, INC. PAYOUT', 'Etsy'],
    ['GOCARDLESS REF ACME-12', 'GoCardless'],
    ['AIRBNB PAYMENTS G-ABC', 'Airbnb'],
    ['UBER BV PAYOUT', 'Uber'],
    ['AMAZON PAYMENTS EUROPE', 'Amazon'],
  ])('sees in %s a payout of %s', (description, provider) => {
    expect(named(description)).toBe(provider);
  });

  it.each([
    'PAYPAL *MAPLESHOP',
    'UBER *TRIP REFUND',
    'STRIPE REFUND INV 12',
    'SQUARE INC PAYROLL',
    'SQ *CAFE MYRIADE',
    'LEICESTER SQUARE DENTAL',
    'SQUARE ONE INSURANCE',
    'STRIPED PAINT CO',
    'SHOPIFY CAPITAL LOAN',
    'CLIENT NORTHLIGHT',
  ])('sees none in %s', (description) => {
    expect(named(description)).toBeUndefined();
  });

  it('wants money that a statement brought into an account, not cents, not onto a card', () => {
    const description = 'STRIPE PAYOUT';
    expect(named(description, { source: 'entry' })).toBeUndefined();
    expect(named(description, { kind: 'transfer' })).toBeUndefined();
    expect(named(description, { kind: 'expense', amount: -121_345 })).toBeUndefined();
    expect(named(description, { amount: 12 })).toBeUndefined();
    expect(named(description, { accountId: 'card' })).toBeUndefined();
  });

  it('sees none of a provider whose account is kept in the books: the money only moves', () => {
    const own = [...accounts, { id: 'pp', name: 'PayPal CAD', kind: 'checking' as const }];
    expect(payoutProviderOf(deposit('PAYPAL TRANSFER'), own)).toBeUndefined();
    expect(payoutProviderOf(deposit('PAYPAL SALE', { accountId: 'pp' }), own)).toBeUndefined();
    expect(payoutProviderOf(deposit('STRIPE PAYOUT'), own)?.name).toBe('Stripe');
  });
});
