import type { Page } from '@playwright/test';
import { v7 } from 'uuid';
import { todayIn } from '../../shared/civil-date.ts';
import { entry } from '../support/entries.ts';
import { expectSoundInAllLooks } from './looks.ts';
import { mailTo, newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

const tab = '/app/reports?tab=reports';
const list = (page: Page) => page.getByRole('list', { name: 'Generated reports' }).getByRole('listitem');

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
  await page.goto(tab);
  const send = async (address: string, button: string) => {
    await page.getByLabel("Accountant's email").fill(address);
    await page.getByRole('button', { name: button, exact: true }).click();
  };

  await test.step('it is sent, and delivered', async () => {
    await send(wrong, 'Send Report');
    await expect(list(page)).toContainText([`To ${wrong}`]);
    await expect(list(page).getByText('Delivered')).toBeVisible();
  });

  await test.step('it comes back: the list says why and what to do, and people are told', async () => {
    await bounce(page, wrong);
    await page.goto('/app/notifications');
    await page.getByRole('link', { name: 'Report not accepted' }).click();
    await expect(list(page).getByText('Came back')).toBeVisible();
    await expect(list(page)).toContainText(['There is no mailbox of this address. Correct the address']);
  });

  await test.step('the form says so before it sends', async () => {
    await page.getByLabel("Accountant's email").fill(wrong);
    await expect(page.getByText(/Email to this address came back on/)).toBeVisible();
    await expectSoundInAllLooks(page, 'a report that came back');
  });

  await test.step('it is sent again to another address', async () => {
    await list(page).getByRole('button', { name: 'Send again' }).click();
    const dialog = page.getByRole('dialog', { name: 'Send this report again' });
    await expect(dialog.getByText(/came back on/)).toBeVisible();
    await expectSoundInAllLooks(page, 'a report to be sent again');
    await dialog.getByLabel("Accountant's email").fill(right);
    await dialog.getByRole('button', { name: 'Send Report' }).click();
    await expect(dialog).toBeHidden();
    await expect(list(page).first()).toContainText(`To ${right}`);
    expect(await mailTo(page, right)).toHaveLength(1);
  });

  await test.step('it is sent anyway, and nothing stands against the address any more', async () => {
    await send(wrong, 'Send anyway');
    await expect(toast(page, 'Report Sent Successfully').filter({ hasText: wrong })).toBeVisible();
    await expect(list(page).filter({ hasText: wrong }).getByText('Delivered')).toBeVisible();
    await page.reload();
    await page.getByLabel("Accountant's email").fill(wrong);
    await expect(page.getByRole('button', { name: 'Send Report', exact: true })).toBeVisible();
    await expect(page.getByText(/Email to this address came back on/)).toHaveCount(0);
  });
});
