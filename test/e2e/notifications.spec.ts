import { statementCsv } from '../support/entries.ts';
import { AppFrame } from './pages/app-frame.ts';
import { NotificationsPage } from './pages/notifications-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('the bell counts what happened, and each notification leads to its thing', async ({ page }) => {
  const member = await signIn(page, newPerson(), '/app');
  const { bell } = new AppFrame(page);
  await expect(bell).toHaveAccessibleName('Notifications');
  for (const day of ['2026-03-05', '2026-03-06']) {
    const rows = [{ date: day, description: 'Cedar Tools', amount: -1200 }];
    const { id } = await member.readStatement(statementCsv(rows), 'checking');
    await member.commit(String(id));
  }
  await member.until('/notifications/unread', ({ count }) => count === 2);

  await page.reload();
  await expect(bell).toHaveAccessibleName('Notifications, 2 unread');
  await bell.click();
  const notifications = new NotificationsPage(page);
  await expect(notifications.title).toBeVisible();
  const told = notifications.notices('Import finished');
  await expect(told).toHaveText(['Unread: Import finished', 'Unread: Import finished']);
  await told.first().click();
  await expect(page).toHaveURL(/\/app\/transactions\?statement=/);
  await expect(notifications.dialog()).toBeVisible();
  await page.goBack();
  await expect(bell).toHaveAccessibleName('Notifications, 1 unread');
});
