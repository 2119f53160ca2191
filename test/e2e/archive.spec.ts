import { v7 } from 'uuid';
import { entry } from '../support/entries.ts';
import { uploadUnreadable } from '../support/upload-receipt.ts';
import { expectSoundInAllLooks } from './looks.ts';
import { AppFrame } from './pages/app-frame.ts';
import { ArchivePage } from './pages/archive-page.ts';
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
  const archive = new ArchivePage(page);
  const { rows } = archive;
  const year = String(new Date().getFullYear());

  await test.step('from the bar, with true counts', async () => {
    await new AppFrame(page).goToPlace('Archive');
    await expect(rows).toHaveCount(2);
    await expect(archive.figure('Items')).toContainText('2');
    await expect(archive.figure('Transactions')).toContainText('1');
    await expectSoundInAllLooks(page, 'the archive with its rows');
  });

  await test.step('by the filters in the address', async () => {
    await archive.year.selectOption(year);
    await expect(page).toHaveURL(new RegExp(`year=${year}`));
    await expect(rows).toHaveCount(2);
    await archive.open('?year=2019');
    await expect(archive.empty).toBeVisible();
    await archive.clearFilters();
    await expect(rows).toHaveCount(2);
    await archive.tab('Transactions').press('Enter');
    await expect(rows).toHaveCount(1);
    await expect(rows).toContainText(`Goes for good on ${Number(year) + 1}`);
  });

  await test.step('it is restored, and archived again by Undo', async () => {
    await archive.restoreButton('Oak chair').press('Enter');
    await expect(archive.empty).toBeVisible();
    await undo(page, 'Restored');
    await expect(rows).toContainText('Oak chair');
  });

  await test.step('it is deleted for good by the typed word', async () => {
    const dialog = await archive.askToDelete('Oak chair');
    await expect(dialog.confirmButton).toBeDisabled();
    await dialog.word.fill('delete');
    await expectSoundInAllLooks(page, 'deleting for good');
    await dialog.confirm();
    await expect(dialog.root).toBeHidden();
    await expect(rows).toHaveCount(0);
    expect(await member.call('POST', `/transactions/${chair.id}/restore`)).toMatchObject({ status: 404 });
  });

  await test.step('the document of an entry in the books is kept, and why is said', async () => {
    await archive.openTab('All Items');
    const item = await archive.viewOnly();
    await expect(item.goesOn).toBeVisible();
    await expectSoundInAllLooks(page, 'the view of an archived document');
    await item.close();
    const dialog = await archive.askToDelete();
    await dialog.word.fill('delete');
    await dialog.word.press('Enter');
    await expect(dialog.text(/This is the document of “Desk lamp”/)).toBeVisible();
  });
});
