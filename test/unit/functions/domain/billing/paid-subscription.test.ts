import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  graceEndOf,
  paidUntil,
  refundableUntil,
  subscriptionThatCounts,
} from '../../../../../functions/domain/billing/paid-subscription.ts';
import type { PaidSubscription } from '../../../../../functions/domain/billing/paid-subscription.ts';

const paid = (wish: Partial<PaidSubscription> = {}): PaidSubscription => ({
  ...{ id: 'sub_1', status: 'active', plan: 'business', interval: 'month', currency: 'cad', amount: 1800 },
  createdAt: '2026-04-01T12:00:00.000Z',
  periodStart: '2026-04-01T12:00:00.000Z',
  periodEnd: '2026-05-01T12:00:00.000Z',
  cancelAtPeriodEnd: false,
  ...wish,
});

describe('paidUntil', () => {
  it.each([
    ['goes on for seven days beyond its period, where it renews', {}, '2026-05-08T12:00:00.000Z'],
    ['ends with its period, where it is canceled', { cancelAtPeriodEnd: true }, '2026-05-01T12:00:00.000Z'],
    [
      'ends seven days after what was paid, where a payment failed',
      { status: 'past-due' },
      '2026-04-08T12:00:00.000Z',
    ],
    ['is over, where it has ended', { status: 'ended' }, undefined],
  ] as const)('%s', (_, wish, until) => {
    expect(paidUntil(paid(wish))).toBe(until);
  });

  it('tells of a grace only where a payment failed', () => {
    expect(graceEndOf(paid())).toBeNull();
    expect(graceEndOf(paid({ status: 'past-due' }))).toBe('2026-04-08T12:00:00.000Z');
  });
});

describe('subscriptionThatCounts', () => {
  it('is one that goes on before those that ended, the latest of several, and none of none', () => {
    const earlier = paid({ id: 'sub_0', createdAt: '2026-03-01T12:00:00.000Z' });
    const ended = paid({ id: 'sub_2', createdAt: '2026-06-01T12:00:00.000Z', status: 'ended' });
    expect(subscriptionThatCounts([ended, earlier])?.id).toBe('sub_0');
    expect(subscriptionThatCounts([earlier, paid()])?.id).toBe('sub_1');
    expect(subscriptionThatCounts([{ ...earlier, status: 'ended' }, ended])?.id).toBe('sub_2');
    expect(subscriptionThatCounts([])).toBeUndefined();
  });

  it('is the same in whichever order they come', () => {
    const several = fc.uniqueArray(fc.record({ at: fc.integer({ min: 1, max: 28 }), isOver: fc.boolean() }), {
      selector: ({ at }) => at,
    });
    fc.assert(
      fc.property(several, (drawn) => {
        const all = drawn.map(({ at, isOver }) =>
          paid({
            id: `sub_${at}`,
            createdAt: `2026-04-${String(at).padStart(2, '0')}T00:00:00.000Z`,
            status: isOver ? 'ended' : 'active',
          }),
        );
        expect(subscriptionThatCounts(all.toReversed())).toEqual(subscriptionThatCounts(all));
      }),
    );
  });
});

it('gives a first payment back for thirty days of 24 hours', () => {
  expect(refundableUntil('2026-02-01T12:00:00.000Z')).toBe('2026-03-03T12:00:00.000Z');
});
