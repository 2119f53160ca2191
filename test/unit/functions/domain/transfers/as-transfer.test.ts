import { describe, expect, it } from 'vitest';
import {
  asTransfer,
  isTransfer,
  withoutPair,
} from '../../../../../functions/domain/transfers/as-transfer.ts';
import { rowWith } from '../ledger/rows.ts';

const pair = '0198f000-0000-7000-8000-0000000000aa';
const out = rowWith({ kind: 'expense', categoryId: 'Rent', amount: -5000 });
const into = rowWith({ kind: 'income', categoryId: 'income', amount: 5000 });

describe('a pair of rows', () => {
  it('is a transfer while the same money left and arrived', () => {
    expect(isTransfer(out, into)).toBe(true);
    expect(isTransfer(out, { ...into, amount: 4999 })).toBe(false);
    expect(isTransfer(out, { ...into, currency: 'USD' })).toBe(false);
    expect(isTransfer(out, { ...into, currency: 'USD', amount: 3600 })).toBe(true);
    expect(isTransfer(into, out)).toBe(false);
  });

  it('stands alone again as it was, but not as an expense that brings money', () => {
    const paired = asTransfer(out, pair);
    const { version: _version, ...alone } = withoutPair(paired, out);
    const { version: _before, ...before } = out;
    expect(alone).toEqual(before);
    const turned = withoutPair({ ...paired, amount: 5000 }, out);
    expect(turned).toMatchObject({ kind: 'transfer', amount: 5000 });
    expect(turned.pairId).toBeUndefined();
  });
});
