import { describe, expect, it } from 'vitest';
import type { MatchReceipt, MatchTransaction } from '../../../../../functions/domain/matching/match-input.ts';
import { suggestMatches } from '../../../../../functions/domain/matching/suggest-matches.ts';

const invoice = (change: Partial<MatchReceipt> = {}): MatchReceipt => ({
  ...{ id: 'r1', vendor: 'Ormond Dental Ltd', date: '2025-03-03', amount: 236_019, currency: 'GBP' },
  ...{ kind: 'invoice', number: 'INV-1043' },
  ...change,
});
const received = (text: string, change: Partial<MatchTransaction> = {}): MatchTransaction => ({
  ...{ id: 't1', date: '2025-03-24', description: `FPI ${text}`, amount: 236_019, currency: 'GBP' },
  ...change,
});

/** The decision, and what belongs together. */
const found = (transactions: MatchTransaction[], receipts: MatchReceipt[] = [invoice()]): string[] =>
  suggestMatches({ transactions, receipts }).map(({ decision, receiptIds, transactionIds }) =>
    [decision, ...receiptIds, ...transactionIds].join(' '),
  );

describe('money for an own invoice', () => {
  it('is known by the customer who is named, and by the number', () => {
    expect(found([received('ORMOND DENTAL LTD RP4679')])).toEqual(['auto r1 t1']);
    expect(found([received('ORMOND DENTAL LTD INV 1043')])).toEqual(['auto r1 t1']);
  });

  it('is offered where the bank only says that a check was brought in, and never made without asking', () => {
    for (const description of ['MOBILE DEPOSIT CHQ', 'COUNTER CREDIT 000123', 'REMOTE ONLINE DEPOSIT # 4'])
      expect(found([received('', { description })]), description).toEqual(['suggest r1 t1']);
    for (const description of ['DÉPÔT MOBILE', 'REMISE DE CHÈQUE 0012345', 'DÉPÔT AU GUICHET AUTOMATIQUE'])
      expect(found([received('', { description })]), description).toEqual(['suggest r1 t1']);
    expect(found([received('', { description: 'MOBILE MECHANIC DEPOSIT' })])).toEqual([]);
    expect(found([received('', { description: 'DÉPÔT DIRECT ACME' })])).toEqual([]);
  });

  it('is offered under another name too where it is surely an own invoice and its cents are no round sum’s', () => {
    const ministry = received('', { description: 'DÉPÔT DIRECT SPAC-PSPC' });
    const issued = invoice({ isIssued: true });
    expect(found([ministry], [issued])).toEqual(['suggest r1 t1']);
    expect(found([ministry], [invoice({ isIssued: true, amount: 236_000 })])).toEqual([]);
    const round = { ...ministry, amount: 236_000 };
    expect(found([round], [invoice({ isIssued: true, amount: 236_000 })])).toEqual([]);
    expect(found([ministry])).toEqual([]);
    const two = [ministry, { ...ministry, id: 't2', date: '2025-03-26' }];
    expect(found(two, [issued]).filter((one) => one.startsWith('auto'))).toEqual([]);
  });

  it('teaches nothing of the next check that is brought in so', () => {
    const description = 'MOBILE DEPOSIT CHQ';
    const memory = { confirmed: [{ vendor: 'Ormond Dental Ltd', description }] };
    const next = received('', { description });
    const [match] = suggestMatches({ transactions: [next], receipts: [invoice()], memory });
    expect(match?.decision).toBe('suggest');
  });

  it('comes in, and for a credit note goes out, where the books’ owner is known to have issued the document', () => {
    const issued = { isIssued: true };
    const out = received('ORMOND DENTAL LTD', { amount: -236_019 });
    expect(found([out], [invoice()])).toEqual(['auto r1 t1']);
    expect(found([out], [invoice(issued)])).toEqual([]);
    expect(found([out], [invoice({ ...issued, kind: 'credit-note' })])).toEqual(['suggest r1 t1']);
    const paid = received('ORMOND DENTAL LTD RP4679');
    expect(found([paid], [invoice({ ...issued, kind: 'credit-note' })])).toEqual([]);
    const sent = received('SENT TO ORMOND DENTAL', { amount: -2_500_00 });
    expect(found([sent], [invoice(issued)])).toEqual([]);
  });

  it('is as sure, whole or less by what a wire costs, where the books’ owner is known to have issued the invoice', () => {
    const issued = invoice({ isIssued: true });
    expect(found([received('ORMOND DENTAL LTD RP4679')], [issued])).toEqual(['auto r1 t1']);
    const wire = received('WIRE TSFR ORMOND DENTAL LTD', { amount: 234_519 });
    expect(found([wire], [issued])).toEqual(['auto r1 t1']);
    const less = received('TFR ORMOND DENTAL LTD', { amount: 234_519 });
    expect(found([less], [issued])).not.toContain('auto r1 t1');
  });

  it('is left to a person where the text has the number of another invoice', () => {
    expect(found([received('ORMOND DENTAL LTD INV 1044')])).toEqual(['suggest r1 t1']);
  });

  it('tells two invoices of one amount by their numbers, and asks without', () => {
    const both = [invoice(), invoice({ id: 'r2', number: 'INV-1044', date: '2025-03-05' })];
    expect(found([received('ORMOND DENTAL LTD INV 1044')], both)).toContain('auto r2 t1');
    expect(found([received('ORMOND DENTAL LTD')], both)[0]).toMatch(/^suggest/);
  });

  it('comes from abroad less what banks on the way kept: a whole sum, or one that an invoice’s number proves', () => {
    const wire = { amount: 234_519 };
    expect(found([received('INTL PAYMENT ORMOND DENTAL LTD', wire)])).toEqual(['auto r1 t1']);
    expect(found([received('ORMOND DENTAL LTD 1043', wire)])).not.toContain('auto r1 t1');
    const odd = { amount: 234_532 };
    expect(found([received('INTL PAYMENT ORMOND DENTAL LTD 1043', odd)])).toEqual(['auto r1 t1']);
    expect(found([received('INTL PAYMENT ORMOND DENTAL LTD', odd)])).toEqual(['suggest r1 t1']);
  });

  it('is left to a person where a wire may be less for either of two invoices', () => {
    const both = [invoice(), invoice({ id: 'r2', number: 'INV-1044', amount: 237_019 })];
    const wire = received('INTL PAYMENT ORMOND DENTAL LTD', { amount: 234_519 });
    expect(found([wire], both).filter((one) => one.startsWith('auto'))).toEqual([]);
  });

  it('is less by a credit note of the same customer, to the cent', () => {
    const note = { id: 'c1', kind: 'credit-note', number: 'CN-7', date: '2025-03-10', amount: 36_019 };
    const documents = [invoice(), invoice(note)];
    const net = received('ORMOND DENTAL LTD INV1043', { amount: 200_000 });
    expect(found([net], documents)).toEqual(['auto c1 r1 t1']);
    const unnumbered = received('ORMOND DENTAL LTD RP4679', { amount: 200_000 });
    expect(found([unnumbered], documents)).toEqual(['auto c1 r1 t1']);
    expect(found([net], [invoice(), invoice({ ...note, amount: 36_020 })])).not.toContain('auto c1 r1 t1');
    expect(found([net], [invoice(), invoice({ ...note, vendor: 'Harewood Estates' })])).not.toContain(
      'auto c1 r1 t1',
    );
    const later = invoice({ ...note, date: '2025-03-25' });
    expect(found([net], [invoice(), later])).not.toContain('auto c1 r1 t1');
  });

  it('subtracts a supplier’s credit note from what is paid as well', () => {
    const paid = received('TO ORMOND DENTAL LTD INV1043', { amount: -200_000 });
    const note = invoice({
      id: 'c1',
      kind: 'credit-note',
      number: 'CN-7',
      date: '2025-03-10',
      amount: 36_019,
    });
    expect(found([paid], [invoice(), note])).toEqual(['auto c1 r1 t1']);
  });

  it('is what the invoice says was paid before and what it says is left, also where both are one half', () => {
    const stating = (due: number) => [invoice({ due })];
    const before = received('ORMOND DENTAL LTD', { date: '2025-02-12', amount: 70_805 });
    const after = received('ORMOND DENTAL LTD INV1043', { id: 't2', amount: 165_214 });
    expect(found([before, after], stating(165_214))).toEqual(['auto r1 t1 t2']);
    const half = { amount: 118_010 };
    const halves = [
      { ...before, ...half },
      { ...after, ...half },
    ];
    expect(found(halves, [invoice({ amount: 236_020, due: 118_010 })])).toEqual(['auto r1 t1 t2']);
    // Not where the first is another amount, or is anybody's, and asked about where two may be it.
    expect(found([{ ...before, amount: 70_806 }, after], stating(165_214))).not.toContain('auto r1 t1 t2');
    const anybody = { ...before, description: 'FPI T HALLAM' };
    expect(found([anybody, after], stating(165_214))).not.toContain('auto r1 t1 t2');
    const twice = [before, { ...before, id: 't3', date: '2025-02-20' }, after];
    expect(found(twice, stating(165_214))[0]).toMatch(/^suggest/);
  });
});

describe('an invoice that is paid by hand', () => {
  it('is both halves, though what is left came within days: the deposit belongs to it too', () => {
    const halves = [
      received('ORMOND DENTAL LTD RP1', { id: 't1', date: '2025-02-20', amount: 118_010 }),
      received('ORMOND DENTAL LTD RP2', { id: 't2', date: '2025-03-06', amount: 118_009 }),
    ];
    expect(found(halves, [invoice({ due: 118_009 })])).toEqual(['auto r1 t1 t2']);
    expect(found(halves.slice(1), [invoice({ due: 118_009 })])).toEqual(['auto r1 t2']);
  });

  it('is the payment of its very amount: a larger one is no tip', () => {
    const paid = (id: string, date: string, amount: number) => ({
      ...{ id, date, amount, currency: 'CAD', description: 'Interac e-Transfer sent JOAN PELLY K2X9Q1' },
    });
    const bill = invoice({
      vendor: 'Joan Pelly',
      date: '2025-07-18',
      amount: 80_000,
      currency: 'CAD',
      number: '22',
    });
    const rows = [paid('t1', '2025-08-02', -80_000), paid('t2', '2025-07-25', -95_000)];
    expect(found(rows, [bill])).toEqual(['auto r1 t1']);
    const byCard = rows.map((row) => ({ ...row, description: 'JOAN PELLY BISTRO' }));
    expect(found(byCard, [{ ...bill, vendor: 'Joan Pelly Bistro' }])).toEqual(['suggest r1 t1']);
  });
});
