import { describe, expect, it } from 'vitest';
import { confirmedNames, refusedNames, vendorKey } from '../../../../../functions/domain/matching/lessons.ts';

describe('what a decision teaches', () => {
  it('is the bank’s text of each vendor, each name once', () => {
    expect(
      confirmedNames(
        ['Green Valley Farms', 'GREEN VALLEY FARMS INC.', null],
        ['GVF MKT 0031', 'GVF MKT 0044'],
      ),
    ).toEqual([{ vendor: 'Green Valley Farms', descriptions: ['GVF MKT 0031'] }]);
  });

  it('is nothing about names when a visit to the very shop is refused', () => {
    expect(refusedNames(['Corner Bakery'], ['CORNER BAKERY 12'])).toEqual([]);
    expect(refusedNames(['Corner Bakery'], ['HYDRO OTTAWA'])).toEqual([
      { vendor: 'Corner Bakery', descriptions: ['HYDRO OTTAWA'] },
    ]);
  });

  it('is nothing where a text has no telling word', () => {
    expect(confirmedNames(['Corner Bakery'], ['POS PURCHASE 4411'])).toEqual([]);
    expect(confirmedNames([null, ''], ['CORNER BAKERY'])).toEqual([]);
  });

  it('is that a vendor is paid by check, where a check that was written paid it, and no check that was brought in', () => {
    const taught = [{ vendor: 'Ridgeway Properties', descriptions: ['CHECK # 1041'] }];
    expect(confirmedNames(['Ridgeway Properties'], ['CHECK # 1041'])).toEqual(taught);
    expect(confirmedNames(['Ridgeway Properties'], ['CHECK DEPOSIT 1041'])).toEqual([]);
    expect(refusedNames(['Ridgeway Properties'], ['CHECK # 1041'])).toEqual([]);
  });

  it('is found again under every spelling that is compared as equal', () => {
    expect(vendorKey('Green Valley Farms Inc.')).toBe(vendorKey('GREEN VALLEY FARMS'));
    expect(vendorKey(null)).toBe('');
  });
});
