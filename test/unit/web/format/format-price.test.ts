import { expect, it } from 'vitest';
import { formatPrice } from '../../../../web/format/format-price.ts';

it.each([
  [800, 'cad', '$8 CAD'],
  [800, 'usd', '$8 USD'],
  [600, 'gbp', '£6 GBP'],
  [7000, 'eur', '€70 EUR'],
  [18_000, 'cad', '$180 CAD'],
  [850, 'cad', '$8.50 CAD'],
])('writes %d %s as %s', (minor, currency, written) => {
  expect(formatPrice(minor, currency)).toBe(written);
});

it('writes it as French does', () => {
  expect(formatPrice(800, 'cad', 'fr').replaceAll(/\s/g, ' ')).toBe('8 $ CAD');
});
