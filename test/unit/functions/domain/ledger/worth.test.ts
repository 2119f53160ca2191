import { describe, expect, it } from 'vitest';
import { worthAtRate, worthBySaid } from '../../../../../functions/domain/ledger/worth.ts';
import { rowWith } from './rows.ts';

const row = rowWith({ currency: 'USD', amount: -100_00, date: '2026-03-03' });

describe('worthBySaid', () => {
  it('takes the amount to the cent and tells its rate; the sign is the entry’s', () => {
    const worth = { currency: 'CAD', amount: -136_21, rate: '1.3621', source: 'person', day: '2026-03-03' };
    expect(worthBySaid(row, { amount: 136_21 }, 'CAD')).toEqual(worth);
    expect(worthBySaid(row, { rate: '1.3621' }, 'CAD')).toEqual(worth);
  });

  it('knows none of what moved nothing, or of more than an amount may be', () => {
    expect(worthBySaid({ ...row, amount: 0 }, { amount: 5 }, 'CAD')).toBeUndefined();
    expect(worthBySaid(row, { rate: '999999999999' }, 'CAD')).toBeUndefined();
  });
});

describe('worthAtRate', () => {
  it('keeps whose rate it is, and of which day', () => {
    const at = { currency: 'GBP', rate: '0.7431', source: 'ecb', via: 'EUR', day: '2026-02-27' } as const;
    expect(worthAtRate(row, at)).toEqual({ ...at, amount: -74_31 });
  });
});
