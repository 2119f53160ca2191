import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changedEntry } from '../../../../../functions/domain/ledger/entry.ts';
import { linkedRows } from '../../../../../functions/domain/ledger/linked-rows.ts';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import type { StoredReceipt } from '../../../../../functions/store/receipts.ts';
import { paper } from '../../../../support/papers.ts';
import { rowWith } from './rows.ts';

const unsorted = rowWith({ categoryId: 'expense' });
const tax = (kind: string, rate: number | null, amount: number): StoredReceipt['taxes'][number] => ({
  ...{ kind, rate, amount, text: kind, confidence: 1, page: 1 },
  box: [0, 0, 0.1, 0.1],
});
const receipt = (change: Partial<StoredReceipt>) =>
  paper('o', { currency: 'CAD', amount: 100_000, ...change });
const linked = (row: LedgerRow, ...papers: StoredReceipt[]): LedgerRow => linkedRows([row], papers)[0] ?? row;

const field = (value: string | number): StoredReceipt['fields'][string] => ({
  ...{ value, text: String(value), confidence: 1, page: 1 },
  box: [0, 0, 0.1, 0.1],
});
/** An invoice that the organization issued. */
const own = (amount: number, change: Partial<StoredReceipt> = {}): StoredReceipt =>
  receipt({
    kind: 'invoice',
    amount,
    vendor: 'Oakridge',
    fields: { vendor: field('Oakridge') },
    isIssued: true,
    ...change,
  });

describe('linkedRows', () => {
  it('carries the category and the taxes of a receipt to its entry', () => {
    const paid = receipt({ categoryId: 'travel', taxes: [tax('GST', 5, 57), tax('QST', null, 114)] });
    expect(linked(unsorted, paid)).toMatchObject({
      receiptIds: [paid.id],
      categoryId: 'travel',
      taxes: [
        { kind: 'GST', rate: 5, amount: 57 },
        { kind: 'QST', amount: 114 },
      ],
    });
  });

  it('keeps the rates that tax the whole price for what comes later, where one payment paid it alone', () => {
    const bill = receipt({
      kind: 'invoice',
      amount: 112_00,
      taxes: [tax('GST', 5, 5_00), tax('PST', 7, 7_00)],
    });
    const paid = rowWith({ amount: -112_00 });
    const rates = [
      { kind: 'GST', rate: 5 },
      { kind: 'PST', rate: 7 },
    ];
    expect(linked(paid, bill)).toMatchObject({ ratesStated: rates });
    expect(linkedRows([linked(paid, bill)], [])[0]).not.toHaveProperty('ratesStated');
    const halves = [rowWith({ amount: -56_00 }), rowWith({ amount: -56_00 })];
    for (const half of linkedRows(halves, [bill])) expect(half).not.toHaveProperty('ratesStated');
  });

  it('takes of the tax as much as was paid of the document, and all of it once the rest is paid too', () => {
    const van = receipt({ kind: 'invoice', amount: 2_400_000, taxes: [tax('VAT', 20, 400_000)] });
    const [deposit, rest] = [rowWith({ amount: -360_000 }), rowWith({ amount: -2_040_000 })];
    const ofTax = (rows: readonly LedgerRow[], ...papers: StoredReceipt[]) =>
      linkedRows(rows, papers).map(({ taxes = [] }) => taxes.map(({ amount }) => amount));
    expect(ofTax([deposit], van)).toEqual([[60_000]]);
    expect(ofTax([deposit, rest], van)).toEqual([[60_000], [340_000]]);
    const half = rowWith({ kind: 'income', amount: 60_000 });
    expect(ofTax([half], own(120_000, { taxes: [tax('VAT', 20, 20_000)] }))).toEqual([[10_000]]);
  });

  it('takes all of the tax where the rest was kept back, given up or is not asked for', () => {
    const sold = own(100_000, { taxes: [tax('VAT', 20, 16_667)] });
    const income = { kind: 'income', source: 'import:1' } as const;
    const all = [{ kind: 'VAT', rate: 20, amount: 16_667 }];
    expect(linked(rowWith({ ...income, amount: 80_000, description: 'UPWORK ESCROW' }), sold).taxes).toEqual(
      all,
    );
    expect(linked(rowWith({ ...income, amount: 94_500 }), sold).taxes).toEqual(all);
    expect(linked(rowWith({ ...income, amount: 93_500 }), sold).taxes).not.toEqual(all);
    const due = { ...sold, fields: { ...sold.fields, amountDue: field(85_000) } };
    expect(linked(rowWith({ ...income, amount: 85_000 }), due)).toMatchObject({
      taxes: all,
      paidShort: 'tax',
    });
    const ahead = { ...due, fields: { ...due.fields, prepaid: field(15_000) } };
    expect(linked(rowWith({ ...income, amount: 85_000 }), ahead)).not.toHaveProperty('paidShort');
  });

  it('takes what is missing for tax kept back where the contractor accounts for the VAT and it is one of the rates', () => {
    const income = { kind: 'income', source: 'import:1' } as const;
    const ofContractor = own(500_000, { taxes: [tax('VAT', 0, 0)] });
    for (const amount of [400_000, 350_000, 325_000])
      expect(linked(rowWith({ ...income, amount }), ofContractor)).toMatchObject({
        paidShort: 'tax',
        taxFreeByInvoice: true,
      });
    for (const amount of [250_000, 400_100])
      expect(linked(rowWith({ ...income, amount }), ofContractor)).not.toHaveProperty('paidShort');
    // Of an invoice with tax of its own a part is still to come.
    const taxed = own(500_000, { taxes: [tax('VAT', 13.5, 59_471)] });
    expect(linked(rowWith({ ...income, amount: 400_000 }), taxed)).not.toHaveProperty('paidShort');
  });

  it('leaves a category that a person chose, replaces that of a rule, and takes neither where receipts differ', () => {
    const paid = receipt({ categoryId: 'travel' });
    expect(linked(rowWith(), paid).categoryId).toBe('Office');
    expect(linked(rowWith({ ruleId: 'r' }), paid)).toMatchObject({ categoryId: 'travel' });
    expect(linked(rowWith({ ruleId: 'r' }), paid)).not.toHaveProperty('ruleId');
    expect(linked(unsorted, paid, receipt({ categoryId: 'meals' })).categoryId).toBe('expense');
    expect(linked(rowWith({ kind: 'transfer', categoryId: 'transfer' }), paid).categoryId).toBe('transfer');
  });

  it('gives no category of purchases to money that came in', () => {
    const income = rowWith({ kind: 'income', amount: 500, categoryId: 'income' });
    expect(linked(income, receipt({ categoryId: 'travel' })).categoryId).toBe('income');
    expect(linked(income, receipt({ categoryId: 'my-own' })).categoryId).toBe('my-own');
  });

  it('takes back what receipts brought, with the offer that stood there', () => {
    const offered = rowWith({
      categoryId: 'expense',
      suggestedCategory: { categoryId: 'meals', confidence: 80, source: 'merchant', reason: 'A café.' },
    });
    const brought = linked(offered, receipt({ categoryId: 'travel', taxes: [tax('GST', 5, 57)] }));
    expect(brought).not.toHaveProperty('suggestedCategory');
    expect(linked(brought)).toEqual({ ...offered, version: 3 });
  });

  it('leaves what a person chose since', () => {
    const brought = linked(unsorted, receipt({ categoryId: 'travel', taxes: [tax('GST', 5, 57)] }));
    expect(linked(changedEntry(brought, { categoryId: 'meals' }))).toMatchObject({ categoryId: 'meals' });
    const backAgain = changedEntry(changedEntry(brought, { categoryId: 'meals' }), { categoryId: 'travel' });
    expect(linked(backAgain)).toMatchObject({ categoryId: 'travel' });
    expect(linked(changedEntry(brought, { notes: 'Mine', categoryId: 'travel' }))).toMatchObject({
      categoryId: 'expense',
      notes: 'Mine',
    });
  });

  it('sums the taxes of several receipts by kind and rate; a credit note takes its own off', () => {
    const papers = [
      receipt({ taxes: [tax('HST', 13, 130), tax('HST', 15, 150)] }),
      receipt({ taxes: [tax('HST', 13, 13)] }),
      receipt({ kind: 'credit-note', taxes: [tax('HST', 15, 50)] }),
    ];
    expect(linked(unsorted, ...papers).taxes).toEqual([
      { kind: 'HST', rate: 13, amount: 143 },
      { kind: 'HST', rate: 15, amount: 100 },
    ]);
    expect(linked(unsorted, receipt({ kind: 'credit-note', taxes: [tax('HST', 15, 50)] })).taxes).toEqual([
      { kind: 'HST', rate: 15, amount: 50 },
    ]);
  });

  it('carries no taxes of another currency, of a payslip, or that are not less than the whole', () => {
    const taxes = [tax('VAT', 20, 200)];
    const none = [
      receipt({ currency: 'EUR', taxes }),
      receipt({ kind: 'payslip', taxes }),
      receipt({ amount: 200, taxes }),
    ];
    for (const paid of none) expect(linked(unsorted, paid)).not.toHaveProperty('taxes');
    expect(linked(unsorted, receipt({ currency: null, taxes })).taxes).toHaveLength(1);
  });

  it('tells that own invoices state no tax, and takes nothing for that where they may be misread', () => {
    const paid = rowWith({ kind: 'income', amount: 113_000, categoryId: 'sales' });
    const fields = { vendor: field('Oakridge'), subtotal: field(113_000) };
    const untaxed = [
      [own(113_000, { fields })],
      [own(113_000, { taxes: [tax('HST', 0, 0)] })],
      [own(113_000, { fields, taxes: [tax('HST', 0, 0)] })],
    ];
    for (const papers of untaxed) expect(linked(paid, ...papers)).toMatchObject({ taxFreeByInvoice: true });
    expect(linked(linked(paid, own(113_000, { fields })))).not.toHaveProperty('taxFreeByInvoice');
    const others = [
      [own(113_000)],
      [own(113_000, { fields, taxes: [tax('HST', 13, 13_000)] })],
      [own(113_000, { fields: { ...fields, tax: field(13_000) } })],
      [own(113_000, { fields: { ...fields, subtotal: field(100_000) } })],
      [own(113_000, { fields }), own(5000)],
      [own(113_000, { fields, isIssued: false })],
    ];
    for (const papers of others) expect(linked(paid, ...papers)).not.toHaveProperty('taxFreeByInvoice');
    expect(linked(rowWith({ amount: -113_000 }), own(113_000, { fields }))).not.toHaveProperty(
      'taxFreeByInvoice',
    );
  });

  it('tells that a supplier’s invoice charges no tax, where it names it', () => {
    const bought = rowWith({ amount: -2190 });
    const abroad = receipt({ kind: 'invoice', amount: 2190, taxes: [tax('VAT', 0, 0)] });
    expect(linked(bought, abroad)).toMatchObject({ taxFreeByInvoice: true });
    for (const other of [
      receipt({ kind: 'invoice', amount: 2190, fields: { subtotal: field(2190) } }),
      receipt({ kind: 'receipt', amount: 2190, taxes: [tax('VAT', 0, 0)] }),
      receipt({ kind: 'invoice', amount: 2190, taxes: [tax('VAT', 0, 0), tax('VAT', 23, 300)] }),
    ])
      expect(linked(bought, other)).not.toHaveProperty('taxFreeByInvoice');
  });

  it('tells that an invoice in other money charges no tax where it names none', () => {
    const bought = rowWith({ amount: -2139, currency: 'CAD' });
    const abroad = receipt({ kind: 'invoice', amount: 1500, currency: 'USD', taxes: [] });
    expect(linked(bought, abroad)).toMatchObject({ taxFreeByInvoice: true });
    for (const other of [
      receipt({ kind: 'receipt', amount: 1500, currency: 'USD', taxes: [] }),
      receipt({ kind: 'invoice', amount: 1500, currency: 'USD', taxes: [], fields: { tax: field(173) } }),
      receipt({ kind: 'invoice', amount: 2139, currency: null, taxes: [] }),
    ])
      expect(linked(bought, other)).not.toHaveProperty('taxFreeByInvoice');
  });

  it('keeps what a supplier abroad with a simplified account charges in the cost', () => {
    const bought = rowWith({ amount: -1725, currency: 'CAD' });
    const taxes = [tax('GST', 5, 75), tax('QST', 9.975, 150)];
    const from = (number: string) =>
      linked(
        bought,
        receipt({
          ...{ kind: 'invoice', amount: 1725, currency: 'CAD', taxes },
          fields: { taxNumber: field(number) },
        }),
      ).taxes?.map(({ kind }) => kind);
    expect(from('HST715839402RT9999')).toEqual(['other', 'other']);
    expect(from('HST715839402RT0001')).toEqual(['GST', 'QST']);
  });

  it('keeps the VAT of a seller in another country of the euro in the cost, and that of an own invoice for a customer there on the return', () => {
    const foreign = {
      currency: 'EUR',
      taxes: [tax('VAT', 7, 700)],
      fields: { vendor: field('Oakridge'), taxNumber: field('DE811569869') },
    };
    const bought = linked(
      rowWith({ amount: -10_700, currency: 'EUR' }),
      receipt({ kind: 'invoice', amount: 10_700, ...foreign }),
    );
    expect(bought.taxes).toEqual([{ kind: 'other', rate: 7, amount: 700 }]);
    const sold = linked(
      rowWith({ kind: 'income', amount: 11_350, currency: 'EUR', categoryId: 'sales' }),
      own(11_350, { ...foreign, taxes: [tax('VAT', 13.5, 1350)] }),
    );
    expect(sold.taxes).toEqual([{ kind: 'VAT', rate: 13.5, amount: 1350 }]);
  });

  it('tells that own invoices were paid a little less than they ask for, as banks keep fees', () => {
    const paid = rowWith({ kind: 'income', amount: 111_500, categoryId: 'sales' });
    expect(linked(paid, own(113_000))).toMatchObject({ paidShort: true, amount: 111_500 });
    expect(linked(paid, own(56_500), own(56_500))).toMatchObject({ paidShort: true });
    expect(linked(linked(paid, own(113_000)))).toEqual({ ...paid, receiptIds: [], version: 3 });
    const whole = [
      [own(111_500)],
      // Rounded to five cents.
      [own(111_502)],
      // Of more than a bank keeps a part is still to come.
      [own(120_000)],
      [own(113_000), own(1000, { kind: 'credit-note' })],
      [own(113_000, { isIssued: undefined as never })],
      [own(113_000, { vendor: 'Somebody' })],
      [own(113_000, { currency: 'USD' })],
    ];
    for (const papers of whole) expect(linked(paid, ...papers)).not.toHaveProperty('paidShort');
    const halves = linkedRows([paid, { ...paid, amount: 1000 }], [own(113_000)]);
    expect(halves.some((row) => row.paidShort)).toBe(false);
    expect(linked(rowWith({ amount: -111_500 }), own(113_000))).not.toHaveProperty('paidShort');
  });

  it('shares taxes among payments to the cent, whatever they are', () => {
    const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), {
      minLength: 1,
      maxLength: 18,
    });
    const taxes = fc.array(
      fc.tuple(fc.constantFrom('GST', 'PST', 'VAT'), fc.constantFrom(5, 7, null), fc.nat(5_000_000)),
      { maxLength: 40 },
    );
    fc.assert(
      fc.property(amounts, taxes, (paid, stated) => {
        const rows = paid.map((amount) => rowWith({ amount }));
        const papers = stated.map(([kind, rate, amount]) =>
          receipt({ amount: null, taxes: [tax(kind, rate, amount)] }),
        );
        const carried = linkedRows(rows, papers).flatMap((row) => row.taxes ?? []);
        const sum = (kind: string, of: readonly { kind: string; amount: number }[]) =>
          of.filter((one) => one.kind === kind).reduce((all, { amount }) => all + amount, 0);
        for (const kind of ['GST', 'PST', 'VAT'])
          expect(sum(kind, carried)).toBe(
            sum(
              kind,
              papers.flatMap((one) => one.taxes),
            ),
          );
      }),
    );
  });
});
