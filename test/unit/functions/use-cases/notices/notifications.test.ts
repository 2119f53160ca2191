import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { Caller } from '../../../../../functions/runtime/caller.ts';
import type { Told } from '../../../../../functions/store/notices.ts';
import { countUnread } from '../../../../../functions/use-cases/notices/count-unread.ts';
import { getNotificationSettings } from '../../../../../functions/use-cases/notices/get-notification-settings.ts';
import { listNotifications } from '../../../../../functions/use-cases/notices/list-notifications.ts';
import { readAllNotifications } from '../../../../../functions/use-cases/notices/read-all-notifications.ts';
import { readNotification } from '../../../../../functions/use-cases/notices/read-notification.ts';
import { saveNotificationSettings } from '../../../../../functions/use-cases/notices/save-notification-settings.ts';
import { telling, tellOnce } from '../../../../../functions/use-cases/notices/tell.ts';
import { writeAsRead } from '../../../../../functions/use-cases/write-as-read.ts';
import { usualNoticeSettings } from '../../../../../shared/model/notice.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

async function books() {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const later = (minutes: number) => ({
    ...cloud,
    now: () => new Date(cloud.now().getTime() + minutes * 60_000),
  });
  const tell = (name: string, minutes: number, change: Partial<Told> = {}) =>
    writeAsRead(
      organizationId,
      'told-once',
      telling({ organizationId, kind: 'import-finished', aboutId: v7(), name, ...change }, later(minutes)),
      cloud,
    );
  const list = async (who: Caller = caller, limit = 50, cursor?: string) => {
    const page = await listNotifications({ limit, cursor }, who, cloud);
    if ('refused' in page) throw new Error(page.refused);
    return page;
  };
  const unread = async (who: Caller = caller) => (await countUnread(who, cloud)).count;
  return { cloud, caller, organizationId, later, tell, list, unread };
}

describe('what people are told of', () => {
  it('is listed newest first, page by page', async () => {
    const { tell, list } = await books();
    for (const [minutes, name] of ['first.csv', 'second.csv', 'third.csv'].entries())
      await tell(name, minutes);
    const { items, nextCursor } = await list(undefined, 2);
    expect(items.map(({ name }) => name)).toEqual(['third.csv', 'second.csv']);
    const rest = await list(undefined, 2, nextCursor);
    expect(rest.items).toMatchObject([{ name: 'first.csv', kind: 'import-finished', isRead: false }]);
    expect(rest).not.toHaveProperty('nextCursor');
  });

  it('is one thing however often the same event is told, and keeps its first time where it was only noticed', async () => {
    const { organizationId, tell, list, later } = await books();
    const aboutId = v7();
    for (const minutes of [0, 1]) await tell('a.csv', minutes, { aboutId });
    const waiting = { organizationId, kind: 'suggestions-waiting', aboutId: null, name: '' } as const;
    for (const minutes of [2, 3]) await tellOnce({ ...waiting, once: '2026-04-01' }, later(minutes));
    await tellOnce({ ...waiting, once: '2026-04-02' }, later(4));
    const { items } = await list();
    expect(items.map(({ kind, at }) => [kind, at])).toEqual([
      ['suggestions-waiting', '2026-04-01T12:04:00.000Z'],
      ['suggestions-waiting', '2026-04-01T12:02:00.000Z'],
      ['import-finished', '2026-04-01T12:01:00.000Z'],
    ]);
  });

  it('is read by each person for themselves', async () => {
    const { cloud, caller, tell, list, unread } = await books();
    const other = { ...caller, userId: v7() };
    await tell('a.csv', 0);
    await tell('b.csv', 1);
    const [newest] = (await list()).items;
    expect(await readNotification(newest?.id ?? '', caller, cloud)).toMatchObject({ isRead: true });
    expect([await unread(), await unread(other)]).toEqual([1, 2]);
    expect((await list()).items.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(await readNotification(v7(), caller, cloud)).toMatchObject({ refused: 'not-found' });
  });

  it('stays unread where it came after those that were marked all at once', async () => {
    const { caller, tell, list, unread, later } = await books();
    await tell('a.csv', 0);
    const shownAt = (await list()).items[0]?.at ?? '';
    await tell('b.csv', 1);
    await readAllNotifications({ until: shownAt }, caller, later(2));
    expect((await list()).items.map(({ isRead }) => isRead)).toEqual([false, true]);
    await readAllNotifications({ until: '2099-01-01T00:00:00Z' }, caller, later(2));
    expect(await unread()).toBe(0);
    await tell('c.csv', 3);
    expect(await unread()).toBe(1);
    await readAllNotifications({ until: shownAt }, caller, later(4));
    expect(await unread()).toBe(1);
  });

  it('is counted up to a hundred', async () => {
    const { tell, unread } = await books();
    for (let minutes = 0; minutes < 103; minutes += 1) await tell(`${minutes}.csv`, minutes);
    expect(await unread()).toBe(100);
  });

  it('is not listed and not counted for whoever hides its kind, and pages fill up with what is left', async () => {
    const { cloud, caller, tell, list, unread } = await books();
    for (let minutes = 0; minutes < 9; minutes += 1)
      await tell(`${minutes}`, minutes, minutes % 4 === 0 ? {} : { kind: 'report-sent' });
    const hidden = { 'report-sent': { isShown: false, mail: 'off' } } as const;
    await saveNotificationSettings({ choices: hidden }, caller, cloud);
    expect(await unread()).toBe(3);
    const { items, nextCursor } = await list(undefined, 2);
    expect(items.map(({ name }) => name)).toEqual(['8', '4']);
    expect((await list(undefined, 2, nextCursor)).items.map(({ name }) => name)).toEqual(['0']);
    const other = { ...caller, userId: v7() };
    expect([await unread(other), (await list(other)).items.length]).toEqual([9, 9]);
  });
});

describe('how a person is told', () => {
  it('is as the product has it where they chose nothing, and what they do not name stays', async () => {
    const { cloud, caller } = await books();
    expect(await getNotificationSettings(caller, cloud)).toEqual(usualNoticeSettings);
    await saveNotificationSettings({ hour: 17 }, caller, cloud);
    const choices = { 'import-finished': { isShown: false, mail: 'daily' } } as const;
    const kept = { hour: 17, choices: { ...usualNoticeSettings.choices, ...choices } };
    expect(await saveNotificationSettings({ choices }, caller, cloud)).toEqual(kept);
    expect(await getNotificationSettings({ ...caller, userId: v7() }, cloud)).toEqual(usualNoticeSettings);
  });
});
