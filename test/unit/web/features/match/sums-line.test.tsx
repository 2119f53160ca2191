// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { MatchSums } from '../../../../../shared/model/match.ts';
import { SumsLine } from '../../../../../web/features/match/sums-line.tsx';
import { show } from '../../../../support/screen.tsx';

afterEach(cleanup);

const paid: MatchSums = { documents: null, payments: 68_65, currency: 'CAD', difference: null, name: null };

describe('SumsLine', () => {
  it('says of a payment in another currency just that, and no trouble', () => {
    show(<SumsLine sums={{ ...paid, name: 'exchange' }} />);
    expect(screen.getByText('Paid in a different currency')).toBeTruthy();
    expect(screen.queryByText(/can’t be compared/)).toBeNull();
  });

  it('says what is missing where a document names no amount', () => {
    show(<SumsLine sums={paid} />);
    expect(screen.getByText('Totals can’t be compared: a document has no amount')).toBeTruthy();
  });
});
