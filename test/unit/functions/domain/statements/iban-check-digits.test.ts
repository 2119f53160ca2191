import { expect, it } from 'vitest';
import { hasIbanCheckDigits } from '../../../../../functions/domain/statements/iban-check-digits.ts';

it.each(['GB82WEST12345698765432', 'DE89370400440532013000', 'NO9386011117947'])('accepts %s', (iban) => {
  expect(hasIbanCheckDigits(iban)).toBe(true);
});

it.each([
  ['a digit changed', 'GB82WEST12345698765433'],
  ['two digits swapped', 'DE89370400440532010300'],
  ['a moment behind the letters of a country', 'US20260801120000'],
  ['blanks', 'GB82 WEST 1234 5698 7654 32'],
  ['nothing', ''],
])('refuses %s', (_, text) => {
  expect(hasIbanCheckDigits(text)).toBe(false);
});
