import { expect, it } from 'vitest';
import { isNamedByInitials } from '../../../../../functions/domain/matching/named-by-initials.ts';
import { suggestMatches } from '../../../../../functions/domain/matching/suggest-matches.ts';

it.each([
  ['United States Postal Service', 'USPS PO 87714 SAN MARCOS TX'],
  ['Transport for London', 'CARD PAYMENT TO TFL TRAVEL CH 4391'],
  ['Toronto Transit Commission', 'TTC #4182 TORONTO ON'],
  ['Canadian Imperial Bank of Commerce Inc.', 'CIBC BRANCH 0012'],
])('knows %s by its initials', (vendor, text) => {
  expect(isNamedByInitials(vendor, text)).toBe(true);
});

it.each([
  ['United States Postal Service', 'UPS STORE 4182'],
  ['United States Postal Service', 'POST USPS'],
  ['Toronto Transit Commission', 'TTCX LOGISTICS'],
  ['Home Depot', 'HD SUPPLY'],
  ['Alder Basin Ltd', 'ABL SPACE SYSTEMS'],
  [null, 'USPS PO 87714'],
])('takes no other initials for it: %s, %s', (vendor, text) => {
  expect(isNamedByInitials(vendor, text)).toBe(false);
});

it('matches the very amount under the initials without asking, and asks under others', () => {
  const decisionOf = (description: string) =>
    suggestMatches({
      transactions: [{ id: 't1', date: '2025-10-06', description, amount: -859, currency: 'USD' }],
      receipts: [
        {
          ...{ id: 'r1', vendor: 'United States Postal Service', date: '2025-10-06', amount: 859 },
          ...{ currency: 'USD', kind: 'receipt' },
        },
      ],
    })[0]?.decision;
  expect(decisionOf('USPS PO 33763 DALLAS TX')).toBe('auto');
  expect(decisionOf('UPS STORE 33763 DALLAS TX')).toBe('suggest');
});
