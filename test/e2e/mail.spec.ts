import { addDays, todayIn } from '../../shared/civil-date.ts';
import { listReceipts } from '../../shared/contract/receipts.ts';
import { composeEml } from '../support/compose-eml.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { dress, expectSound, looks } from './looks.ts';
import { MailInDialog } from './pages/mail-in-dialog.ts';
import { press } from './pages/press.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { WaitingEmails } from './pages/waiting-emails.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

const today = todayIn('America/Toronto', new Date());

test('documents come by email: a member’s at once, a stranger’s by a yes', async ({
  page,
  context,
  baseURL,
}) => {
  const member = await signIn(page, newPerson());
  const content = Buffer.from(await receiptPdf('Northside Hardware Ltd.', addDays(today, -3), '118.65'));
  const attachments = [{ filename: 'hardware.pdf', contentType: 'application/pdf', content }];
  const send = async (from: string, to: string, subject: string) => {
    const eml = await composeEml({ from, to, subject, text: 'See attached.', attachments });
    const answer = await fetch(`${baseURL ?? ''}/_local/mail`, { method: 'POST', body: new Uint8Array(eml) });
    expect(answer.status).toBe(202);
  };

  const receipts = new ReceiptsPage(page);
  await receipts.open();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await press(receipts.button('By email'));
  const dialog = new MailInDialog(page);
  const address = await dialog.address.innerText();
  await dialog.copy();
  await expect(dialog.copiedButton).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'mail address', look);
  }
  await page.keyboard.press('Escape');

  await send(member.email, address, 'Fwd: Hardware');
  await send(
    'Corner Shop <till@corner.example>',
    address,
    'Your receipt of a purchase with a rather long subject',
  );
  await send('Lottery <win@spam.example>', address, 'You have won');
  await member.until('/receipts', (list) => listReceipts.reply.parse(list).items[0]?.status === 'processed');
  await member.until('/quarantine', ({ items }) => Array.isArray(items) && items.length === 2);
  await page.reload();
  const mine = receipts.cardsWith('Northside Hardware');
  await expect(mine).toContainText('118.65');
  const waiting = new WaitingEmails(page);
  await expect(waiting.heading('2 emails waiting for your decision')).toBeVisible();
  await expect(waiting.root).toContainText('till@corner.example');
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'mail waiting', look);
  }

  await waiting.discard('You have won');
  await waiting.accept('Your receipt');
  await expect(waiting.accepted).toBeVisible();
  await expect(waiting.root).toBeHidden();
  await expect(mine).toHaveCount(2);
});
