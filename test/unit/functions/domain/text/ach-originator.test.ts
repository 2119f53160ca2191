import { expect, it } from 'vitest';
import { achPayment, withoutAchFields } from '../../../../../functions/domain/text/ach-originator.ts';

const chase = (name: string, entry: string) =>
  `ORIG CO NAME:${name.padEnd(16)} ORIG ID:1800948598 DESC DATE:250110 CO ENTRY DESCR:${entry.padEnd(10)}SEC:CCD    TRACE#:021000028765432 EED:250110   IND ID:ST-K4W8              IND NAME:MARLOW STUDIO LLC TRN: 0101234567TC`;

it.each([
  [chase('STRIPE', 'TRANSFER'), 'STRIPE', 'STRIPE TRANSFER'],
  // All ten signs of the word are taken, and the next field begins right behind them.
  [chase('IRS', 'USATAXPYMT'), 'IRS', 'IRS USATAXPYMT'],
  [
    'VERIZON WIRELESS DES:PAYMENTS ID:4471 INDN:MARLOW STUDIO LLC CO ID:4223344794 PPD',
    'VERIZON WIRELESS',
    'VERIZON WIRELESS PAYMENTS',
  ],
  ['CHECK 1041', 'CHECK 1041', 'CHECK 1041'],
  ['Zelle payment to DES Studio', 'Zelle payment to DES Studio', 'Zelle payment to DES Studio'],
])('tells the originator of “%s”, and what they call the payment', (text, originator, payment) => {
  expect(withoutAchFields(text)).toBe(originator);
  expect(achPayment(text)).toBe(payment);
});

it('is quick with a long text that has no fields', () => {
  const text = `${'DES: '.repeat(60_000)} ID:`;
  const start = performance.now();
  achPayment(text);
  expect(performance.now() - start).toBeLessThan(200);
});
