import { expect, it } from 'vitest';
import { paidByService } from '../../../../../functions/domain/payouts/paid-by-service.ts';

const accounts = [
  { id: 'checking', name: 'Checking', kind: 'checking' as const },
  { id: 'ink', name: 'Chase Ink', kind: 'credit-card' as const },
  { id: 'wallet', name: 'PayPal', kind: 'checking' as const },
];
const isByService = paidByService(accounts);

it.each([
  ['ink', 'TOM BECKER DESIGN', true],
  ['wallet', 'Tom Becker', true],
  ['checking', 'PAYPAL INST XFER TOM BECKER', true],
  ['checking', 'UPWORK -7731', true],
  ['checking', 'CHECK 1041', false],
  ['checking', 'Zelle payment to Priya Raman', false],
  ['checking', 'VENMO PAYMENT 4471', false],
])('tells whether a card or a service reports what left %s as “%s”', (accountId, description, is) => {
  expect(isByService({ accountId, description })).toBe(is);
});
