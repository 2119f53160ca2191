import { expect, it } from 'vitest';
import { lastDigitsOfName, shapedNumber } from '../../../../../functions/domain/statements/account-shapes.ts';
import { accountInFileName } from '../../../../../functions/domain/statements/tables/file-name-account.ts';

it('takes no two days behind each other for a sort code and its account', () => {
  expect(accountInFileName('transactions 01-01-26_20260131.csv')).toBeNull();
  expect(shapedNumber('31-01-26 20260131')).toBeUndefined();
  expect(shapedNumber('20-14-33 40518822')).toBe('40518822');
});

it('finds the last digits of a name in a time that grows with its length', () => {
  const started = performance.now();
  expect(lastDigitsOfName('.'.repeat(50_000))).toBeUndefined();
  expect(performance.now() - started).toBeLessThan(300);
  expect(lastDigitsOfName('Everyday Checking ...4417')).toBe('4417');
});
