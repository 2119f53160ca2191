import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minorOf } from '../../../../../../functions/adapters/page-text/e-invoice/invoice-values.ts';
import { readInvoice } from '../../../../../../functions/adapters/page-text/e-invoice/read-invoice.ts';
import type { EInvoice } from '../../../../../../shared/model/e-invoice.ts';
import { ciiOf, ublOf, type Prefixes } from '../../../../../support/e-invoices.ts';

const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.replace(/[\p{C}\s]+/gu, ' ').trim())
  .filter((text) => text !== '');
const amount = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const perhaps = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const day = fc
  .integer({ min: 0, max: 20_000 })
  .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
const party = fc.record({
  name,
  address: fc.array(name, { minLength: 2, maxLength: 2 }),
  country: fc.constantFrom('DE', 'FR', 'IE', null),
  taxNumber: perhaps(fc.stringMatching(/^[A-Z]{2}\d{9}$/)),
});
const goods = fc.record({
  role: fc.constant('goods' as const),
  description: perhaps(name),
  quantity: perhaps(fc.constantFrom('1', '2.5', '-3', '0.0001')),
  amount,
});
const adjustment = fc
  .record({
    isCharge: fc.boolean(),
    description: perhaps(name),
    size: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map(({ isCharge, description, size }) => ({
    role: isCharge ? ('charge' as const) : ('allowance' as const),
    description,
    quantity: null,
    amount: isCharge ? size : -size,
  }));
const invoice: fc.Arbitrary<EInvoice> = fc
  .record({
    kind: fc.constantFrom('invoice' as const, 'credit-note' as const, 'other' as const),
    number: name,
    issuedOn: perhaps(day),
    dueOn: perhaps(day),
    currency: fc.constantFrom('EUR', 'USD', 'JPY', 'KWD'),
    seller: party,
    buyer: party,
    goods: fc.array(goods, { maxLength: 4 }),
    adjustments: fc.array(adjustment, { maxLength: 3 }),
    linesLeft: fc.constant(0),
    taxes: fc.array(
      fc.record({
        kind: fc.constantFrom('VAT', 'GST'),
        rate: fc.constantFrom(0, 5.5, 7, 19, 20, null),
        amount,
      }),
      { maxLength: 3 },
    ),
    net: perhaps(amount),
    tax: amount,
    total: amount,
    prepaid: perhaps(amount),
    rounding: perhaps(amount),
    due: perhaps(amount),
    payment: fc.record({
      code: perhaps(fc.constantFrom('30', '48', '58')),
      account: perhaps(name),
      cardLastFour: perhaps(fc.stringMatching(/^\d{4}$/)),
    }),
    terms: perhaps(name),
    notes: fc.array(name, { maxLength: 2 }),
  })
  .map(({ goods: lines, adjustments, ...rest }) => ({ ...rest, lines: [...lines, ...adjustments] }));
const prefixes: fc.Arbitrary<Prefixes> = fc.constantFrom(
  { root: 'rsm', parts: 'ram', values: 'udt' },
  { root: '', parts: 'cac', values: 'cbc' },
  { root: 'a', parts: '', values: 'b' },
  { root: 'ns0', parts: 'ns2', values: '' },
);

describe('a written invoice', () => {
  it.each([
    ['a Cross Industry Invoice', ciiOf],
    ['UBL', ublOf],
  ])('as %s is read as it was meant, whatever its prefixes', async (_, write) => {
    await fc.assert(
      fc.asyncProperty(invoice, prefixes, async (meant, as) => {
        const read = await readInvoice(Buffer.from(write(meant, as)));
        expect(read).toEqual({ kind: 'invoice', invoice: meant });
      }),
    );
  });
});

describe('an amount', () => {
  it.each([
    ['12.3', 'EUR', 1230],
    ['-0.00', 'EUR', 0],
    ['.5', 'USD', 50],
    ['+7', 'USD', 700],
    ['1500', 'JPY', 1500],
    ['1500.00', 'JPY', 1500],
    ['1.234', 'KWD', 1234],
    ['19.990000000000002', 'EUR', 1999],
    ['2.675', 'EUR', 268],
    ['-2.675', 'EUR', -268],
    ['0.999', 'EUR', 100],
    ['9007199254740993.00', 'EUR', null],
    ['1,234.50', 'EUR', null],
    ['1e3', 'EUR', null],
    ['', 'EUR', null],
    ['.', 'EUR', null],
  ])('%s %s is %s minor units', (text, currency, minor) => {
    expect(minorOf(text, currency)).toBe(minor);
  });
});
