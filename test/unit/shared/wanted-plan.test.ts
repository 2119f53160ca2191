import { describe, expect, it } from 'vitest';
import { subscribePath, wantedPlanIn } from '../../../shared/wanted-plan.ts';

describe('a plan chosen elsewhere', () => {
  it('is read from the address that was made of it', () => {
    const wanted = { plan: 'business', interval: 'year' } as const;
    expect(wantedPlanIn(new URL(subscribePath(wanted), 'https://site').search)).toEqual(wanted);
  });

  it.each(['', '?plan=enterprise', '?plan=starter', '?plan=gold&interval=year'])(
    'is none in "%s"',
    (search) => {
      expect(wantedPlanIn(search)).toBeUndefined();
    },
  );

  it('is paid by the month where the address does not say', () => {
    expect(wantedPlanIn('?plan=business&interval=day')).toEqual({ plan: 'business', interval: 'month' });
  });
});
