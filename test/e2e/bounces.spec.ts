import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import { todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { expectSoundInAllLooks } from './looks.ts';
import { MadeReports } from './pages/made-reports.ts';
import { NotificationsPage } from './pages/notifications-page.ts';
import { ReportsPage } from './pages/reports-page.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

const tab = '/app/reports?tab=reports';

/** Has the newest mail to an address come back. */
async function bounce(page: Page, address: string): Promise<void> {
  const answer = await page.request.get(`/_inbox/messages.json?to=${encodeURIComponent(address)}`);
  const [newest] = (await answer.json()) as { id: string }[];
  const told = await page.request.post('/_local/bounce', { data: { messageId: newest?.id } });
  expect(told.status()).toBe(202);
}

test('a report that comes back is shown as that, and goes again to the corrected address or anyway', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('POST', '/transactions', entry({ date: todayIn('America/Toronto', new Date()) }));
  const [wrong, right] = [`wrong-${v7()}@example.com`, `right-${v7()}@example.com`];
  const made = new MadeReports(page);
  const reports = new ReportsPage(page);
  await made.goTo(tab);

  await test.step('it is sent, and delivered', async () => {
    await (await reports.openSending()).sendTo(wrong);
    await expect(made.rows).toContainText([`To ${wrong}`]);
    await expect(made.status('Delivered')).toBeVisible();
  });

  await test.step('it comes back: the list says why and what to do, and people are told', async () => {
    await bounce(page, wrong);
    const notifications = new NotificationsPage(page);
    await notifications.open();
    await notifications.openNotice(/Report not accepted/);
    await expect(made.status('Came back')).toBeVisible();
    await expect(made.rows).toContainText(['There is no mailbox of this address. Correct the address']);
  });

  await test.step('the form says so before it sends', async () => {
    const form = await reports.openSending();
    await form.accountantEmail.fill(wrong);
    await expect(form.cameBack).toBeVisible();
    await expectSoundInAllLooks(page, 'a report that came back');
    await form.cancel();
  });

  await test.step('it is sent again to another address', async () => {
    const dialog = await made.sendAgain();
    await expect(dialog.cameBack).toBeVisible();
    await expectSoundInAllLooks(page, 'a report to be sent again');
    await dialog.sendTo(right);
    await expect(dialog.root).toBeHidden();
    await expect(made.rows.first()).toContainText(`To ${right}`);
    expect(await mailTo(page, right)).toHaveLength(1);
  });

  await test.step('it is sent anyway, and nothing stands against the address any more', async () => {
    await (await reports.openSending()).sendAnywayTo(wrong);
    await expect(toast(page, 'Report Sent Successfully').filter({ hasText: wrong })).toBeVisible();
    await expect(made.status('Delivered', wrong)).toBeVisible();
    await page.reload();
    const form = await reports.openSending();
    await form.accountantEmail.fill(wrong);
    await expect(form.sendButton).toBeVisible();
    await expect(form.cameBack).toHaveCount(0);
  });
});
