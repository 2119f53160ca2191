import { describe, expect, it } from 'vitest';
import { isNearLimit } from '../../../../../web/features/plans/near-limit.ts';
import { planLines } from '../../../../../web/features/plans/plan-lines.ts';
import { subscribePath, wantedPlanIn } from '../../../../../web/features/plans/wanted-plan.ts';
import '../../../../../web/text/all-texts.ts';
import { translator } from '../../../../../web/text/translator.ts';

describe('what a plan has', () => {
  it.each([
    [
      'starter',
      ['10 documents a month', '2 bank statements a month', 'CSV export', 'For you and your accountant'],
    ],
    [
      'professional',
      [
        '150 documents a month',
        'Unlimited bank statements',
        'Excel, CSV and PDF export',
        'Packages for your accountant',
        '2 members; accountants are free',
      ],
    ],
    [
      'business',
      [
        'Unlimited documents',
        'Unlimited bank statements',
        'Excel, CSV and PDF export',
        'Packages for your accountant',
        '5 members; accountants are free',
      ],
    ],
    [
      'enterprise',
      [
        'Unlimited documents',
        'Unlimited bank statements',
        'Excel, CSV and PDF export',
        'Packages for your accountant',
        'As many members as you need',
        'Permissions set for each member',
      ],
    ],
  ] as const)('is said of %s by the limits that hold', (plan, lines) => {
    expect(planLines(plan, translator.t)).toEqual(lines);
  });
});

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

it.each([
  [7, 10, false],
  [8, 10, true],
  [12, 10, true],
  [119, 150, false],
  [120, 150, true],
  [1000, undefined, false],
])('%d of %s is near the limit: %s', (used, limit, isNear) => {
  expect(isNearLimit(used, limit)).toBe(isNear);
});
