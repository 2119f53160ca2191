// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { getPeriodLock, lockPeriod, previewPeriodLock } from '../../../../../shared/contract/books.ts';
import { PeriodLockWish } from '../../../../../shared/model/period-lock.ts';
import type { Me } from '../../../../../shared/model/organization.ts';
import type { PeriodLockState } from '../../../../../shared/model/period-lock.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { fakeApi } from '../../../../support/fake-api.ts';
import { assistant } from '../../../../support/screen.tsx';

const api = fakeApi();
afterEach(closeApp);

const by = { userId: 'grace', byName: 'Grace Hopper' };

/** Answers how far the books are closed, and closes or reopens them. */
function fakeLock(begun: PeriodLockState) {
  let state = begun;
  api.on(getPeriodLock, () => state);
  api.on(previewPeriodLock, { count: 1, unready: 1 });
  return api.on(lockPeriod, (_request, body) => {
    const { until } = PeriodLockWish.parse(body);
    const at = `2026-04-0${state.version + 1}T12:00:00.000Z`;
    const history = [{ from: state.lock?.until ?? null, to: until, at, ...by }, ...state.history];
    const lock = until === null ? null : { until, at, on: at.slice(0, 10), ...by };
    state = { lock, version: state.version + 1, history };
    return state;
  });
}

async function openCard(me: Partial<Me> = {}) {
  const { person } = await openApp('/app/settings?tab=preferences', api, { me });
  const card = await screen.findByRole('region', { name: 'Closed periods' });
  const says = (said: string) => waitFor(() => expect(card.textContent).toContain(said));
  return { person, card: within(card), says };
}
const asked = () => screen.findByRole('alertdialog');
const isAnswered = () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());

const open: PeriodLockState = { lock: null, version: 0, history: [] };

it('is closed by whoever may close books, and only read by others', async () => {
  fakeLock(open);
  const close = { name: 'Close and Lock…' };
  const mayClose = await openCard({ ...assistant, abilities: ['canCloseBooks'] });
  expect(await mayClose.card.findByRole('button', close)).toBeTruthy();
  await closeApp();
  const { card, says } = await openCard(assistant);
  await says('Only the master of the organization closes and reopens periods.');
  expect(card.queryByRole('button')).toBeNull();
});

it('closes a period once, however often that is confirmed, and tells before what it means', async () => {
  const locked = fakeLock(open);
  const { person, card, says } = await openCard();
  await says('Nothing is closed yet.');
  fireEvent.change(card.getByRole('textbox', { name: 'Close up to' }), { target: { value: '2026-03-31' } });
  await person.click(card.getByRole('button', { name: 'Close and Lock…' }));
  const asking = await asked();
  expect(asking.textContent).toContain('Close everything up to March 31, 2026?');
  await waitFor(() => expect(asking.textContent).toContain('This closes 1 transaction.'));
  expect(asking.textContent).toContain('1 of them still lacks a category or a receipt.');
  await person.dblClick(within(asking).getByRole('button', { name: 'Close and lock' }));
  await isAnswered();
  await says('Closed up to March 31, 2026');
  expect(screen.queryByText('Nothing was closed or reopened')).toBeNull();
  expect(card.getAllByRole('listitem')).toHaveLength(1);
  expect(locked.mock.calls).toEqual([[{ until: '2026-03-31', version: 0 }]]);
});

it('reopens what is closed, and the history keeps both', async () => {
  const at = '2026-04-01T12:00:00.000Z';
  const until = '2026-03-31';
  const locked = fakeLock({
    ...{ lock: { until, at, on: '2026-04-01', ...by }, version: 1 },
    history: [{ from: null, to: until, at, ...by }],
  });
  const { person, card, says } = await openCard();
  await person.click(await card.findByRole('button', { name: 'Reopen…' }));
  const asking = await asked();
  expect(asking.textContent).toContain('Reopen closed periods?');
  await person.click(within(asking).getByRole('button', { name: 'Reopen' }));
  await says('Nothing is closed yet.');
  expect(card.getAllByRole('listitem')).toHaveLength(2);
  expect(locked).toHaveBeenCalledWith({ until: null, version: 1 });
});
