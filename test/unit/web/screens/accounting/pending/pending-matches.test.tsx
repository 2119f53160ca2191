// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { listPayouts } from '../../../../../../shared/contract/ledger.ts';
import { listMatches } from '../../../../../../shared/contract/matching.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { PendingMatches } from '../../../../../../web/screens/accounting/pending/pending-matches.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { show } from '../../../../../support/screen.tsx';

afterEach(cleanup);

it('says what cannot be had where payouts cannot either, and does not ask for them over and over', async () => {
  const api = fakeApi();
  const payouts = api.on(listPayouts, problemOf('wrong-state'));
  api.on(listMatches, problemOf('wrong-state'));
  show(
    <MemoryRouter>
      <PendingMatches />
    </MemoryRouter>,
  );
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0);
  expect(payouts.mock.calls.length).toBeLessThan(4);
});
