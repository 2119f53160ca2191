import { entry, statementCsv } from '../support/entries.ts';
import { brightDesk, dress, expectSound, looks } from './looks.ts';
import { ClosedPeriods } from './pages/closed-periods.ts';
import { ImportPreview } from './pages/import-preview.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('a period is closed, its rows are locked, and an import leaves them out; all of it is told', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  await member.ask('POST', '/transactions', entry({ description: 'March paper', date: '2026-03-31' }));
  await member.ask('POST', '/transactions', entry({ description: 'April ink', date: '2026-04-01' }));
  const settings = new SettingsPage(page);
  const periods = new ClosedPeriods(page);
  const list = new TransactionsPage(page);

  await test.step('by a master, who is told what that means', async () => {
    await settings.open('Preferences');
    await periods.root.scrollIntoViewIfNeeded();
    await expect(periods.root).toContainText('Nothing is closed yet.');
    await periods.closeUpTo.fill('2026-03-31');
    await periods.closeButton.click();
    const asking = periods.question;
    await expect(asking.root).toContainText('Close everything up to March 31, 2026?');
    await expect(asking.root).toContainText('This closes 1 transaction.');
    await expect(asking.root).toContainText('1 of them still lacks a category or a receipt.');
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'closing a period', look);
    }
    await dress(page, brightDesk);
    await asking.button('Close and lock').dblclick();
    await expect(asking.root).toBeHidden();
    await expect(periods.root).toContainText('Closed up to March 31, 2026');
    await expect(settings.text(/Nothing was closed or reopened/i)).toHaveCount(0);
    await expect(periods.periods).toHaveCount(1);
    for (const look of looks) {
      await dress(page, look);
      await periods.root.scrollIntoViewIfNeeded();
      await expectSound(page, 'closed periods', look);
    }
    await dress(page, brightDesk);
  });

  await test.step('its rows show a lock instead of what changes them', async () => {
    await list.goWithin('/app/transactions');
    await expect(list.closedMark('March paper')).toBeVisible();
    await expect(list.editButton('March paper')).toHaveCount(0);
    await expect(list.deleteButton('March paper')).toHaveCount(0);
    await expect(list.editButton('April ink')).toBeVisible();
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'rows of a closed period', look);
    }
    await dress(page, brightDesk);
    const panel = await list.openEntry('March paper');
    await expect(panel.root).toContainText('This transaction lies in a closed period');
    await expect(panel.notes).toBeDisabled();
    for (const look of looks) {
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
    await list.open(`?statement=${String(id)}`);
    const preview = new ImportPreview(page);
    await expect(preview.root).toContainText('1 row lies in a closed period and is not added.');
    await expect(preview.closedRows).toHaveCount(1);
    for (const look of looks) {
      await dress(page, look);
      await expectSound(page, 'an import into a closed period', look);
    }
    await dress(page, brightDesk);
    await preview.add(1);
    await expect(preview.root).toBeHidden();
    await expect(list.row('NEW SHOP')).toBeVisible();
    await expect(list.row('OLD SHOP')).toHaveCount(0);
  });
});
