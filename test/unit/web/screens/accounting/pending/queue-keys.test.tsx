// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { getWorklist, listPayouts } from '../../../../../../shared/contract/ledger.ts';
import { confirmMatch, listMatches, rejectMatch } from '../../../../../../shared/contract/matching.ts';
import { getReceiptPages } from '../../../../../../shared/contract/receipts.ts';
import type { Match } from '../../../../../../shared/model/match.ts';
import { problemOf } from '../../../../../../shared/problems.ts';
import { closeApp, openApp } from '../../../../../support/app.tsx';
import { fakeApi } from '../../../../../support/fake-api.ts';
import { answerSides, placeIn, suggestionsFor } from '../../../../../support/matches-shown.ts';

const api = fakeApi();
afterEach(closeApp);

const vendors = ['Alder Books', 'Birch Cafe', 'Cedar Tools', 'Dune Travel'] as const;
const suggestions = suggestionsFor(vendors);
let pending: readonly Match[];
let decided: readonly Match[];

/** What the books hold of a suggestion once it is decided. */
function decide(id: string | undefined, status: 'confirmed' | 'rejected'): Match {
  const match = pending.find((one) => one.id === id);
  if (!match) throw new Error('Nothing waits for this decision.');
  const now: Match = { ...match, status, decidedAt: '2026-03-11T12:00:00.000Z' };
  pending = pending.filter((one) => one !== match);
  decided = [now, ...decided];
  return now;
}

beforeEach(() => {
  [pending, decided] = [suggestions, []];
  api.on(getWorklist, { suggestions: 4, withoutReceipt: 0, withoutCategory: 0, assumed: 0, months: null });
  api.on(listPayouts, { items: [] });
  api.on(listMatches, ({ query }) => ({
    items: [...(query.get('status') === 'recent' ? decided : pending)],
  }));
  answerSides(api, vendors);
  api.on(getReceiptPages, problemOf('not-found'));
  api.on(confirmMatch, ({ params: { id } }) => decide(id, 'confirmed'));
  api.on(rejectMatch, ({ params: { id } }) => decide(id, 'rejected'));
});

const card = (place: 0 | 1 | 2 | 3) => screen.findByLabelText(`Suggestion: ${vendors[place]}`);
const isGone = (place: 0 | 1 | 2 | 3) =>
  waitFor(() => expect(screen.queryByLabelText(`Suggestion: ${vendors[place]}`)).toBeNull());

it('decides the suggestion that has the focus by a key, also after its details were looked at', async () => {
  const { person } = await openApp('/app/accounting', api);
  const third = await card(2);
  await person.click(within(third).getByText('View Details'));
  const details = await screen.findByRole('dialog', { name: 'Match details' });
  await waitFor(() => expect(details.contains(document.activeElement)).toBe(true));
  await person.keyboard('{Escape}');
  await waitFor(() => {
    // It fades away, which nothing ends without a screen.
    fireEvent.animationEnd(details);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  expect(third.getAttribute('aria-current')).toBe('true');
  await person.keyboard('c');
  await isGone(2);
  expect(screen.getAllByLabelText(/^Suggestion: ./)).toHaveLength(3);
  expect(decided.map(({ id, status }) => [placeIn(id), status])).toEqual([[2, 'confirmed']]);
});

it('goes on at the suggestion that took the place of the decided one, and from there by keys', async () => {
  const { person } = await openApp('/app/accounting', api);
  const second = await card(1);
  act(() => within(second).getByText('Reject').focus());
  await waitFor(() => expect(second.getAttribute('aria-current')).toBe('true'));
  await person.keyboard('r');
  await isGone(1);
  const third = await card(2);
  await waitFor(() => expect(document.activeElement).toBe(third));
  await person.keyboard('j');
  const fourth = await card(3);
  await waitFor(() => expect(document.activeElement).toBe(fourth));
  await person.keyboard('k');
  await waitFor(() => expect(document.activeElement).toBe(third));
  await person.keyboard('k');
  const first = await card(0);
  await waitFor(() => expect(document.activeElement).toBe(first));
  await person.keyboard('c');
  await isGone(0);
  expect(await card(3)).toBeTruthy();
  expect(decided.map(({ id, status }) => [placeIn(id), status])).toEqual([
    [0, 'confirmed'],
    [1, 'rejected'],
  ]);
});
