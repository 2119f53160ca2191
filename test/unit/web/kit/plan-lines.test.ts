import { describe, expect, it } from 'vitest';
import { planLines } from '../../../../web/kit/plan-lines.ts';
import '../../../../web/text/all-texts.ts';
import { translator } from '../../../../web/text/translator.ts';

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
