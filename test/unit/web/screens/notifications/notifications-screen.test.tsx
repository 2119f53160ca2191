// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import {
  countUnread,
  listNotifications,
  readAllNotifications,
  readNotification,
} from '../../../../../shared/contract/notices.ts';
import type { Notice } from '../../../../../shared/model/notice.ts';
import { closeApp, openApp } from '../../../../support/app.tsx';
import { answerEmptyBooks } from '../../../../support/empty-books.ts';
import { fakeApi } from '../../../../support/fake-api.ts';

const api = fakeApi();
afterEach(closeApp);

const noticeOf = (at: string, place: number): Notice => ({
  ...{ id: `01890000-0000-7000-8000-00000000000${place}`, kind: 'import-finished', at, isRead: false },
  ...{ aboutId: `01890000-0000-7000-8000-00000000001${place}`, name: 'march.csv' },
});
const newest = noticeOf('2026-03-06T12:00:00.000Z', 1);

it('leads from the bell to what happened, and counts what of it is new', async () => {
  let items = [newest, noticeOf('2026-03-05T12:00:00.000Z', 2)];
  api.on(listNotifications, () => ({ items }));
  answerEmptyBooks(api);
  api.on(readNotification, ({ params }) => {
    items = items.map((notice) => ({ ...notice, isRead: notice.isRead || notice.id === params['id'] }));
    return newest;
  });
  const until = api.on(readAllNotifications, () => {
    items = items.map((notice) => ({ ...notice, isRead: true }));
    return { until: newest.at };
  });
  const { person, address, goBack } = await openApp('/app/notifications', api);
  api.on(countUnread, () => ({ count: items.filter(({ isRead }) => !isRead).length }));
  const bell = (name: string) => screen.findByRole('link', { name });
  const told = () => screen.findAllByRole('link', { name: /Import finished$/ });
  const saysOfThem = async () => (await told()).map(({ textContent }) => textContent);
  const title = (name: string) => screen.findByRole('heading', { level: 1, name });
  expect(await title('Notifications')).toBeTruthy();
  await waitFor(async () =>
    expect(await saysOfThem()).toEqual(['Unread: Import finished', 'Unread: Import finished']),
  );
  const [first] = await told();
  if (!first) throw new Error('Nothing happened.');
  await person.click(first);
  await waitFor(() => expect(address()).toBe(`/app/transactions?statement=${newest.aboutId}`));
  // The address changes before the screen does: going back at once would leave the list that was here, about to be taken away.
  expect(await title('Transactions')).toBeTruthy();
  await goBack();
  expect(await title('Notifications')).toBeTruthy();
  expect(await bell('Notifications, 1 unread')).toBeTruthy();
  await waitFor(async () =>
    expect(await saysOfThem()).toEqual(['Import finished', 'Unread: Import finished']),
  );
  await person.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await bell('Notifications')).toBeTruthy();
  expect(await saysOfThem()).toEqual(['Import finished', 'Import finished']);
  expect(screen.getByRole('button', { name: 'Mark all as read' })).toHaveProperty('disabled', true);
  expect(until).toHaveBeenCalledWith({ until: newest.at });
});
