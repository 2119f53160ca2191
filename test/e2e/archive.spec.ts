import { v7 } from 'uuid';
import { entry } from '../support/entries.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';
import { expectSoundInAllLooks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { undo } from './toast.ts';

test('what is archived is found by type and year, looked at, restored with Undo, and deleted for good by the typed word', async ({
  page,
}) => {
  const member = await signIn(page, newPerson(), '/app');
  const [lamp, chair] = [entry({ description: 'Desk lamp' }), entry({ description: 'Oak chair' })];
  for (const row of [lamp, chair]) await member.ask('POST', '/transactions', row);
  const receipt = await uploadUnreadable(member);
  await member.ask('POST', '/matches', { id: v7(), receiptIds: [receipt.id], transactionIds: [lamp.id] });
  await member.ask('DELETE', `/receipts/${receipt.id}`);
  await member.ask('DELETE', `/transactions/${chair.id}`);
  const rows = page.getByRole('list', { name: 'Archived items' }).getByRole('listitem');
  const dialog = page.getByRole('dialog');
  const year = String(new Date().getFullYear());

  await test.step('from the bar, with true counts', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Archive' }).click();
    await expect(rows).toHaveCount(2);
    await expect(page.getByRole('region', { name: 'Items' })).toContainText('2');
    await expect(page.getByRole('region', { name: 'Transactions' })).toContainText('1');
    await expectSoundInAllLooks(page, 'the archive with its rows');
  });

  await test.step('by the filters in the address', async () => {
    await page.getByLabel('Archived in').selectOption(year);
    await expect(page).toHaveURL(new RegExp(`year=${year}`));
    await expect(rows).toHaveCount(2);
    await page.goto('/app/archive?year=2019');
    await expect(page.getByText('Nothing found in the archive')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(rows).toHaveCount(2);
    await page.getByRole('tab', { name: 'Transactions' }).press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`Goes for good on ${Number(year) + 1}`);
  });

  await test.step('it is restored, and archived again by Undo', async () => {
    await page.getByRole('button', { name: 'Restore Oak chair' }).press('Enter');
    await expect(page.getByText('Nothing found in the archive')).toBeVisible();
    await undo(page, 'Restored');
    await expect(rows).toContainText('Oak chair');
  });

  await test.step('it is deleted for good by the typed word', async () => {
    await page.getByRole('button', { name: 'Delete Oak chair for good' }).click();
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    await expect(confirm).toBeDisabled();
    await dialog.getByLabel('Type “delete” to go on').fill('delete');
    await expectSoundInAllLooks(page, 'deleting for good');
    await confirm.click();
    await expect(dialog).toBeHidden();
    await expect(rows).toHaveCount(0);
    expect(await member.call('POST', `/transactions/${chair.id}/restore`)).toMatchObject({ status: 404 });
  });

  await test.step('the document of an entry in the books is kept, and why is said', async () => {
    await page.getByRole('tab', { name: 'All Items' }).click();
    await rows.getByRole('button', { name: /^View/ }).click();
    await expect(dialog.getByText('Goes for good on')).toBeVisible();
    await expectSoundInAllLooks(page, 'the view of an archived document');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await rows.getByRole('button', { name: /for good$/ }).click();
    await dialog.getByLabel('Type “delete” to go on').fill('delete');
    await dialog.getByLabel('Type “delete” to go on').press('Enter');
    await expect(dialog.getByText('This is the document of “Desk lamp”')).toBeVisible();
  });
});
