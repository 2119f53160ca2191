import { entry, statementCsv } from '../support/entries.ts';
import { brightDesk, dress, expectSound, looks, unlikeLooks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('a period is closed, its rows are locked, and an import leaves them out; all of it is told', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('POST', '/transactions', entry({ description: 'March paper', date: '2026-03-31' }));
  await member.ask('POST', '/transactions', entry({ description: 'April ink', date: '2026-04-01' }));
  const card = page.getByRole('region', { name: 'Closed periods' });
  const asking = page.getByRole('alertdialog');

  await test.step('by a master, who is told what that means', async () => {
    await page.goto('/app/settings?tab=preferences');
    await card.scrollIntoViewIfNeeded();
    await expect(card).toContainText('Nothing is closed yet.');
    await card.getByRole('textbox', { name: 'Close up to' }).fill('2026-03-31');
    await card.getByRole('button', { name: 'Close and Lock…' }).click();
    await expect(asking).toContainText('Close everything up to March 31, 2026?');
    await expect(asking).toContainText('1 transaction is closed by this.');
    await expect(asking).toContainText('1 of them still lacks a category or a receipt.');
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'closing a period', look);
    }
    await dress(page, brightDesk);
    await asking.getByRole('button', { name: 'Close and lock' }).dblclick();
    await expect(asking).toBeHidden();
    await expect(card).toContainText('Closed up to March 31, 2026');
    await expect(page.getByText('Nothing was closed or reopened')).toHaveCount(0);
    await expect(card.getByRole('listitem')).toHaveCount(1);
    for (const look of looks) {
      await dress(page, look);
      await card.scrollIntoViewIfNeeded();
      await expectSound(page, 'closed periods', look);
    }
    await dress(page, brightDesk);
  });

  await test.step('its rows show a lock instead of what changes them', async () => {
    await page.goto('/app/transactions');
    const closed = page.getByRole('group', { name: 'March paper' });
    await expect(closed.getByRole('img', { name: 'Closed: March paper lies in a period' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit March paper' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Delete March paper' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Edit April ink' })).toBeVisible();
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'rows of a closed period', look);
    }
    await dress(page, brightDesk);
    await closed.getByRole('button', { name: 'March paper' }).first().click();
    const panel = page.getByRole('dialog');
    await expect(panel).toContainText('This transaction lies in a closed period');
    await expect(panel.getByRole('textbox', { name: 'Notes' })).toBeDisabled();
    for (const look of unlikeLooks) {
      await dress(page, look);
      await expectSound(page, 'an entry of a closed period', look);
    }
    await dress(page, brightDesk);
    await page.keyboard.press('Escape');
  });

  await test.step('an import names its rows of it, and adds as many as it says', async () => {
    const rows = [
      { date: '2026-03-30', description: 'OLD SHOP', amount: -500 },
      { date: '2026-04-02', description: 'NEW SHOP', amount: -700 },
    ];
    const { id } = await member.readStatement(statementCsv(rows, 10_000));
    await page.goto(`/app/transactions?statement=${String(id)}`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('1 row lies in a closed period and is not added.');
    await expect(dialog.getByText('Period closed')).toHaveCount(1);
    for (const look of unlikeLooks) {
      await dress(page, look);
      await expectSound(page, 'an import into a closed period', look);
    }
    await dress(page, brightDesk);
    await dialog.getByRole('button', { name: 'Add 1 transaction' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('group', { name: 'NEW SHOP' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'OLD SHOP' })).toHaveCount(0);
  });
});
