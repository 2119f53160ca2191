// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { getTransaction, listPayouts } from '../../../../../../shared/contract/ledger.ts';
import { confirmMatch, listMatches } from '../../../../../../shared/contract/matching.ts';
import { getReceipt } from '../../../../../../shared/contract/receipts.ts';
import { PendingMatches } from '../../../../../../web/screens/accounting/pending/pending-matches.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { suggestionsFor } from '../../../../../support/matches-shown.ts';
import { lunch } from '../../../../../support/receipts-shown.ts';
import { show } from '../../../../../support/screen.tsx';
import { copperPipe } from '../../../../../support/transactions-shown.ts';

afterEach(cleanup);

it('confirms nothing, by button or key, before both sides are there to be seen', async () => {
  const api = fakeApi();
  const [match] = suggestionsFor(['Café']);
  if (!match) throw new Error('There is no suggestion.');
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  api.on(listPayouts, { items: [] });
  api.on(listMatches, { items: [match] });
  api.on(getReceipt, { ...lunch, id: match.receiptIds[0] ?? '' });
  api.on(getTransaction, async ({ params: { id = '' } }) => {
    await late;
    return { ...copperPipe, id };
  });
  const confirmed = api.on(confirmMatch, { ...match, status: 'confirmed' });
  const { person } = show(
    <MemoryRouter>
      <PendingMatches />
    </MemoryRouter>,
  );
  const confirm = await screen.findByRole<HTMLButtonElement>('button', { name: /^Confirm/ });
  await screen.findByText('Café');
  expect(confirm.disabled).toBe(true);
  await person.keyboard('c');
  expect(confirmed).not.toHaveBeenCalled();
  arrive();
  await waitFor(() => expect(confirm.disabled).toBe(false));
  await person.click(confirm);
  await waitFor(() => expect(confirmed).toHaveBeenCalledTimes(1));
});
