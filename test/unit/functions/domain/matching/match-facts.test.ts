import { describe, expect, it } from 'vitest';
import { likelyAmounts } from '../../../../../functions/domain/matching/likely-amounts.ts';
import {
  asksForNoMoney,
  isOpenReceipt,
  isOpenRow,
  receiptFacts,
} from '../../../../../functions/domain/matching/match-facts.ts';
import { proposalDays } from '../../../../../functions/domain/matching/proposed-payment.ts';
import { paper } from '../../../../support/papers.ts';

const field = (value: string | number) => ({
  value,
  text: String(value),
  confidence: 0.9,
  page: 1,
  box: [0, 0, 1, 1] as [number, number, number, number],
});

describe('what of a stored receipt is compared', () => {
  it('is what was read, with the currency of the books where it names none', () => {
    const fields = {
      number: field('INV-7'),
      cardLastFour: field('4724'),
      subtotal: field(1000),
      tip: field(200),
      amountDue: field(750),
    };
    expect(receiptFacts(paper('o', { currency: null, fields }), 'CAD')).toMatchObject({
      amount: 1250,
      currency: 'CAD',
      number: 'INV-7',
      last4: '4724',
      subtotal: 1000,
      tip: 200,
      due: 750,
    });
  });

  it('is the customer of one’s own invoice, until somebody names another vendor', () => {
    const fields = { vendor: field('Maren Oakridge Consulting'), customer: field('Northgate Inc.') };
    const own = { vendor: 'Maren Oakridge Consulting', isIssued: true, fields };
    expect(receiptFacts(paper('o', own), 'CAD')).toMatchObject({ vendor: 'Northgate Inc.', isIssued: true });
    const named = receiptFacts(paper('o', { ...own, vendor: 'Bell' }), 'CAD');
    expect(named).toMatchObject({ vendor: 'Bell', isIssued: false });
    const bill = receiptFacts(paper('o', { ...own, isIssued: false }), 'CAD');
    expect(bill).toMatchObject({ vendor: 'Maren Oakridge Consulting', isIssued: false });
  });

  it('is nothing of a report of several payouts, which belongs to none of them', () => {
    const payouts = [43_674, 15_326].map((net) => ({ gross: net + 726, fees: 726, refunds: 0, net }));
    const report = { amount: 44_400, fields: { total: field(44_400) } };
    const of = (some: typeof payouts) => ({ ...report, payoutReport: { provider: 'Stripe', payouts: some } });
    expect(asksForNoMoney(paper('o', of(payouts)))).toBe(true);
    expect(asksForNoMoney(paper('o', of(payouts.slice(0, 1))))).toBe(false);
    expect(asksForNoMoney(paper('o', { ...of(payouts), amount: 100 }))).toBe(false);
  });

  it('is nothing without an amount', () => {
    expect(receiptFacts(paper('o', { amount: null }), 'CAD')).toBeUndefined();
  });

  it('leaves out what is read or linked no more, and transfers', () => {
    expect(isOpenReceipt(paper('o'))).toBe(true);
    expect(isOpenReceipt(paper('o', { status: 'matched', transactionIds: ['t'] }))).toBe(false);
    expect(isOpenRow({ kind: 'expense', receiptIds: [] })).toBe(true);
    expect(isOpenRow({ kind: 'transfer', receiptIds: [] })).toBe(false);
    expect(isOpenRow({ kind: 'expense', receiptIds: ['r'] })).toBe(false);
  });
});

describe('a paper by which nothing is paid', () => {
  const quote = paper('o', { kind: 'other', amount: 1250, fields: { total: field(1250) } });

  it('asks for no money as it was read, but does with an amount that a person gave', () => {
    expect(asksForNoMoney(quote)).toBe(true);
    expect(asksForNoMoney({ ...quote, amount: 900 })).toBe(false);
    expect(asksForNoMoney({ ...quote, fields: {} })).toBe(false);
    expect(asksForNoMoney({ ...quote, kind: 'invoice' })).toBe(false);
  });

  it('is proposed no payment where its total is in doubt', () => {
    const doubted = { ...quote, fields: { total: { ...field(1250), confidence: 0.4 } } };
    expect(proposalDays(doubted)).toBeUndefined();
    expect(proposalDays({ ...doubted, kind: 'invoice' })).toBeDefined();
  });
});

describe('likelyAmounts', () => {
  it('begins with the amount itself and names each once', () => {
    const amounts = likelyAmounts({
      id: 'r',
      vendor: null,
      date: null,
      amount: 1000,
      currency: 'CAD',
      kind: 'receipt',
      tip: 150,
      subtotal: 900,
    });
    expect(amounts).toEqual([1000, 1150, 900, 1180, 1200, 500]);
  });

  it('looks for no tip on an invoice', () => {
    expect(
      likelyAmounts({ id: 'r', vendor: null, date: null, amount: 999, currency: 'CAD', kind: 'invoice' }),
    ).toEqual([999]);
  });

  it('looks for what is due of an invoice next', () => {
    const invoice = {
      id: 'r',
      vendor: null,
      date: null,
      amount: 999,
      due: 500,
      currency: 'CAD',
      kind: 'invoice',
    };
    expect(likelyAmounts(invoice)).toEqual([999, 500]);
  });
});
