import { describe, expect, it } from 'vitest';
import { shareAsBefore } from '../../../../../functions/domain/categories/share-as-before.ts';

const bill = {
  id: 'bill',
  amount: -14_000,
  currency: 'CAD',
  accountId: 'checking',
  categoryId: 'home-office',
};
const hydro = { ...bill, description: 'BC HYDRO BILL PYMT', date: '2025-01-16' };

describe('shareAsBefore', () => {
  it('gives an entry the share that the latest one of its name was given', () => {
    const shareOf = shareAsBefore([
      { ...hydro, businessShare: 20 },
      { ...hydro, date: '2025-03-16', businessShare: 25 },
      { ...hydro, date: '2025-02-16' },
    ]);
    expect(shareOf({ ...hydro, amount: -15_500 })).toBe(25);
  });

  it('gives none in another category, to another name or for money the other way, nor once all of it was the business’s', () => {
    const shareOf = shareAsBefore([{ ...hydro, businessShare: 20 }]);
    expect(shareOf({ ...hydro, categoryId: 'utilities' })).toBeUndefined();
    expect(shareOf({ ...hydro, description: 'TELUS MOBILITY' })).toBeUndefined();
    expect(shareOf({ ...hydro, amount: 14_000 })).toBeUndefined();
    const whole = shareAsBefore([
      { ...hydro, businessShare: 20 },
      { ...hydro, date: '2025-03-16' },
    ]);
    expect(whole(hydro)).toBeUndefined();
  });
});
